package import SweepDiagnostics

// Codes of scenes that cannot be written as they are.
extension DiagnosticCode {
  package static let notShown = DiagnosticCode(
    "SH0903", "The scene asks for something that SVG with SMIL cannot express, so it is not shown.")
  package static let notWritten = DiagnosticCode(
    "SH0904", "The scene holds a value that cannot be written, such as a number that is not finite."
  )

  /// The codes of pictures.
  package static let ofPictures = [notShown, notWritten]
}
