import SweepDials

extension Glass: TemplatePart {
  static let name = "glass"
  static let summary = "The light on the glass over a dial; it stands last."
  static var defaults: Glass { Glass() }

  static let fields: [Field<Glass>] = [
    Field("radius", \.radius, .number(), "The radius of the glass, in dial units."),
    Field("reach", \.reach, .number(), "How far down the light reaches, 0 … 1."),
    Field("strength", \.strength, .number(), "The opacity of the light at the top, 0 … 1."),
  ]
}
