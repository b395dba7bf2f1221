import SweepDiagnostics
import SweepDials

extension Progress: TemplatePart {
  static let name = "progress"
  static let summary = "An arc that grows with the reading, whole or in segments that light up."
  static var defaults: Progress { Progress() }

  static let fields: [Field<Progress>] = [
    Field("radius", \.radius, .number(), "The radius of the middle, in dial units."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("color", \.color, .themeColor, "The colour where there is no gradient."),
    Field("round", \.isRound, .boolean, "Whether the ends are round."),
    Field(
      "from", \.origin, optional: .quantity,
      "The reading from which it grows to either side; by default the lower end of the scale."),
    Field(
      "gradient", \.gradient, .list(of: .colorStop),
      "Colours along the scale: evenly spread, or each with its reading as in [60, warning]."),
    Field(
      "stepped", \.isStepped, .boolean,
      "Whether each colour stands until the next one's reading, instead of passing into it."),
    Field(
      "segments", \.segments, .integer(in: 0...500),
      "The number of segments that light up; 0 for an unbroken arc."),
    Field("gap", \.gap, .number(), "The room between two segments, in dial units."),
    Field("idleOpacity", \.idleOpacity, .number(), "The opacity of segments that are not lit."),
  ]
}

extension ValueType where Value == ColorStop {
  /// A colour, or a reading and its colour in a list.
  static var colorStop: Self {
    ValueType(
      .any,
      json: { stop in
        let color = ValueType<ThemeColor>.themeColor.json(stop.color)
        return stop.value.map { .array([.number($0), color]) } ?? color
      }
    ) { operand, site, decoding in
      guard case .sequence(let nodes) = operand else {
        return ValueType<ThemeColor>.themeColor.decode(operand, site, &decoding)
          .map { ColorStop($0) }
      }
      guard nodes.count == 2, let (number, place) = decoding.operand(nodes[0], site.name),
        let (color, spot) = decoding.operand(nodes[1], site.name)
      else {
        if nodes.count != 2 {
          decoding.report(.wrongShape, "must be a reading and a colour", at: site)
        }
        return nil
      }
      guard let value = ValueType<Double>.quantity.decode(number, place, &decoding),
        let found = ValueType<ThemeColor>.themeColor.decode(color, spot, &decoding)
      else { return nil }
      return ColorStop(found, at: value)
    }
  }
}
