import SweepReports
import Testing

struct ColorChoiceTests {
  @Test(
    arguments: [
      ([:], true, true), ([:], false, false),
      (["TERM": "xterm"], true, true), (["TERM": "dumb"], true, false),
      (["NO_COLOR": "1"], true, false), (["NO_COLOR": "0"], true, false),
      (["NO_COLOR": ""], true, true),
      (["FORCE_COLOR": "1"], false, true), (["FORCE_COLOR": ""], false, false),
      (["FORCE_COLOR": "0"], false, false), (["FORCE_COLOR": "0"], true, true),
      (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
      (["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
      (["FORCE_COLOR": "1", "NO_COLOR": "1"], true, false),
    ] as [([String: String], Bool, Bool)])
  func theEnvironmentDecides(environment: [String: String], isTerminal: Bool, isOn: Bool) {
    #expect(ColorChoice.auto.isOn(isTerminal: isTerminal, environment: environment) == isOn)
  }

  @Test func choicesAreStrongerThanTheEnvironment() {
    #expect(ColorChoice.always.isOn(isTerminal: false, environment: ["NO_COLOR": "1"]))
    #expect(!ColorChoice.never.isOn(isTerminal: true, environment: ["FORCE_COLOR": "1"]))
  }
}
