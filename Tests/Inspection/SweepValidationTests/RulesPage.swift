import SweepDiagnostics
import SweepValidation

/// The page `docs/rules.md`, made of the rules themselves.
enum RulesPage {
  static func text() throws -> String {
    var text = """
      # What is checked

      Every code that `sweephand validate` tells, made from the rules by a test: change them there and record the page with
      `RECORD_SAMPLES=1`. `sweephand explain CODE` says the same.

      An *error* is what browsers drop or misread, a *warning* what only some take or what surprises, a *note* a remark.

      ## Reading and building

      Codes SH11 are about how a file is built, SH12 about how values are spelled: browsers take most attributes with such a value as if
      they were not there. All are errors, save that files for other profiles than our own are only warned of SH1105, SH1106 and SH1212.

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
      "\n## Examples\n\nAn example stands within an `svg` with a title, unless it is a whole file.\n"
    var validators: [Profile: Validator] = [:]
    for rule in RuleBook.all.map(\.definition) {
      let profile = rule.exampleProfile
      let validator = try validators[profile] ?? Validator(profile)
      validators[profile] = validator
      text += example(of: rule, validator)
    }
    return text
  }

  /// How bad a mistake is: for most profiles, then for those that see it otherwise.
  private static func severities(of rule: RuleDefinition) -> String {
    var profiles: [String: [String]] = [:]
    for profile in Profile.allCases {
      let word = rule.severity(in: profile)?.rawValue ?? "nothing"
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
