import SweepDials
import SweepGeometry
import SweepScene

/// A needle drawn elsewhere, as documents write it.
struct ArtworkSettings: FieldDecodable {
  var image: Image?
  var size: Size?
  var path: Path?
  var artwork: Artwork?
  var element: String?
  var pivot = Point.zero
  var scale = 1.0

  static let fields: [Field<ArtworkSettings>] = [
    Field("image", \.image, optional: .picture, "A picture file beside the document."),
    Field("size", \.size, optional: .size, "The width and height of the picture, in its units."),
    Field("path", \.path, optional: .pathData, "SVG path data, filled with the needle's colour."),
    Field(
      "file", \.artwork, optional: .drawing,
      "An SVG, PNG, JPEG, GIF or WebP file beside the document; a pixel is one unit."),
    Field(
      "element", \.element, optional: .word,
      "The id or label of the needle's element; by default all of the file."),
    Field("pivot", \.pivot, .point, "The point at the centre of the dial, in its units."),
    Field("scale", \.scale, .number(), "Dial units in one unit of the artwork."),
  ]
}

extension ArtworkSettings {
  /// What is drawn; nil where that is not clear.
  var source: NeedleArtwork.Source? {
    switch (path, image, size, artwork) {
    case (let path?, nil, nil, nil) where element == nil: .path(path)
    case (nil, let image?, let size?, nil) where element == nil: .image(image, size: size)
    case (nil, nil, nil, let artwork?): .artwork(artwork, element: element)
    default: nil
    }
  }
}

extension FieldCodec where Value == NeedleArtwork {
  /// A needle drawn elsewhere.
  static var artwork: Self {
    FieldCodec(.object(ArtworkSettings.fieldInfo)) { operand, origin, decoding in
      let before = decoding.troubles
      guard let settings = FieldCodec<ArtworkSettings>.object.decode(operand, origin, &decoding)
      else { return nil }
      guard decoding.troubles == before else { return nil }
      guard let source = settings.source else {
        decoding.report(
          .missingKey, "needs either a 'path', or an 'image' and its 'size', or a 'file'",
          at: origin)
        return nil
      }
      return NeedleArtwork(source, pivot: settings.pivot, scale: settings.scale)
    }
  }
}
