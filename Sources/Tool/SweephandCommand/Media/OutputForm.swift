import ArgumentParser
import SweepDiagnostics
import SweepFilm

/// Formats by the ending of a file's name.
enum OutputForm {
  private static let others: Set = [
    "jpg", "jpeg", "avif", "heic", "bmp", "tif", "tiff", "ico", "eps", "ps", "m4v", "svgz", "html",
    "htm", "json",
  ]

  /// The form; nil for SVG, which is also in files whose names say nothing.
  ///
  /// - Throws: `ValidationError` for the name of a file that would have to hold anything else.
  static func form(of file: String) throws -> MediaForm? {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...]
    if let form = MediaForm(rawValue: ending.lowercased()) { return form }
    guard others.contains(ending.lowercased()) else { return nil }
    let forms = MediaForm.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError(
      """
      \(file.quoted) would be \(ending.uppercased()), which is not written; write svg, \(forms), or \
      say which with --format
      """)
  }
}
