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
      arguments += ["-I", try modules().path]
      for flag in try await Self.systemFlags() { arguments += ["-Xcc", flag] }
      // A package is known to its modules by the name of its folder.
      let name = Repository.root.lastPathComponent.lowercased()
      if !ofLibrary { arguments += ["-package-name", name] }
      return try await Command("swiftc", arguments).run()
    }
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// The compiler flags of the system's libraries.
  private static func systemFlags() async throws -> [String] {
    let manifest = try Manifest()
    let maps = manifest.libraries.map { target, _ in
      "-fmodule-map-file=\(target.folder.appending(path: "module.modulemap").path)"
    }
    let names = manifest.libraries.map(\.pkgConfig)
    let found = try await Command("pkg-config", ["--cflags"] + names).run()
    return maps + found.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The folder of the modules that these tests were built with.
  private func modules() throws -> URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let tests = bundle ?? ProcessInfo.processInfo.arguments[0]
    return URL(filePath: tests).deletingLastPathComponent().appending(path: "Modules")
  }
}
