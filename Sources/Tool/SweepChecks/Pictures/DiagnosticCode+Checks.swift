package import SweepDiagnostics
import SweepDiff

// Codes of pictures that are compared with their documents.
extension DiagnosticCode {
  static let unrecorded = Self(
    "SH0802", "A document's recorded picture is missing or not XML, so it cannot be compared.")
  static let respelled = Self(
    "SH0803", "The picture means the same as the recorded one, but its bytes differ.")
  static let orphan = Self("SH0804", "A recorded picture has no document that draws it.")
  static let document = Self(
    "SH0806", "'validate' reads SVG files; a document is checked by 'check' and by drawing it.")

  /// The codes of comparing and of checking.
  package static let ofChecks = ofDifferences + [unrecorded, respelled, orphan, document]
}
