import SweepDials
import SweepGeometry
import SweepScene

extension ShapePart: TemplatePart {
  static let name = "shape"
  static let summary = "A shape of one's own, or a group of them, that may move."
  static var defaults: ShapePart { ShapePart() }

  static let fields: [Field<ShapePart>] = [
    Field("name", \.layerName, .word, "A name, by which others can wait for what is done on it."),
    Field("path", \.path, optional: .pathData, "The outline; none for a group."),
    Field("fillColor", \.fillColor, optional: .themeColor, "The colour inside."),
    Field("strokeColor", \.strokeColor, optional: .themeColor, "The colour of the stroke."),
    Field("lineWidth", \.lineWidth, .number(), "The width of the stroke in dial units."),
    Field("lineCap", \.lineCap, .choice, "How the stroke ends."),
    Field("strokeStart", \.strokeStart, .number(), "The part of the outline before the stroke."),
    Field("strokeEnd", \.strokeEnd, .number(), "The part of the outline at which it ends."),
    Field("lineDashPattern", \.lineDashPattern, .numbers(), "The lengths of dashes and gaps."),
    Field("position", \.position, .point, "The place of its origin, in dial units."),
    Field("rotation", \.rotation, .angle, "How far it is turned, clockwise."),
    Field("stretch", \.scale, .factors, "How much it is stretched, after it was turned."),
    Field("opacity", \.opacity, .number(), "The opacity, 0 … 1."),
    Field("hidden", \.isHidden, .boolean, "Whether it is left out of the picture."),
    Field("timing", \.timing, optional: .layerTiming, "When it shows, and how its time passes."),
    Field(
      "animations", \.animations, .list(of: .animation), "What changes over time."),
    Field(
      "layers", \.layers, .list(of: .figure), "Shapes above it, in its coordinates and its time."),
  ]
}

extension FieldCodec where Value == ShapePart {
  /// A shape in a shape.
  static var figure: Self {
    FieldCodec(.reference("part-shape")) { operand, origin, decoding in
      FieldCodec<ShapePart>.object.decode(operand, origin, &decoding)
    }
  }
}

extension FieldCodec where Value == MediaTiming {
  /// The time of a shape.
  static var layerTiming: Self {
    FieldCodec(.object(TimingSettings.fieldInfo)) { operand, origin, decoding in
      let settings = FieldCodec<TimingSettings>.object.decode(operand, origin, &decoding)
      settings?.reportMisfits(at: origin, &decoding)
      return settings?.whole
    }
  }
}
