import SweepDials
import SweepGeometry

extension ArtworkPart: TemplatePart {
  static let name = "artwork"
  static let summary = "SVG artwork, of which a named element may turn as the needle."
  static var defaults: ArtworkPart { ArtworkPart() }

  static let fields: [Field<ArtworkPart>] = [
    Field(
      "file", \.artwork, optional: .drawing,
      "A file beside the document: SVG, or a PNG, JPEG or GIF, one of whose pixels is a unit."),
    Field(
      "frame", \.frame, .rect,
      "The rectangle it is laid into: left, top, width, height, in dial units."),
    Field(
      "element", \.element, optional: .word,
      "The id or label of the one element that is shown; all by default."),
    Field(
      "hidden", \.hidden, .list(of: .word), "The ids or labels of elements that are left out."),
    Field("needle", \.needle, optional: .drawnNeedle, "The element that turns to the reading."),
  ]
}

/// An element of artwork that turns, as documents write it.
struct DrawnNeedleSettings: FieldDecodable {
  var element: String?
  var pivot: Point?
  var direction = Angle.zero

  static var defaults: DrawnNeedleSettings { DrawnNeedleSettings() }

  static let fields: [Field<DrawnNeedleSettings>] = [
    Field(
      "element", \.element, optional: .word,
      "Its id, or the label that Inkscape or Illustrator shows.", isRequired: true),
    Field(
      "pivot", \.pivot, optional: .point,
      "The point it turns about, in the artwork's units; by default the middle of the artwork."),
    Field(
      "direction", \.direction, .angle,
      "The direction in which it is drawn; clockwise, 0 is 12 o'clock."),
  ]
}

extension FieldCodec where Value == DrawnNeedle {
  /// An element of artwork that turns.
  static var drawnNeedle: Self {
    FieldCodec(.object(DrawnNeedleSettings.fieldInfo)) { operand, origin, decoding in
      let before = decoding.troubles
      let settings = FieldCodec<DrawnNeedleSettings>.object.decode(operand, origin, &decoding)
      guard decoding.troubles == before, let settings, let element = settings.element else {
        return nil
      }
      return DrawnNeedle(element, pivot: settings.pivot, direction: settings.direction)
    }
  }
}
