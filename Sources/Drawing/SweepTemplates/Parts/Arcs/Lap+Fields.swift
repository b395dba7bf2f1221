import SweepDials

extension Lap: TemplatePart {
  static let summary = "What goes round a full circle for the second time, over a progress arc."

  static let fields: [Field<Lap>] = [
    Field("radius", \.radius, .number(), "The radius of the middle, in dial units."),
    Field("width", \.width, .number(), "The width in dial units."),
    Field("color", \.color, .themeColor, "The colour."),
    Field("fade", \.fade, .number(), "How far the colour is lighter, as at the end of a progress."),
    Field(
      "gradient", \.gradient, .list(of: .colorStop),
      "The colours of the progress, of which it has the last."),
  ]
}
