import SweepDiagnostics
import SweepValidation
import Testing

/// Every rule speaks up on each of its bad examples, and on no good one.
@Suite struct RuleExampleTests {
  static let codes = RuleBook.all.map(\.code.rawValue)

  @Test(arguments: codes)
  func everyBadExampleHasThatMistakeAlone(_ code: String) throws {
    let rule = try #require(RuleBook.all.first { $0.code.rawValue == code })
    let validator = try Validator(rule.examples.profile)
    #expect(!rule.examples.bad.isEmpty)
    for example in rule.examples.bad {
      let found = validator.validate(Array(RuleExamples.file(example).utf8), name: "bad.svg")
      #expect(!found.isEmpty, "nothing is said about \(example)")
      let others = found.filter { $0.code != rule.code }
      #expect(others.isEmpty, "\(others.map(\.description)) in \(example)")
    }
  }

  @Test(arguments: codes)
  func noRuleSpeaksOfAGoodExample(_ code: String) throws {
    let rule = try #require(RuleBook.all.first { $0.code.rawValue == code })
    let validator = try Validator(rule.examples.profile)
    #expect(!rule.examples.good.isEmpty)
    for example in rule.examples.good {
      let found = validator.validate(Array(RuleExamples.file(example).utf8), name: "good.svg")
      #expect(found.isEmpty, "\(found.map(\.description)) in \(example)")
    }
  }

  @Test func codesAreInOrderAndEachIsThereOnce() {
    let codes = RuleBook.all.map(\.code.rawValue)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
  }
}
