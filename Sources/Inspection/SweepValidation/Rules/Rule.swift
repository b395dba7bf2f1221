package import SweepDiagnostics

/// A check that no grammar can express.
///
/// Each rule stands in a file of its own and is listed in ``RuleBook``.
package protocol Rule: Sendable {
  var definition: RuleDefinition { get }

  func check(_ facts: Facts, _ findings: inout FindingList)
}

/// Facts about a rule that need no run.
package struct RuleDefinition: Sendable {
  /// The code of the findings, with what it means.
  package let code: DiagnosticCode
  /// Profile of the example; findings can depend on it.
  package let exampleProfile: Profile
  /// The content of an `svg`, or a whole file, with one violation.
  package let wrong: String

  private let severity: Diagnostic.Severity
  private let profiles: Set<Profile>
  private let exceptions: [Profile: Diagnostic.Severity]
  private let fix: (find: String, replacement: String)

  /// Defines a rule.
  ///
  /// - Parameters:
  ///   - code: `SH` and four digits.
  ///   - severity: how severe a finding is for the profiles of the rule.
  ///   - profiles: what files the rule applies to.
  ///   - exceptions: profiles with another severity, whether or not they are among `profiles`.
  ///   - exampleProfile: what the example is for.
  ///   - explanation: what the code means, in a sentence or two.
  ///   - wrong: an example with one violation.
  ///   - fix: a text in the example, and what replaces each occurrence to correct it.
  init(
    _ code: String, _ severity: Diagnostic.Severity, for profiles: Set<Profile> = .all,
    except exceptions: [Profile: Diagnostic.Severity] = [:],
    example exampleProfile: Profile = .svg2,
    _ explanation: String, wrong: String, fix: (String, String)
  ) {
    self.code = DiagnosticCode(code, explanation)
    (self.severity, self.profiles, self.exceptions) = (severity, profiles, exceptions)
    (self.exampleProfile, self.wrong, self.fix) = (exampleProfile, wrong, fix)
  }

  init(
    _ code: String, _ severity: Diagnostic.Severity, for profiles: Set<Profile> = .all,
    except exceptions: [Profile: Diagnostic.Severity] = [:],
    example exampleProfile: Profile = .svg2,
    _ explanation: String, wrong: String, right: String
  ) {
    self.init(
      code, severity, for: profiles, except: exceptions, example: exampleProfile, explanation,
      wrong: wrong, fix: (wrong, right))
  }

  /// The example without the violation.
  package var right: String {
    wrong.replacing(fix.find, with: fix.replacement)
  }

  /// Severity of a finding in files for a profile; nil if the rule does not apply.
  package func severity(in profile: Profile) -> Diagnostic.Severity? {
    exceptions[profile] ?? (profiles.contains(profile) ? severity : nil)
  }

  /// The text of `explain`: the code, its meaning, and the example, wrong and right.
  package var page: String {
    var text = "\(code.rawValue)  \(code.explanation)\n"
    for (title, example) in [("wrong", wrong), ("right", right)] {
      text += "\n  \(title):\n"
      for line in example.split(separator: "\n") { text += "    \(line)\n" }
    }
    return text
  }
}

/// A rule that looks at one animation at a time.
protocol AnimationRule: Rule {
  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList)
}

extension AnimationRule {
  /// Checks each animation, in document order.
  package func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations { check(animation, facts, &findings) }
  }
}

extension String {
  static func square(_ animation: String) -> String {
    "<rect width=\"9\" height=\"9\">\n  \(animation)\n</rect>"
  }
}
