import SweepDials

/// The keys of a number's spelling, which stand among those of the part that has it.
extension NumberStyle: FieldDecodable {
  static var defaults: NumberStyle { NumberStyle() }

  static let fields: [Field<NumberStyle>] = [
    Field(
      "decimals", \.decimals, optional: .integer(in: 0...6),
      "The number of decimals, always all of them; by default up to 3, or as the part has it."),
    Field(
      "significantDigits", \.significantDigits, optional: .integer(in: 1...12),
      "The number of significant digits that numbers are rounded to, instead of decimals."),
    Field(
      "locale", \.locale, optional: .locale,
      "The language whose separators count; by default a point and no groups."),
    Field(
      "decimalSeparator", \.decimalSeparator, optional: .text,
      "What stands before the decimals; by default as the locale has it."),
    Field(
      "grouping", \.grouping, optional: .text,
      "What stands between groups of digits; by default as the locale has it."),
    Field(
      "si", \.hasSIPrefix, .boolean, "Whether thousands are written as k, millions as M and so on."),
    Field("prefix", \.prefix, .text, "What stands before the number."),
    Field("suffix", \.suffix, .text, "What stands after the number."),
  ]
}
