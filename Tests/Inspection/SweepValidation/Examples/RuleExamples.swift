import SweepDiagnostics
import SweepValidation

/// More files that a rule reports, and more that it does not, than its definition shows.
struct RuleExamples {
  /// Each has one violation of the rule and no other.
  var bad: [String] = []
  /// Each is correct.
  var good: [String] = []

  /// All examples of a rule, those of its definition first.
  init(of definition: RuleDefinition) {
    let more = Self.all[definition.code.rawValue] ?? RuleExamples()
    self.init(bad: [definition.wrong] + more.bad, good: [definition.right] + more.good)
  }

  init(bad: [String] = [], good: [String] = []) {
    (self.bad, self.good) = (bad, good)
  }

  /// By code, those that a definition shows left out.
  static let all = [
    references, values, timing, targets, transforms, motion, accessibility, safety, embedding,
    styles,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// The whole file of an example, without anything else that a rule could report.
  static func file(_ example: String) -> String {
    if example.hasPrefix("<svg") || example.hasPrefix("<?") { return example + "\n" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100" \
      role="img">
      <title>Example</title>
      \(example)
      </svg>

      """
  }
}
