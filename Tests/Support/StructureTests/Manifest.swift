import Foundation
import TestSupport

/// The rooms of the house as the package's manifest declares them.
struct House {
  /// A target of the manifest.
  struct Room {
    let name: String
    /// The folder of its wing in `Sources` or `Tests`.
    let wing: String
    /// The modules that it declares to use.
    let uses: Set<String>
    let isTest: Bool

    /// Where its files are.
    var folder: URL {
      Repository.root.appending(path: "\(isTest ? "Tests" : "Sources")/\(wing)/\(name)")
    }
  }

  /// The wings; a room uses rooms of its own wing and of those before it.
  static let wings = ["Drawing", "Inspection", "Documents", "Tool"]

  let rooms: [Room]
  /// The rooms that are libraries of the system, by the names that pkg-config has for them.
  let libraries: [(room: Room, pkgConfig: String)]
  /// The rooms that are programs.
  let programs: Set<String>

  init() throws {
    let manifest = try String(
      contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
    let declaration = /\b(room|system|tests|executable)\(\s*"(\w+)", in: \.(\w+)/
    let starts = manifest.matches(of: declaration)
    let ends = starts.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]
    programs = Set(starts.filter { $0.1 == "executable" }.map { String($0.2) })
    var libraries: [(Room, String)] = []
    rooms = zip(starts, ends).map { start, end in
      let text = manifest[start.range.upperBound..<end]
      let list = text.firstMatch(of: /uses?: \[([^\]]*)\]/).map { String($0.1) } ?? ""
      // Of `product("Name", of: "package")` only the name is a module's.
      let modules = list.replacing(/, of: "[^"]+"/, with: "").matches(of: /"(\w+)"/)
      let room = Room(
        name: String(start.2), wing: String(start.3).capitalized,
        uses: Set(modules.map { String($0.1) }), isTest: start.1 == "tests")
      if start.1 == "system", let name = text.firstMatch(of: /pkgConfig: "([^"]+)"/)?.1 {
        libraries.append((room, String(name)))
      }
      return room
    }
    self.libraries = libraries
  }

  /// The Swift files in a folder of the project, by their paths.
  static func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.contains(".docc/") }
      .sorted { $0.path < $1.path }
  }
}
