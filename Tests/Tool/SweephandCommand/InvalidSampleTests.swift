import Foundation
import TestSupport
import Testing

/// The findings in every document under `samples/invalid`, word for word. The tests of `Validator`
/// have the SVG files there.
@Suite struct InvalidSampleTests {
  private static let folder = "samples/invalid"
  private static let text = ".diagnostics.txt"

  private static let names = files.filter { $0.hasSuffix(".yaml") }
    .map { String($0.dropLast(".yaml".count)) }

  private static var files: [String] {
    (try? Sweephand.root.appending(path: folder).files) ?? []
  }

  @Test(arguments: names)
  func isRefusedInTheseWords(_ name: String) async throws {
    let path = "\(Self.folder)/\(name)"
    let errors = try await Sweephand.trouble(["render", "\(path).yaml"], folder: Sweephand.root)
    #expect(try Recording.difference(of: errors, from: path + Self.text) == nil)
  }

  @Test func noFileIsLeftOver() {
    #expect(Self.names.count >= 15)
    let pictures = Self.files.filter { $0.hasSuffix(".svg") }
    let known = Set(
      Self.names.flatMap { [$0 + ".yaml", $0 + Self.text] }
        + pictures.flatMap { [$0, $0.dropLast(".svg".count) + Self.text] })
    #expect(Set(Self.files) == known)
  }
}
