import Foundation
import TestSupport
import Testing

/// The findings in every document under `samples/invalid`, word for word. SVG files there are those
/// of `SweepValidationTests`.
///
/// With `RECORD_SAMPLES=1` in the environment a text that differs is written anew, and the test
/// fails all the same. Continuous integration never writes.
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
    let file = Sweephand.root.appending(path: path + Self.text)
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded == errors { return }
    let environment = ProcessInfo.processInfo.environment
    guard environment["RECORD_SAMPLES"] == "1", environment["CI"] == nil else {
      #expect(errors == recorded ?? "", "RECORD_SAMPLES=1 records it, but not where CI is set")
      return
    }
    try Data(errors.utf8).write(to: file)
    Issue.record("\(path)\(Self.text) was recorded anew: look at it")
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
