import Foundation
import TestSupport
import Testing

/// Lists of SVG's elements stand in `SweepVocabulary` alone.
@Suite struct VocabularyNameTests {
  /// DOMPurify's list, which is no fact about SVG.
  private static let exempt = ["DroppedRules.swift"]

  @Test func `no other target lists SVG elements`() throws {
    let sources = Repository.root.appending(path: "Sources")
    let files = Manifest.swiftFiles(in: sources).filter { !Self.exempt.contains($0.lastPathComponent) }
    let (tables, others) = (
      files.filter { $0.path.contains("/SweepVocabulary/") },
      files.filter { !$0.path.contains("/SweepVocabulary/") }
    )
    #expect(try tables.contains { try Self.listsElements($0) })
    for file in others {
      let isList = try Self.listsElements(file)
      #expect(!isList, "\(file.path)")
    }
  }

  /// Whether a file has four names of elements in a row, of which one is of SVG alone.
  private static func listsElements(_ file: URL) throws -> Bool {
    let text = try String(contentsOf: file, encoding: .utf8)
    let name = #""(?:\#((own + common).joined(separator: "|")))""#
    let list = try Regex("(?:\(name),\\s*){3,}\(name)")
    return text.matches(of: list).contains { match in
      own.contains { match.0.contains("\"\($0)\"") }
    }
  }

  private static let own = [
    "animateTransform", "animateMotion", "animateColor", "clipPath", "ellipse", "feBlend",
    "feFlood",
    "feOffset", "foreignObject", "linearGradient", "polyline", "radialGradient", "textPath",
    "tspan",
  ]
  private static let common = [
    "a", "animate", "circle", "defs", "desc", "discard", "filter", "font", "g", "image", "line",
    "marker", "mask", "metadata", "path", "pattern", "polygon", "rect", "script", "set", "stop",
    "style", "svg", "switch", "symbol", "text", "title", "use", "view",
  ]
}
