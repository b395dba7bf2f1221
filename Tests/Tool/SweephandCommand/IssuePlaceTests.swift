import Foundation
import TestSupport
import Testing

/// Findings in a scene point to the document.
@Suite struct IssuePlaceTests {
  private func document(_ animations: String) -> String {
    """
    sweephand: 1
    layers:
      - face
      - shape: {name: hand, path: M0 0V-50, strokeColor: ink, animations: [\(animations)]}
    """
  }

  private let both =
    "{animate: strokeStart, to: 1, duration: 1s, repeatCount: infinity}, "
    + "{animate: strokeEnd, to: 0, duration: 0.997s, repeatCount: infinity}"

  @Test func anIssueNamesTheLineOfItsPart() async throws {
    let found = try await Sweephand.run("render", "-", input: document(both))
    #expect(found.status == 0)
    let words = "layer 'hand': 'strokeEnd' repeats for ever in another time than the other end"
    #expect(found.errors.hasPrefix("<stdin>:4:140: warning[SH0903]: \(words) of the stroke\n 4 |"))
    let strict = try await Sweephand.run("render", "-", "--strict", input: document(both))
    #expect(strict.status == 2 && strict.output == "" && strict.errors.hasPrefix(found.errors))
  }

  @Test func soDoesWhatMakesThePictureImpossible() async throws {
    let found = try await Sweephand.run(
      "render", "-", input: document("{animate: opacity, to: 0, duration: 0s}"))
    #expect(found.status == 2)
    let words = "layer 'hand': 'opacity.duration' must be at least 0.001 s and at most 1e6 s"
    #expect(found.errors.hasPrefix("<stdin>:4:98: error[SH0904]: \(words)\n 4 |"))
  }

  @Test func dumpSaysWhatRenderRefuses() async throws {
    let found = try await Sweephand.run("dump", "-", input: document(both))
    #expect(found.status == 0 && found.errors == "")
    let lines = found.output.split(separator: "\n").filter { $0.contains("~") }
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(", refused: ") })
  }
}
