import SweepDials

extension Legend: TemplatePart {
  static let summary = "What the colours mean: a swatch and a text for each."

  static let fields: [Field<Legend>] = [
    Field("texts", \.texts, .list(of: .text), "The texts of the rows."),
    Field("colors", \.colors, .list(of: .themeColor), "The colours of the rows."),
    Field("position", \.position, .point, "The middle of the rows."),
    Field("size", \.size, .number(), "The size of the type in dial units."),
    Field("columns", \.columns, .integer(in: 1...12), "How many columns there are."),
  ]
}
