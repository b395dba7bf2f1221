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

/// The mapping in which documents name a picture.
struct PictureReference: FieldDecodable {
  var file = ""

  static var defaults: PictureReference { PictureReference() }

  static let fields: [Field<PictureReference>] = [
    Field(
      "file", \.file, .word, "A PNG, JPEG, GIF or WebP, relative to the document's folder.",
      isRequired: true)
  ]
}

extension ValueType where Value == Image {
  /// A picture in a file.
  static var picture: Self {
    ValueType(.picture) { operand, site, decoding in
      let before = decoding.troubles
      let reference = ValueType<PictureReference>.object.decode(operand, site, &decoding)
      guard let reference, decoding.troubles == before else { return nil }
      do throws(GrammarError) {
        return try PictureFile.read(reference.file, in: site.node.span.source.folder)
      } catch {
        var place = site
        if let file = site.node["file"] { place.location = decoding.blame(file) }
        decoding.report(error, at: place)
        return nil
      }
    }
  }
}
