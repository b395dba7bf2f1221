import SweepDiagnostics
import SweepValidation
import TestSupport
import Testing

/// The documentation of the rules is true.
@Suite struct RulesPageTests {
  @Test func thePageIsInStep() throws {
    #expect(try Recording.difference(of: RulesPage.text(), from: "docs/rules.md") == nil)
  }

  @Test func everyRuleExplainsItself() {
    for rule in RuleBook.all.map(\.definition) {
      let text = rule.page
      #expect(text.hasPrefix(rule.code.rawValue))
      for example in [rule.wrong, rule.right] {
        let line = example.split(separator: "\n").first
        #expect(line.map { text.contains($0) } == true)
      }
    }
  }
}
