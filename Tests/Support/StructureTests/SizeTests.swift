import Foundation
import TestSupport
import Testing

/// Files and functions stay small enough to be read at once.
@Suite struct SizeTests {
  private static let files = Manifest.swiftFiles(in: Repository.root.appending(path: "Sources"))

  @Test func `no file has more than 300 lines`() throws {
    #expect(Self.files.count > 500)
    for file in Self.files {
      let count = try lines(of: file).count
      #expect(count <= 300, "\(file.path) has \(count)")
    }
  }

  @Test func `no function has more than 45 lines`() throws {
    var functions = 0
    for file in Self.files {
      let lines = try lines(of: file)
      for (start, line) in lines.enumerated() where Self.beginsFunction(line) {
        let indent = line.prefix { $0 == " " }
        guard !line.hasSuffix("}"),
          let end = lines[start...].firstIndex(where: { $0 == indent + "}" })
        else { continue }
        functions += 1
        #expect(end - start + 1 <= 45, "\(file.path):\(start + 1)")
      }
    }
    #expect(functions > 2000)
  }

  private func lines(of file: URL) throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
  }

  private static func beginsFunction(_ line: Substring) -> Bool {
    let words = line.split { $0 == " " || $0 == "(" || $0 == "<" }
    guard let word = words.first(where: { !modifiers.contains($0) && !$0.hasPrefix("@") }) else {
      return false
    }
    return word == "func" || word == "init" || word == "deinit" || word == "subscript"
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "private", "fileprivate", "static", "mutating", "nonmutating", "override",
    "final", "nonisolated", "consuming", "borrowing",
  ]
}
