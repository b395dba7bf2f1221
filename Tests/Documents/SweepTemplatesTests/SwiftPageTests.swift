import Foundation
import SweepDials
import SweepSVG
import SweepTemplates
import TestSupport
import Testing

/// The Swift of the documentation: it compiles and runs as described.
@Suite struct SwiftPageTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  private static func text(_ folder: URL, _ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func `each row of the page is a line that compiles`() throws {
    let page = try Self.text(Repository.root, "docs/swift.md")
    // Lines are compared without the breaks that the style gives them.
    let source = try Self.text(Self.tests, "SwiftExamples.swift").filter { !$0.isWhitespace }
    let rows = page.matches(of: /\| `(.+)` \| `(.+)` \| `(.+)` \|/)
    #expect(rows.count == swiftExamples.count)
    for row in rows {
      let line = "(#\"\(row.1)\"#, #\"\(row.2)\"#, \(row.3)),"
      #expect(source.contains(line.filter { !$0.isWhitespace }), "\(line)")
    }
    let named = Set(swiftExamples.map(\.template))
    #expect(named == Set(Template.names).subtracting(["speedometer-artwork"]))
  }

  @Test func `each line writes what the template writes`() throws {
    for (template, with, design) in swiftExamples {
      let scene = try #require(picture("sweephand: 1\ntemplate: \(template)\nwith: {\(with)}"))
      let writer = SVGWriter()
      #expect(
        try writer.write(design.scene()).string == writer.write(scene).string, "\(template)")
    }
  }

  @Test func `the Swift of the first page compiles`() throws {
    let page = try Self.text(Repository.root, "README.md")
    let block = try #require(page.firstMatch(of: /```swift\nimport Sweephand\n\n([\s\S]+?)```/)).1
    let source = try Self.text(Self.tests, "ReadmeExample.swift").filter { !$0.isWhitespace }
    #expect(source.contains(block.filter { !$0.isWhitespace }))
    #expect(try readmeExample().allSatisfy { $0.hasPrefix("<svg") })
  }
}
