package import SweepDiagnostics

// The kinds of mistakes that are seen on the bench alone.
extension DiagnosticCode {
  package static let notShown = DiagnosticCode(
    "SH0903", "The scene asks for something that SVG with SMIL cannot say, so it is not shown.")
  package static let notWritten = DiagnosticCode(
    "SH0904", "The scene holds what cannot be written, such as a number without bound.")

  /// The codes of the preview.
  package static let ofPreview = [notShown, notWritten]
}
