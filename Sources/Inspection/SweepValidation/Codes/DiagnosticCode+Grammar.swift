package import SweepDiagnostics

// Codes of files whose structure does not match their schema.
extension DiagnosticCode {
  package static let wrongRoot = Self(
    "SH1101", "The root element must be 'svg' in the namespace http://www.w3.org/2000/svg.")
  package static let unknownElement = Self(
    "SH1102", "The schema has no such element; browsers ignore it.")
  package static let misplacedElement = Self(
    "SH1103", "The element is not allowed in its parent, or not at this position.")
  package static let missingElement = Self("SH1104", "The element lacks a required child element.")
  package static let strayText = Self(
    "SH1105",
    "Text is allowed only in 'text', 'title' and similar elements; elsewhere it does not show.")
  package static let unknownAttribute = Self(
    "SH1106", "The element has no such attribute; browsers ignore it.")
  package static let missingAttribute = Self("SH1107", "The element lacks a required attribute.")
  package static let conflictingAttribute = Self(
    "SH1108", "The attribute is not allowed together with the element's other attributes.")

  /// Codes of the schema.
  static let ofGrammar = [
    wrongRoot, unknownElement, misplacedElement, missingElement, strayText, unknownAttribute,
    missingAttribute, conflictingAttribute,
  ]
}
