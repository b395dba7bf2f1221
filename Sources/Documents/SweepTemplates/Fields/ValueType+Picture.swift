import SweepScene

/// The mapping in which documents may name a picture, instead of the name alone.
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
      var place = site
      if let file = site.node["file"] { place.location = decoding.blame(file) }
      guard let name = name(operand, site, &decoding) else { return nil }
      do throws(GrammarError) {
        let bytes = try decoding.bytes(of: name, at: place, limit: .picture)
        return try PictureFile.read(bytes, name: name)
      } catch {
        decoding.report(error, at: place)
        return nil
      }
    }
  }

  /// The name of the file, as it stands or in a mapping.
  private static func name(
    _ operand: Operand, _ site: Site, _ decoding: inout Decoding
  ) -> String? {
    guard case .mapping = operand else {
      return ValueType<String>.word.decode(operand, site, &decoding)
    }
    let before = decoding.troubles
    let reference = ValueType<PictureReference>.object.decode(operand, site, &decoding)
    return decoding.troubles == before ? reference?.file : nil
  }
}
