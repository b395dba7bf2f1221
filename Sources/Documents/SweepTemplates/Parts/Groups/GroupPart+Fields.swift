import SweepDiagnostics
import SweepDials

extension GroupPart: TemplatePart {
  static let summary = "Parts with their own position, size and opacity."

  static let fields: [Field<GroupPart>] = [
    Field("parts", \.parts, .parts, "The parts, the last one on top."),
    Field("position", \.position, .point, "The position of their centre, in dial units."),
    Field("size", \.scale, .number(), "Dial units in one unit of theirs."),
    Field("opacity", \.opacity, .number(), "The opacity of the group as a whole."),
  ]
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
