import SweepDiagnostics
import SweepValidation
import Testing

/// Every rule speaks up on each of its bad examples, and on no good one.
@Suite struct RuleExampleTests {
  @Test func everyBadExampleHasThatMistakeAlone() throws {
    try forEachRule { rule, validator in
      for example in RuleExamples(of: rule).bad {
        let found = validator.validate(Array(RuleExamples.file(example).utf8), name: "bad.svg")
        #expect(!found.isEmpty, "\(rule.code.rawValue): nothing is said about \(example)")
        let others = found.filter { $0.code != rule.code }
        #expect(others.isEmpty, "\(rule.code.rawValue): \(others.map(\.headline)) in \(example)")
      }
    }
  }

  @Test func noRuleSpeaksOfAGoodExample() throws {
    try forEachRule { rule, validator in
      for example in RuleExamples(of: rule).good {
        let found = validator.validate(Array(RuleExamples.file(example).utf8), name: "good.svg")
        #expect(found.isEmpty, "\(rule.code.rawValue): \(found.map(\.headline)) in \(example)")
      }
    }
  }

  @Test func codesAreInOrderAndEachIsThereOnce() {
    let codes = RuleBook.all.map(\.definition.code.rawValue)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
  }

  @Test func everyExampleBelongsToARule() {
    let codes = Set(RuleBook.all.map(\.definition.code.rawValue))
    #expect(RuleExamples.all.keys.allSatisfy(codes.contains))
    for rule in RuleBook.all { #expect(rule.definition.wrong != rule.definition.right) }
  }

  private func forEachRule(_ body: (RuleDefinition, Validator) throws -> Void) throws {
    var validators: [Profile: Validator] = [:]
    for rule in RuleBook.all {
      let profile = rule.definition.exampleProfile
      let validator = try validators[profile] ?? Validator(profile)
      validators[profile] = validator
      try body(rule.definition, validator)
    }
  }
}
