import SweepDiagnostics
import SweepValidation

/// The page `docs/rules.md`, made of the rules themselves.
enum RulesPage {
  static func text() throws -> String {
    var text = """
      # What is checked

      Every code that `sweephand validate` reports. A test generates this page from the rules: edit the rules and record it with
      `RECORD=1`. `sweephand explain CODE` shows the same text.

      An *error* is what browsers drop or misread, a *warning* is what only some accept or what surprises, a *note* is a remark.

      ## Reading and structure

      Codes SH11 are about the structure of a file, SH12 about the values of attributes: browsers ignore most attributes with an invalid
      value. All are errors, but SH1105, SH1106 and SH1212 are only warnings outside of the profiles `output` and `interactive`.

      | code | what it means |
      |---|---|

      """
    let rules = Set(RuleBook.all.map(\.definition.code))
    let others = DiagnosticCode.ofValidation.filter { !rules.contains($0) }
    for code in others.sorted(by: { $0.rawValue < $1.rawValue }) {
      text += "| \(code.rawValue) | \(code.explanation.cell) |\n"
    }
    text += """

      ## Rules

      | code | severity | what it means |
      |---|---|---|

      """
    for rule in RuleBook.all.map(\.definition) {
      text +=
        "| [\(rule.code.rawValue)](#\(rule.code.rawValue.lowercased())) | \(severities(of: rule))"
      text += " | \(rule.code.explanation.cell) |\n"
    }
    text +=
      "\n## Examples\n\nPut an example inside an `svg` with a title, unless it is a whole file.\n"
    var validators: [Profile: Validator] = [:]
    for rule in RuleBook.all.map(\.definition) {
      let profile = rule.exampleProfile
      let validator = try validators[profile] ?? Validator(profile)
      validators[profile] = validator
      text += example(of: rule, validator)
    }
    return text
  }

  /// The severity for most profiles, then for the others.
  private static func severities(of rule: RuleDefinition) -> String {
    var profiles: [String: [String]] = [:]
    for profile in Profile.allCases {
      let word = rule.severity(in: profile)?.rawValue ?? "off"
      profiles[word, default: []].append("`\(profile.rawValue)`")
    }
    let sorted = profiles.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return sorted.enumerated().map { index, entry in
      index == 0 ? entry.key : "\(entry.key) for \(entry.value.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  private static func example(of rule: RuleDefinition, _ validator: Validator) -> String {
    let found = validator.validate(Array(RuleExamples.file(rule.wrong).utf8), name: "example.svg")
    let words = found.first.map { "\($0.severity.rawValue): \($0.message)" } ?? ""
    let hint = found.first?.hint.map { " (\($0))" } ?? ""
    let profile = rule.exampleProfile == .svg2 ? "" : " for `\(rule.exampleProfile.rawValue)`"
    return """

      ### \(rule.code.rawValue)

      ```xml
      \(rule.wrong.shortened)
      ```

      \(words)\(hint)\(profile)

      ```xml
      \(rule.right.shortened)
      ```

      """
  }
}

extension String {
  /// The text with nothing that would end a cell of a table.
  fileprivate var cell: String { replacing("|", with: "\\|").replacing("<", with: "&lt;") }

  /// The first lines of it.
  fileprivate var shortened: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count <= 12
      ? self : (lines.prefix(8) + ["…"] + lines.suffix(2)).joined(separator: "\n")
  }
}
