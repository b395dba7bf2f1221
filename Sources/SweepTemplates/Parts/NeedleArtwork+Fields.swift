import SweepDials
import SweepGeometry
import SweepScene

/// A needle drawn elsewhere, as documents write it.
struct ArtworkSettings: FieldDecodable {
  var image: Image?
  var size: Size?
  var pivot = Point.zero
  var scale = 1.0

  static var defaults: ArtworkSettings { ArtworkSettings() }

  static let fields: [Field<ArtworkSettings>] = [
    Field("image", \.image, optional: .picture, "A picture, from a file beside the document."),
    Field("size", \.size, optional: .size, "The width and height of the picture, in its units."),
    Field(
      "pivot", \.pivot, .point, "The point that lies on the centre of the dial, in its units."),
    Field("scale", \.scale, .number(), "Dial units in one unit of the artwork."),
  ]
}

extension ValueType where Value == NeedleArtwork {
  /// A needle drawn elsewhere.
  static var artwork: Self {
    ValueType(.object(ArtworkSettings.fieldInfo)) { operand, site, decoding in
      let before = decoding.sink.count
      guard let settings = ValueType<ArtworkSettings>.object.decode(operand, site, &decoding)
      else { return nil }
      guard decoding.sink.count == before else { return nil }
      guard let image = settings.image else {
        decoding.report(.missingKey, "needs an 'image'", at: site)
        return nil
      }
      guard let size = settings.size else {
        decoding.report(.missingKey, "needs the 'size' of its image", at: site)
        return nil
      }
      return NeedleArtwork(
        .image(image, size: size), pivot: settings.pivot, scale: settings.scale)
    }
  }
}
