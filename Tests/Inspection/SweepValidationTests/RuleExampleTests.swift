import SweepDiagnostics
import SweepValidation
import Testing

/// Every rule speaks up on each of its bad examples, and on no good one.
@Suite struct RuleExampleTests {
  @Test func everyBadExampleHasThatMistakeAlone() throws {
    try forEachRule { rule, validator in
      #expect(!rule.examples.bad.isEmpty)
      for example in rule.examples.bad {
        let found = validator.validate(Array(RuleExamples.file(example).utf8), name: "bad.svg")
        #expect(!found.isEmpty, "\(rule.code.rawValue): nothing is said about \(example)")
        let others = found.filter { $0.code != rule.code }
        #expect(others.isEmpty, "\(rule.code.rawValue): \(others.map(\.headline)) in \(example)")
      }
    }
  }

  @Test func noRuleSpeaksOfAGoodExample() throws {
    try forEachRule { rule, validator in
      #expect(!rule.examples.good.isEmpty)
      for example in rule.examples.good {
        let found = validator.validate(Array(RuleExamples.file(example).utf8), name: "good.svg")
        #expect(found.isEmpty, "\(rule.code.rawValue): \(found.map(\.headline)) in \(example)")
      }
    }
  }

  @Test func codesAreInOrderAndEachIsThereOnce() {
    let codes = RuleBook.all.map(\.code.rawValue)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
  }

  private func forEachRule(_ body: (any Rule, Validator) throws -> Void) throws {
    var validators: [Profile: Validator] = [:]
    for rule in RuleBook.all {
      let profile = rule.examples.profile
      let validator = try validators[profile] ?? Validator(profile)
      validators[profile] = validator
      try body(rule, validator)
    }
  }
}
