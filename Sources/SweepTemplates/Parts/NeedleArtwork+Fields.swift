import SweepDials
import SweepGeometry
import SweepScene

/// A needle drawn elsewhere, as documents write it.
struct ArtworkSettings: FieldDecodable {
  var image: Image?
  var size: Size?
  var path: Path?
  var pivot = Point.zero
  var scale = 1.0

  static var defaults: ArtworkSettings { ArtworkSettings() }

  static let fields: [Field<ArtworkSettings>] = [
    Field("image", \.image, optional: .picture, "A picture, from a file beside the document."),
    Field("size", \.size, optional: .size, "The width and height of the picture, in its units."),
    Field(
      "path", \.path, optional: .pathData,
      "SVG path data instead of a picture, filled with the needle's colour."),
    Field(
      "pivot", \.pivot, .point, "The point that lies on the centre of the dial, in its units."),
    Field("scale", \.scale, .number(), "Dial units in one unit of the artwork."),
  ]
}

extension ArtworkSettings {
  /// What is drawn; nil where that is not clear.
  var source: NeedleArtwork.Source? {
    switch (path, image, size) {
    case (let path?, nil, nil): .path(path)
    case (nil, let image?, let size?): .image(image, size: size)
    default: nil
    }
  }
}

extension ValueType where Value == NeedleArtwork {
  /// A needle drawn elsewhere.
  static var artwork: Self {
    ValueType(.object(ArtworkSettings.fieldInfo)) { operand, site, decoding in
      let before = decoding.troubles
      guard let settings = ValueType<ArtworkSettings>.object.decode(operand, site, &decoding)
      else { return nil }
      guard decoding.troubles == before else { return nil }
      guard let source = settings.source else {
        decoding.report(
          .missingKey, "needs either a 'path', or an 'image' and its 'size'", at: site)
        return nil
      }
      return NeedleArtwork(source, pivot: settings.pivot, scale: settings.scale)
    }
  }
}
