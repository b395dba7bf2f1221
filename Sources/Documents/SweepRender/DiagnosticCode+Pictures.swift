package import SweepDiagnostics

// Codes of scenes that cannot be written as they are.
extension DiagnosticCode {
  package static let notShown = DiagnosticCode(
    "SH0903", "The scene asks for something that SVG with SMIL cannot express, so it is not shown.")
  package static let notWritten = DiagnosticCode(
    "SH0904", "The scene holds a value that cannot be written, such as a number that is not finite."
  )
  package static let fontForbidden = DiagnosticCode(
    "SH0905",
    "The bits of its licence forbid to write the font as asked for, or it cannot be cut down.")
  package static let fontEmbedded = DiagnosticCode(
    "SH0906", "The picture holds as much of the font as shows its characters.")

  package static let notInPixels = DiagnosticCode(
    "SH0907",
    "An SVG file has an element or attribute without which pixels, films and PDF are drawn.")

  /// The codes of pictures.
  package static let ofPictures = [
    notShown, notWritten, fontForbidden, fontEmbedded, notInPixels,
  ]
}
