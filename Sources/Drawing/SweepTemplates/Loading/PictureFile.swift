import SweepDiagnostics
import SweepScene
import SweepValues

/// A picture in a file beside the document.
enum PictureFile {
  /// The picture of a file.
  static func read(_ bytes: [UInt8], name: String) throws(GrammarError) -> Layer.Image {
    guard let type = Layer.Image.MediaType(signatureOf: bytes) else {
      throw GrammarError(
        .notAPicture, "names a file that is not a picture: \(name.quoted)",
        hint: "pictures are PNG, JPEG, GIF or WebP")
    }
    try check(bytes, name: name)
    return Layer.Image(type, bytes: bytes, contentsGravity: .resizeAspect)
  }

  /// Rejects a picture that ends too early or contradicts its checksums: each program shows another
  /// part of it.
  static func check(_ bytes: [UInt8], name: String) throws(GrammarError) {
    guard PictureFormat(signatureOf: bytes)?.isDamaged(bytes) == true else { return }
    throw GrammarError(
      .notAPicture, "names a picture that is damaged: \(name.quoted)",
      hint: "save the picture again")
  }
}
