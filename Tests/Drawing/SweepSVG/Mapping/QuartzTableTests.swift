import Foundation
import TestSupport
import Testing

/// The table of QuartzCore's reference, `docs/core-animation.tsv`, and the page made from it.
@Suite struct QuartzTableTests {
  struct Row {
    enum State: String { case works, differs, missing, never }

    let type: String
    let member: String
    let state: State
    let words: String
    let test: String

    init(_ line: Substring) throws {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      func cell(_ index: Int) -> String { index < cells.count ? cells[index] : "" }
      (type, member, words, test) = (cells[0], cell(1), cell(3), cell(4))
      state = try #require(State(rawValue: cell(2)), "\(line)")
    }
  }

  private static let heading = "## Every property of QuartzCore\n"

  private static func rows() throws -> [Row] {
    let file = Repository.root.appending(path: "docs/core-animation.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map(Row.init)
  }

  /// The section of the page: a count, and a table for each class.
  private static func section() throws -> String {
    let rows = try rows()
    let known = rows.filter { $0.state != .never }
    let counts = [Row.State.works, .differs, .missing].map { state in
      "\(state.rawValue) \(known.count { $0.state == state })"
    }
    var text =
      heading + """

        The classes, from `core-animation.tsv`, which names a test for each row. *Works*: with the same meaning, and
        animated where Core Animation animates it. *Differs*, *missing*, *never*: for the reason given. Of the
        \(rows.count) rows a file can have \(known.count): \(counts.joined(separator: ", ")).

        """
    for type in rows.map(\.type).reduce(into: [String](), { if $0.last != $1 { $0.append($1) } }) {
      text += "\n| `\(type)` | here | |\n|---|---|---|\n"
      for row in rows where row.type == type {
        let names = row.member.components(separatedBy: ", ").map { name in
          name.contains(" ") || name == "all" ? name : "`\(name)`"
        }
        text += "| \(names.joined(separator: ", ")) | \(row.state.rawValue) | \(row.words) |\n"
      }
    }
    return text + "\n"
  }

  @Test func `The page has the table`() throws {
    let path = "docs/core-animation.md"
    let page = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    let begin = try #require(page.range(of: Self.heading))
    let end = try #require(page.range(of: "\n## ", range: begin.upperBound..<page.endIndex))
    let new =
      try String(page[..<begin.lowerBound]) + Self.section() + page[end.lowerBound...].dropFirst()
    #expect(try Recording.difference(of: new, from: path) == nil)
  }

  @Test func `Every row that works or differs names a test that is there`() throws {
    var sources: [String: String] = [:]
    let tests = Repository.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let name = file.deletingPathExtension().lastPathComponent
      sources[name, default: ""] += try String(contentsOf: file, encoding: .utf8)
    }
    for row in try Self.rows() where row.state == .works || row.state == .differs {
      let parts = row.test.components(separatedBy: ": ")
      let source = sources[parts[0]]
      #expect(source != nil, "\(row.type).\(row.member): \(row.test)")
      if parts.count > 1 {
        #expect(source?.contains(parts[1]) == true, "\(row.type).\(row.member): \(row.test)")
      }
    }
  }

  @Test func `Nearly all of animations, and three quarters of layers, work`() throws {
    let layers: Set = [
      "CALayer", "CAShapeLayer", "CATextLayer", "CAGradientLayer", "CAReplicatorLayer",
    ]
    for (least, isWanted) in [(0.75, true), (0.95, false)] {
      let rows = try Self.rows().filter {
        $0.state != .never && layers.contains($0.type) == isWanted
      }
      #expect(Double(rows.count { $0.state == .works }) >= least * Double(rows.count))
    }
    #expect(try Self.rows().count == 142)
  }
}
