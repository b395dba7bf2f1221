public import SweepDiagnostics
import SweepVocabulary
public import SweepXML

/// Finds what is wrong with SVG files, by rules of its own and by libxml2's judgement.
///
/// Two judges look at each file: rules in Swift name every fault with its place, and libxml2 says
/// whether the file is valid under a RELAX NG schema of the same table. Where they disagree, that
/// is a finding too. A validator learns while it works and belongs to one thread.
///
/// ```swift
/// let validator = try Validator(.svg2)
/// for diagnostic in validator.validate(bytes, name: "dial.svg") { print(diagnostic) }
/// ```
public final class Validator {
  /// What the files are meant for.
  public let profile: Profile
  /// What larger files are refused for.
  public let limits: XMLLimits

  private let grammar: Grammar
  private let schema: RelaxNGSchema
  private let spellings: ValueSpellings
  private let rules: [RuleBook.Applied]

  /// Makes a validator of files for a place.
  ///
  /// - Throws: what libxml2 says against the schema, which would be a mistake of ours.
  public init(_ profile: Profile = .output, limits: XMLLimits = .default) throws(XMLError) {
    self.profile = profile
    self.limits = limits
    self.spellings = ValueSpellings(ofSVG11: profile == .svg11)
    self.grammar = Grammar(profile.schema.vocabulary, spellings)
    self.schema = try profile.schema.grammar
    self.rules = RuleBook.rules(for: profile)
  }

  /// Everything that is wrong with a file, by place.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, in UTF-8, or in UTF-16 with a byte order mark.
  ///   - name: what to call the file in messages.
  public func validate(_ bytes: [UInt8], name: String) -> [Diagnostic] {
    examine(bytes, name: name).diagnostics
  }

  /// What is wrong with a file, and the changes of its text that mend some of it.
  package func examine(
    _ bytes: [UInt8], name: String
  ) -> (diagnostics: [Diagnostic], mends: [Mend]) {
    let document: XMLDocument
    do throws(XMLError) {
      document = try XMLDocument(bytes: bytes, name: name, limits: limits)
    } catch {
      return (
        [Diagnostic(error, file: name, in: bytes)], [Mend(error, in: bytes)].compactMap(\.self)
      )
    }
    let tree = document.contents
    var findings = FindingList(tree, file: name, code: .disagreement)
    let faults = GrammarJudge.judge(tree, by: grammar).faults
    findings.add(faults, of: tree, by: grammar)
    compare(faults, with: schema.verdict(on: document), tree, &findings)
    let facts = Facts(tree, for: profile, spellings)
    for (rule, code, severity) in rules {
      (findings.code, findings.severity) = (code, severity)
      rule.check(facts, &findings)
    }
    return (findings.diagnostics.sortedByPlace(), findings.mends)
  }

  /// Reports it where the two judges are not of one mind.
  private func compare(
    _ faults: [GrammarFault], with verdict: XMLFinding?, _ tree: XMLTree,
    _ findings: inout FindingList
  ) {
    (findings.code, findings.severity) = (.disagreement, .error)
    let isRefused = faults.contains(where: \.isStructural)
    if let verdict, faults.isEmpty {
      findings.add(
        "libxml2 rejects what the rules accept: \(verdict.message)", at: verdict.position)
    } else if verdict == nil, isRefused {
      findings.add("libxml2 accepts what the rules reject", at: tree.position(of: 0))
    }
  }
}
