import SweepXML
import Testing

@testable import SweepValidation

/// The fixes of rules, and no findings after them.
@Suite struct RuleFixTests {
  @Test(arguments: [
    (#"keyTimes=" 0; 1;" dur="2s""#, #"keyTimes="0;1" dur="2s""#),
    (
      #"calcMode="spline" keySplines="0 0 1 1 ; " dur="2s""#,
      #"calcMode="spline" keySplines="0 0 1 1" dur="2s""#
    ),
    (#"dur=".5s""#, #"dur="0.5s""#), (#"begin="-.5s" dur="2s""#, #"begin="-0.5s" dur="2s""#),
    (#"from="1" to="2" dur="2s""#, #"dur="2s""#),
  ])
  func fixesLeaveNoFindings(_ attributes: String, _ fixed: String) throws {
    let (before, after) = (file(attributes), file(fixed))
    let validator = try Validator(.svg2)
    let found = validator.examine(Array(before.utf8), name: "a.svg")
    #expect(!found.diagnostics.isEmpty)
    var bytes = Array(before.utf8)
    for fix in found.fixes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self) == after)
    #expect(validator.validate(bytes, name: "a.svg") == [])
  }

  private func file(_ attributes: String) -> String {
    RuleExamples.file(
      #"<rect width="9" height="9"><animate attributeName="x" values="0;9" \#(attributes)/></rect>"#
    )
  }
}
