import SweepDials
import SweepGeometry
import SweepScene

extension ShapePart: TemplatePart, FieldDecodable {
  static let summary = "A custom shape, or a group of shapes, that may move."

  static let fields: [Field<ShapePart>] = [
    Field("name", \.layerName, .word, "A name that triggers can refer to."),
    Field("path", \.path, optional: .pathData, "The outline; none for a group."),
    Field("fillColor", \.fillColor, optional: .themeColor, "The colour inside."),
    Field(
      "fillGradient", \.fillGradient, optional: .object,
      "The colours inside, in place of 'fillColor'."),
    Field("strokeColor", \.strokeColor, optional: .themeColor, "The colour of the stroke."),
    Field(
      "strokeGradient", \.strokeGradient, optional: .object,
      "The colours of the stroke, in place of 'strokeColor'."),
    Field("lineWidth", \.lineWidth, .number(), "The width of the stroke in dial units."),
    Field("lineCap", \.lineCap, .choice, "How the stroke ends."),
    Field("strokeStart", \.strokeStart, .number(), "The part of the outline before the stroke."),
    Field("strokeEnd", \.strokeEnd, .number(), "The part of the outline at which it ends."),
    Field("lineDashPattern", \.lineDashPattern, .numbers(), "The lengths of dashes and gaps."),
    Field("position", \.position, .point, "The place of its origin, in dial units."),
    Field("rotation", \.rotation, .angle, "The rotation, clockwise."),
    Field("stretch", \.scale, .factors, "The scale factors, applied after the rotation."),
    Field("opacity", \.opacity, .number(), "The opacity, 0 … 1."),
    Field(
      "engraving", \.engraving, .number(),
      "How deep it is engraved: it gets a bright edge on the side away from the light."),
    Field("shadow", \.shadow, optional: .object, "The shadow of all of it."),
    Field(
      "blur", \.blur, .number(in: 0...1000), "The standard deviation of the blur of all of it."),
    Field("hidden", \.isHidden, .boolean, "Whether it is hidden."),
    Field("timing", \.timing, optional: .layerTiming, "When it shows, and how its time runs."),
    Field("animations", \.animations, .list(of: .animation), "What changes over time."),
    Field("layers", \.layers, .list(of: .figure), "Shapes on top, in its coordinates and time."),
  ]
}

extension ThemeGradient: FieldDecodable {
  static let fields: [Field<ThemeGradient>] = [
    Field("type", \.kind, .choice, "From one point to another, or outwards from one."),
    Field("colors", \.colors, .list(of: .themeColor), "The colours.", isRequired: true),
    Field(
      "locations", \.locations, optional: .numbers(),
      "The place of each colour, 0 … 1; evenly spread by default."),
    Field(
      "startPoint", \.startPoint, optional: .point,
      "Where the first colour is, as parts of the box around the outline."),
    Field("endPoint", \.endPoint, optional: .point, "Where the last colour is."),
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
