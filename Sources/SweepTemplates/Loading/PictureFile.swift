import SweepScene

/// A picture in a file beside the document.
enum PictureFile {
  /// The picture of a name inside a folder.
  static func read(_ name: String, in folder: String?) throws(GrammarError) -> Image {
    let bytes = try DocumentFile.bytes(name, in: folder, limit: LoadLimits.pictureMebibytes)
    guard let type = Image.MediaType(signatureOf: bytes) else {
      throw GrammarError(
        .notAPicture, "names a file that is no picture: \(name.quoted)",
        hint: "pictures are PNG, JPEG, GIF or WebP")
    }
    return Image(type, bytes: bytes)
  }
}
