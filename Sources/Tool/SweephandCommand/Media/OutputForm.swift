import ArgumentParser
import SweepDiagnostics
import SweepFilm

/// The format of a picture, by its name or by the ending of a file's.
enum OutputForm: Hashable {
  case svg
  case media(MediaForm)

  /// The names.
  static let names = ["svg"] + MediaForm.allCases.map(\.rawValue)

  /// Reads the name of a format.
  init(_ name: String) throws {
    if name == "svg" {
      self = .svg
    } else if let form = MediaForm(rawValue: name.lowercased()) {
      self = .media(form)
    } else {
      throw ValidationError("use one of \(Self.names.joined(separator: ", "))")
    }
  }

  private static let others: Set = [
    "jpg", "jpeg", "avif", "heic", "bmp", "tif", "tiff", "ico", "eps", "ps", "m4v", "svgz", "html",
    "htm", "json",
  ]

  /// The format; nil for SVG, also for files without an extension.
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
