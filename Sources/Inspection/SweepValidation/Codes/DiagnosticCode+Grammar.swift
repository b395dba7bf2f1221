package import SweepDiagnostics

// Codes of files that are not built as their schema has it.
extension DiagnosticCode {
  package static let wrongRoot = DiagnosticCode(
    "SH1101", "The outermost element is 'svg' in the namespace http://www.w3.org/2000/svg.")
  package static let unknownElement = DiagnosticCode(
    "SH1102", "The schema knows no element of that name; browsers pass it over.")
  package static let misplacedElement = DiagnosticCode(
    "SH1103", "The element may not stand in that one, or not after what stands before it.")
  package static let missingElement = DiagnosticCode(
    "SH1104", "An element lacks another one within it that it cannot do without.")
  package static let strayText = DiagnosticCode(
    "SH1105", "Text may stand in 'text', 'title' and the like; elsewhere nobody sees it.")
  package static let unknownAttribute = DiagnosticCode(
    "SH1106", "The element has no attribute of that name; browsers pass it over.")
  package static let missingAttribute = DiagnosticCode(
    "SH1107", "The element lacks an attribute that it cannot do without.")
  package static let conflictingAttribute = DiagnosticCode(
    "SH1108", "The element has such an attribute, but not together with the others that are there.")

  /// Codes of the schema.
  static let ofGrammar = [
    wrongRoot, unknownElement, misplacedElement, missingElement, strayText, unknownAttribute,
    missingAttribute, conflictingAttribute,
  ]
}
