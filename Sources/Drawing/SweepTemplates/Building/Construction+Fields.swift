import SweepDials

extension Construction: FieldDecodable {
  static let fields: [Field<Construction>] = [
    Field(
      "case", \.case, .choice,
      "The outline of the case: fitted to a scale of less than 200°, or always round."),
    Field("bezel", \.bezel, .choice, "The bezel round the face."),
    Field("face", \.face, .choice, "The surface of the face."),
    Field(
      "recess", \.recess, .number(in: 0...1), "The opacity of the shadow on the rim of the face."),
    Field("hub", \.hub, .choice, "The cap over the pivot."),
    Field("needle", \.needle, .choice, "The needle."),
    Field("hands", \.hands, .choice, "The hands of clocks."),
    Field("ticks", \.ticks, .choice, "The marks of scales."),
    Field("window", \.window, .choice, "What the figures of the reading stand in."),
    Field(
      "glass", \.glass, .number(in: 0...1), "The opacity of the light on the glass; 0 for none."),
    Field(
      "glow", \.glow, .number(in: 0...1),
      "The opacity of the light that needles, hands and progress spread; 0 for none."),
    Field("shade", \.shade, .color, "The colour of shadows."),
    Field("light", changing: \.light, "The light, which metals and shadows follow."),
  ]
}

extension Light: FieldDecodable {
  static let fields: [Field<Light>] = [
    Field("direction", \.direction, .angle, "Where it comes from; 0 is 12 o'clock."),
    Field(
      "softness", \.softness, .number(in: 0...3),
      "How much shadows blur; 0 for shadows of one step."),
  ]
}
