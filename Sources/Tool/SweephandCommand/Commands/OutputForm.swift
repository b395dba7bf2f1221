import ArgumentParser
import SweepDiagnostics

/// What the name of a file says is in it.
enum OutputForm {
  private static let others: Set = [
    "png", "apng", "jpg", "jpeg", "gif", "webp", "avif", "heic", "bmp", "tif", "tiff", "ico", "pdf",
    "eps", "ps", "mp4", "m4v", "mov", "webm", "svgz", "html", "htm", "json",
  ]

  /// Throws for the name of a file that would have to hold something other than SVG.
  static func check(_ file: String) throws {
    let name = file.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return }
    let ending = name[name.index(after: dot)...]
    guard others.contains(ending.lowercased()) else { return }
    throw ValidationError(
      """
      \(file.quoted) would be \(ending.uppercased()), and SVG is all that is written; write an .svg \
      file and convert it, as with rsvg-convert
      """)
  }
}
