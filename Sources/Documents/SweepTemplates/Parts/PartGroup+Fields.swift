import SweepDiagnostics
import SweepDials

extension PartGroup: TemplatePart {
  static let name = "group"
  static let summary = "Parts with a place, a size and an opacity of their own."
  static var defaults: PartGroup { PartGroup() }

  static let fields: [Field<PartGroup>] = [
    Field("parts", \.parts, .parts, "The parts, the last one on top."),
    Field("position", \.position, .point, "Where their centre stands, in dial units."),
    Field("size", \.scale, .number(), "Dial units in one unit of theirs."),
    Field("opacity", \.opacity, .number(), "The opacity of all of them as one picture."),
  ]
}

extension ValueType where Value == [any Part] {
  /// Parts in a list, as in the list of layers.
  static var parts: Self {
    ValueType(.list(.reference("layer")), json: { _ in .array([]) }) { _, site, decoding in
      let before = decoding.troubles
      let parts = decoding.layers(site.node)
      return decoding.troubles == before ? parts.map(\.part) : nil
    }
  }
}
