public import SweepDiagnostics
import SweepVocabulary
public import SweepXML

/// Validates SVG files with its own rules and with libxml2.
///
/// Rules in Swift report each error with its position. libxml2 checks what they
/// accept against a RELAX NG schema of the same vocabulary. A validator caches what it learns and belongs to one thread.
///
/// ```swift
/// let validator = try Validator(.svg2)
/// for diagnostic in validator.validate(bytes, name: "dial.svg") { print(diagnostic) }
/// ```
public final class Validator {
  /// The use of the files.
  public let profile: Profile
  /// The limits above which a file is rejected.
  public let limits: XMLLimits

  private let grammar: SchemaGrammar
  private let schema: RelaxNGSchema
  private let spellings: ValueSpellings
  private let rules: [RuleBook.Applied]

  /// Makes a validator of files for a profile.
  ///
  /// - Throws: an error in the schema, which is an internal error.
  public init(_ profile: Profile = .output, limits: XMLLimits = .default) throws(XMLError) {
    self.profile = profile
    self.limits = limits
    self.spellings = ValueSpellings(ofSVG11: profile == .svg11)
    self.grammar = SchemaGrammar(profile.schema.vocabulary, spellings)
    self.schema = try profile.schema.grammar
    self.rules = RuleBook.rules(for: profile)
  }

  /// The findings in a file, sorted by position.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, in UTF-8, or in UTF-16 with a byte order mark.
  ///   - name: the file's name in messages.
  public func validate(_ bytes: [UInt8], name: String) -> [Diagnostic] {
    examine(bytes, name: name).diagnostics
  }

  /// The findings in a file, and the edits of its text that fix some of them.
  package func examine(
    _ bytes: [UInt8], name: String
  ) -> (diagnostics: [Diagnostic], fixes: [Fix]) {
    let document: XMLDocument
    do throws(XMLError) {
      document = try XMLDocument(bytes: bytes, name: name, limits: limits)
    } catch {
      return (
        [Diagnostic(error, file: name, in: bytes)], [Fix(error, in: bytes)].compactMap(\.self)
      )
    }
    return examine(document)
  }

  /// The findings in a file that has been read, and the edits of its text that fix some of them.
  package func examine(_ document: XMLDocument) -> (diagnostics: [Diagnostic], fixes: [Fix]) {
    let tree = document.contents
    var findings = FindingList(tree, file: document.name, code: .schema)
    let violations = SchemaChecker.check(tree, by: grammar).violations
    findings.add(violations, of: tree, by: grammar)
    if violations.isEmpty, let verdict = schema.verdict(on: document) {
      (findings.code, findings.severity) = (.schema, .error)
      findings.add("libxml2 rejects the file: \(verdict.message)", at: verdict.position)
    }
    let facts = Facts(tree, for: profile, spellings)
    for (rule, code, severity) in rules {
      (findings.code, findings.severity) = (code, severity)
      rule.check(facts, &findings)
    }
    return (findings.diagnostics.sortedByPlace(), findings.fixes)
  }
}
