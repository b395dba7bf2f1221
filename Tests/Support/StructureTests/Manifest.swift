import Foundation
import TestSupport

/// The targets that the package's manifest declares.
struct Manifest {
  struct Target {
    let name: String
    /// The folder of its layer in `Sources` and `Tests`.
    let layer: String
    /// The modules that it declares to use.
    let uses: Set<String>
    let isTest: Bool

    /// The folder of its files.
    var folder: URL {
      Repository.root.appending(path: isTest ? "Tests/\(layer)" : "Sources/\(layer)/\(name)")
    }
  }

  /// The layers; a target uses targets of its own layer and of those before it.
  static let layers = ["Drawing", "Inspection", "Documents", "Tool"]

  let targets: [Target]
  /// The libraries of the system, with their names in pkg-config.
  let libraries: [(target: Target, pkgConfig: String)]
  /// The targets that are programs.
  let programs: Set<String>

  init() throws {
    let manifest = try String(
      contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    let declaration = /\b(target|system|tests|executable)\(\s*"(\w+)", (?:in|of): \.(\w+)/
    let starts = manifest.matches(of: declaration)
    let ends = starts.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]
    programs = Set(starts.filter { $0.1 == "executable" }.map { String($0.2) })
    var libraries: [(Target, String)] = []
    targets = zip(starts, ends).map { start, end in
      let text = manifest[start.range.upperBound..<end]
      let list = text.firstMatch(of: /uses?: \[([^\]]*)\]/).map { String($0.1) } ?? ""
      // Only the first name in `product("Name", of: "package")` is a module.
      let modules = list.replacing(/, of: "[^"]+"/, with: "").matches(of: /"(\w+)"/)
      let target = Target(
        name: String(start.2), layer: String(start.3).capitalized,
        uses: Set(modules.map { String($0.1) }), isTest: start.1 == "tests")
      if start.1 == "system", let name = text.firstMatch(of: /pkgConfig: "([^"]+)"/)?.1 {
        libraries.append((target, String(name)))
      }
      return target
    }
    self.libraries = libraries
  }

  /// The Swift files below a folder, sorted by path.
  static func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.contains(".docc/") }
      .sorted { $0.path < $1.path }
  }
}
