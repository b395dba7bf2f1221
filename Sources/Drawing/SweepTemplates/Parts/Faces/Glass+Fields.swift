import SweepDials

extension Glass: TemplatePart {
  static let summary = "The reflection on the glass over a dial; the last part."

  static let fields: [Field<Glass>] = [
    Field("radius", \.radius, .number(), "The radius of the glass, in dial units."),
    Field("frame", \.frame, optional: .rect, "The rectangle of a card, in place of a round glass."),
    Field("reach", \.reach, .number(), "How far down the light reaches, 0 … 1."),
    Field(
      "strength", \.strength, optional: .number(),
      "The opacity of the light at the top, 0 … 1; by default the theme's."),
  ]
}
