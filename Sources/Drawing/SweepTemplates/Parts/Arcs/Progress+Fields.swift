import SweepDiagnostics
import SweepDials

extension Progress: TemplatePart {
  static let summary = "An arc that grows with the reading, whole or in segments that light up."

  static let fields: [Field<Progress>] = [
    Field("radius", \.radius, .number(), "The radius of the middle, in dial units."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("color", \.color, .themeColor, "The colour where there is no gradient."),
    Field("round", \.isRound, .boolean, "Whether the ends are round."),
    Field(
      "from", \.origin, optional: .quantity,
      "The reading that it grows from; by default the lower end."),
    Field(
      "goesOn", \.goesOn, .boolean,
      "Whether it passes the end of a full circle on its way to a reading beyond, as under a 'lap'."
    ),
    Field(
      "fade", \.fade, .number(),
      "How far the colour goes from darker to lighter along the scale, 0 … 1."),
    Field(
      "gradient", \.gradient, .list(of: .colorStop),
      "Colours along the scale, evenly spread or with readings, as in [60, warning]."),
    Field("stepped", \.isStepped, .boolean, "Whether colours change in steps instead of blending."),
    Field(
      "segments", \.segments, .integer(in: 0...500),
      "How many segments light up; 0 for an unbroken arc."),
    Field("gap", \.gap, .number(), "The gap between segments, in dial units."),
    Field("idleOpacity", \.idleOpacity, .number(), "The opacity of unlit segments."),
    Field(
      "unless", \.unless, .numbers(),
      "The limits of bands that lie in its place: where there are any, it is not drawn."),
  ]
}

extension FieldCodec where Value == ColorStop {
  /// A colour, or a reading and its colour in a list.
  static var colorStop: Self {
    FieldCodec(
      .any,
      json: { stop in
        let color = FieldCodec<ThemeColor>.themeColor.json(stop.color)
        return stop.value.map { .array([.number($0), color]) } ?? color
      }
    ) { operand, origin, decoding in
      guard case .sequence(let nodes) = operand else {
        return FieldCodec<ThemeColor>.themeColor.decode(operand, origin, &decoding)
          .map { ColorStop($0) }
      }
      guard nodes.count == 2, let (number, place) = decoding.operand(nodes[0], origin.name),
        let (color, spot) = decoding.operand(nodes[1], origin.name)
      else {
        if nodes.count != 2 {
          decoding.report(.wrongShape, "must be a reading and a colour", at: origin)
        }
        return nil
      }
      guard let value = FieldCodec<Double>.quantity.decode(number, place, &decoding),
        let found = FieldCodec<ThemeColor>.themeColor.decode(color, spot, &decoding)
      else { return nil }
      return ColorStop(found, at: value)
    }
  }
}
