import SweepDiagnostics
import SweepScene

/// A picture in a file beside the document.
enum PictureFile {
  /// The picture of a file.
  static func read(_ bytes: [UInt8], name: String) throws(GrammarError) -> Image {
    guard let type = Image.MediaType(signatureOf: bytes) else {
      throw GrammarError(
        .notAPicture, "names a file that is not a picture: \(name.quoted)",
        hint: "pictures are PNG, JPEG, GIF or WebP")
    }
    return Image(type, bytes: bytes)
  }
}
