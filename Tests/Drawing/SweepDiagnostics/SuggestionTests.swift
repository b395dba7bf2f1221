import SweepDiagnostics
import Testing

struct SuggestionTests {
  private let names = ["needle", "face", "ring", "labels"]

  @Test(arguments: [
    ("needel", "needle"), ("nedle", "needle"), ("Needle", "needle"), ("rnig", "ring"),
    ("lables", "labels"), ("faces", "face"),
  ])
  func slipsFindTheirName(slip: String, name: String) {
    #expect(Suggestion.nearest(to: slip, among: names) == name)
    #expect(Suggestion.hint(slip, among: names) == "did you mean '\(name)'?")
  }

  @Test func wordsFarFromAllNamesGetTheList() {
    #expect(Suggestion.hint("thermometer", among: names) == nil)
    #expect(
      Suggestion.hintOrList("thermometer", among: names, "the parts are")
        == "the parts are: needle, face, ring, labels")
    #expect(Suggestion.hintOrList("x", among: [], "the parts are") == nil)
  }

  @Test func longWordsAreQuick() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(Suggestion.nearest(to: long, among: names) == nil)
  }
}
