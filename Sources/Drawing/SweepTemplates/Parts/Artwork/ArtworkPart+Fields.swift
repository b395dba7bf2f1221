import SweepDials
import SweepGeometry

extension ArtworkPart: TemplatePart {
  static let summary = "SVG artwork, of which a named element may turn as the needle."
  static let fields: [Field<ArtworkPart>] = [
    Field(
      "file", \.artwork, optional: .drawing,
      "An SVG, PNG, JPEG, GIF or WebP file beside the document; a pixel is one unit."),
    Field("frame", \.frame, .rect, "The rectangle that it fits: left, top, width, height."),
    Field("element", \.element, optional: .word, "The id or label of the only element to show."),
    Field("hidden", \.hidden, .list(of: .word), "The ids or labels of elements to leave out."),
    Field(
      "fill", \.fill, optional: .themeColor,
      "One colour for all that it fills and strokes, as of the theme; by default its own colours."),
    Field("needle", \.needle, optional: .drawnNeedle, "The element that turns to the reading."),
  ]
}

/// An element of artwork that turns, as documents write it.
struct DrawnNeedleSettings: FieldDecodable {
  var element: String?
  var pivot: Point?
  var direction = Angle.zero

  static let fields: [Field<DrawnNeedleSettings>] = [
    Field(
      "element", \.element, optional: .word,
      "Its id, or its label in Inkscape or Illustrator.", isRequired: true),
    Field(
      "pivot", \.pivot, optional: .point,
      "The point it turns about, in the artwork's units; by default the centre."),
    Field("direction", \.direction, .angle, "The direction in which it is drawn; 0 is 12 o'clock."),
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
