import SweepDiagnostics
import SweepDiff

// Codes of pictures that are held against their documents.
extension DiagnosticCode {
  static let unrecorded = DiagnosticCode(
    "SH0802", "A document's picture is not there or no XML, so that there is nothing to compare.")
  static let respelled = DiagnosticCode(
    "SH0803", "The picture means what the recorded one means, but its bytes are others.")
  static let orphan = DiagnosticCode(
    "SH0804", "A picture lies among the recorded ones that no document draws.")
  static let undrawable = DiagnosticCode(
    "SH0805", "A document's scene holds what cannot be written, such as a number without bound.")

  /// Codes of comparing, with those of checking.
  static let ofChecks = ofDifferences + [unrecorded, respelled, orphan, undrawable]
}
