import SweepDials
import SweepScene

/// The mapping in which documents may name a picture, instead of the name alone.
struct PictureReference: DefaultKeyed {
  var file = ""

  static let keys: KeyTable<PictureReference> = KeyTable([
    Key(
      "file", \.file, .word, "A PNG, JPEG, GIF or WebP file beside the document.",
      isRequired: true)
  ])
}

extension FieldCodec where Value == Layer.Image {
  /// A picture in a file.
  static var picture: Self {
    FieldCodec(.picture) { operand, origin, decoding in
      var place = origin
      if let file = origin.node["file"] { place.location = decoding.blame(file) }
      guard let name = name(operand, origin, &decoding) else { return nil }
      do throws(GrammarError) {
        let bytes = try decoding.bytes(of: name, at: place, limit: .picture)
        return try PictureFile.read(bytes, name: name)
      } catch {
        decoding.report(error, at: place)
        return nil
      }
    }
  }

  /// The name of the file, plain or in a mapping.
  private static func name(
    _ operand: Operand, _ origin: ValueOrigin, _ decoding: inout Decoding
  ) -> String? {
    guard case .mapping = operand else {
      return FieldCodec<String>.word.decode(operand, origin, &decoding)
    }
    let before = decoding.troubles
    let reference = FieldCodec<PictureReference>.object.decode(operand, origin, &decoding)
    return decoding.troubles == before ? reference?.file : nil
  }
}
