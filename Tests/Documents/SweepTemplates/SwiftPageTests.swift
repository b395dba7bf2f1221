import Foundation
import TestSupport
import Testing

/// The Swift of the documentation: it compiles and runs as described.
@Suite struct SwiftPageTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  private static func text(_ folder: URL, _ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func `the Swift of the first page compiles`() throws {
    let page = try Self.text(Repository.root, "README.md")
    let block = try #require(page.firstMatch(of: /```swift\nimport Sweephand\n\n([\s\S]+?)```/)).1
    let source = try Self.text(Self.tests, "ReadmeExample.swift").filter { !$0.isWhitespace }
    #expect(source.contains(block.filter { !$0.isWhitespace }))
    #expect(try readmeExample().allSatisfy { $0.hasPrefix("<svg") })
  }
}
