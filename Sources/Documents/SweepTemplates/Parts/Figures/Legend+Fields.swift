import SweepDials

extension Legend: TemplatePart {
  static let name = "legend"
  static let summary = "What the colours mean: a row for each, a swatch and its words."
  static var defaults: Legend { Legend() }

  static let fields: [Field<Legend>] = [
    Field("texts", \.texts, .list(of: .text), "The words of the rows."),
    Field("colors", \.colors, .list(of: .themeColor), "The colours of the rows."),
    Field("position", \.position, .point, "Where the middle of the rows stands."),
    Field("size", \.size, .number(), "The size of the type in dial units."),
  ]
}
