import SweepDiagnostics
import SweepDials
import SweepGeometry

extension GroupPart: TemplatePart {
  static let summary = "Parts with their own position, size and opacity."

  static let fields: [Field<GroupPart>] = [
    Field("parts", \.parts, .parts, "The parts, the last one on top."),
    Field("position", \.position, .point, "The position of their centre, in dial units."),
    Field("size", \.scale, .number(), "Dial units in one unit of theirs."),
    Field("opacity", \.opacity, .number(), "The opacity of the group as a whole."),
    Field(
      "clip", \.clip, optional: .pathData,
      "The outline outside of which nothing of the group is seen."),
    Field(
      "from", \.from, optional: .quantity,
      "The reading from which on the group shows; of a clock a time such as '06:00'. Above 'below' it shows outside of the two, as a night does from '18:00' to '06:00'."
    ),
    Field("below", \.below, optional: .quantity, "The reading below which the group shows."),
    Field("shadow", \.shadow, optional: .object, "The shadow of the group as a whole."),
    Field(
      "blur", \.blur, .number(in: 0...1000),
      "The standard deviation of the blur of the group as a whole."),
  ]
}

extension Shadow: FieldDecodable {
  static let fields: [Field<Shadow>] = [
    Field("color", \.color, .themeColor, "The colour."),
    Field("opacity", \.opacity, .number(in: 0...1), "The opacity."),
    Field("offset", \.offset, .vector, "How far it lies from what casts it: right, down."),
    Field("radius", \.radius, .number(in: 0...1000), "The standard deviation of its blur."),
  ]
}

extension FieldCodec where Value == Vector {
  /// A displacement: right, down.
  static var vector: Self {
    FieldCodec<Point>.point.compactMap {
      $0 - .zero
    } json: {
      .array([.number($0.dx), .number($0.dy)])
    }
  }
}

extension FieldCodec where Value == [any Part] {
  /// Parts in a list, as in the list of layers.
  static var parts: Self {
    FieldCodec(.list(.reference("layer")), json: { _ in .array([]) }) { _, origin, decoding in
      let before = decoding.troubles
      let parts = decoding.layers(origin.node)
      return decoding.troubles == before ? parts.map(\.part) : nil
    }
  }
}
