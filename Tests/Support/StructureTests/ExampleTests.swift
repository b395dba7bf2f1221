import Foundation
import TestSupport
import Testing

/// The examples of the documentation and of the doc comments, as the compiler reads them.
@Suite struct ExampleTests {
  /// Examples of the library see its public API; the others see the whole package.
  @Test(arguments: [true, false])
  func `every example compiles`(ofLibrary: Bool) async throws {
    let examples = try Example.all.filter { $0.isOfLibrary == ofLibrary }
    #expect(examples.count > 5)
    let outcome = try await withTemporaryFolder { folder in
      let file = folder.appending(path: "examples.swift")
      let functions = examples.enumerated().map { $1.source(number: $0) }
      let source = Example.context + functions.joined()
      try Data(source.utf8).write(to: file)
      var arguments = ["-typecheck", "-parse-as-library", "-suppress-warnings"]
      arguments += ["-swift-version", "6", file.path]
      arguments += try await Self.moduleFlags()
      // A package is known to its modules by the name of its folder.
      let name = Repository.root.lastPathComponent.lowercased()
      if !ofLibrary { arguments += ["-package-name", name] }
      return try await Command("swiftc", arguments).run()
    }
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// Examples of the page that introduces the library need no more than the products that they name.
  @Test func `every example of docs/swift.md names the products that it imports`() async throws {
    let examples = try Example.all.filter { $0.file == "docs/swift.md" }
    #expect(examples.count > 3)
    let outcome = try await withTemporaryFolder { folder in
      var files: [String] = []
      for (number, example) in examples.enumerated() {
        let file = folder.appending(path: "example\(number).swift")
        try Data((example.imports + example.source(number: number, isAlone: true)).utf8).write(
          to: file)
        files.append(file.path)
      }
      let arguments = ["-typecheck", "-parse-as-library", "-suppress-warnings"]
      let flags = try await Self.moduleFlags()
      return try await Command("swiftc", arguments + ["-swift-version", "6"] + flags + files).run()
    }
    #expect(outcome.status == 0, "\(outcome.errors)")
    let manifest = try String(
      contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    let products = Set(manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) })
    for example in examples {
      let names = example.imports.split(separator: "\n").map { $0.dropFirst("import ".count) }
      #expect(!names.isEmpty && names.allSatisfy { products.contains(String($0)) }, "\(names)")
    }
  }

  /// The compiler flags of the modules, with those of the system's libraries.
  private static func moduleFlags() async throws -> [String] {
    ["-I", Repository.build.appending(path: "Modules").path]
      + (try await systemFlags().flatMap { ["-Xcc", $0] })
  }

  private static func systemFlags() async throws -> [String] {
    let manifest = try Manifest()
    let maps = manifest.libraries.map { target, _ in
      "-fmodule-map-file=\(target.folder.appending(path: "module.modulemap").path)"
    }
    let names = manifest.libraries.map(\.pkgConfig)
    let found = try await Command("pkg-config", ["--cflags"] + names).run()
    return maps + found.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
