import Foundation
import TestSupport
import Testing

/// `import Sweephand` brings every public type of its modules, by itself or nested in another.
@Suite struct ExportTests {
  private static let drawing = Repository.root.appending(path: "Sources/Drawing")
  private static let modules = [
    "SweepDials", "SweepGeometry", "SweepSVG", "SweepScene", "SweepTimeline", "SweepType",
  ]

  @Test func `no public type is missing`() throws {
    let exports = try Self.matches(
      of: /(?m)^  @_exported public import \w+ (\w+\.\w+)$/, in: "Sweephand/Sweephand.swift")
    let names = try Self.matches(
      of: /public typealias \w+ = (\w+\.\w+)/, in: "SweepScene/Layer/Layer+Names.swift")
    #expect(Set(exports).isDisjoint(with: names))
    #expect(try Self.publicTypes() == Set(exports + names))
  }

  private static func publicTypes() throws -> Set<String> {
    let declaration =
      /(?m)^public (?:final |indirect )?(?:struct|enum|class|protocol|typealias) (\w+)/
    var types: Set<String> = []
    for module in modules {
      for file in Manifest.swiftFiles(in: drawing.appending(path: module)) {
        let text = try String(contentsOf: file, encoding: .utf8)
        types.formUnion(text.matches(of: declaration).map { "\(module).\($0.1)" })
      }
    }
    return types
  }

  private static func matches(
    of pattern: Regex<(Substring, Substring)>, in file: String
  ) throws -> [String] {
    try String(contentsOf: drawing.appending(path: file), encoding: .utf8)
      .matches(of: pattern).map { String($0.1) }
  }
}
