import SweepDiagnostics
import SweepValidation
import Testing

/// What is written about the rules is what they say.
@Suite struct RulesPageTests {
  @Test func thePageIsInStep() throws {
    try Recording.check(try RulesPage.text(), against: "docs/rules.md")
  }

  @Test func everyRuleExplainsItself() {
    for rule in RuleBook.all {
      let text = rule.page
      #expect(text.hasPrefix(rule.code.rawValue))
      let line = rule.examples.bad.first?.split(separator: "\n").first
      #expect(line.map { text.contains($0) } == true)
    }
  }
}
