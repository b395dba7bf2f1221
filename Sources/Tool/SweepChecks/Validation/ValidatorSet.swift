import SweepDiagnostics
import SweepDiff
import SweepMotion
import SweepValidation
import SweepXML

/// The validators of one thread.
final class ValidatorSet {
  let limits: XMLLimits
  private let asked: Validator
  /// The validators of Sweephand's own files; nil if a profile is asked for.
  private let own: (output: Validator, interactive: Validator)?

  /// Makes a set.
  ///
  /// - Parameter profile: the profile of all files; nil to choose one for each.
  init(_ profile: Profile?, limits: XMLLimits) throws(XMLError) {
    self.limits = limits
    asked = try Validator(profile ?? .svg2, limits: limits)
    own =
      profile == nil
      ? (try Validator(.output, limits: limits), try Validator(.interactive, limits: limits)) : nil
  }

  /// The findings in a file, with the validator that found them: of the profile of all files, or else by
  /// what the file is. Files of Sweephand are judged as its output, the interactive form as such; others
  /// as SVG 2.
  func validate(_ bytes: [UInt8], name: String) -> (findings: [Diagnostic], by: Validator) {
    guard let document = try? XMLDocument(bytes: bytes, name: name, limits: limits) else {
      return (asked.validate(bytes, name: name), asked)
    }
    func findings(_ validator: Validator) -> (findings: [Diagnostic], by: Validator) {
      (validator.examine(document).diagnostics + motionNotes(on: document, validator), validator)
    }
    guard let own else { return findings(asked) }
    let tree = document.contents
    if tree.attribute("data-control", of: 0) != nil { return findings(own.interactive) }
    if Authorship.isSignedBySweephand(tree) { return findings(own.output) }
    if Authorship.mayBeWrittenBySweephand(tree) {
      let found = findings(own.output)
      // A picture by hand may have the same outline.
      if !found.findings.contains(where: { $0.severity == .error }) { return found }
    }
    return findings(asked)
  }

  /// The motion of other people's files that 'render' and 'preview' do not show, as notes.
  private func motionNotes(on document: XMLDocument, _ validator: Validator) -> [Diagnostic] {
    let tree = document.contents
    let moves =
      tree.names.contains { AnimationFacts.Kind(rawValue: $0.local) != nil }
      || tree.names.contains { $0.local == "style" }
    guard moves, !validator.profile.isSweephandOutput else { return [] }
    return MovingDrawing(document).findings.map { finding in
      var note = finding
      note.severity = .note
      return note
    }
  }
}
