import SweepDials

/// The keys of a number's spelling, which stand among those of the part that has it.
extension NumberStyle: FieldTable {
  static let fields: [Field<NumberStyle>] = [
    Field(
      "decimals", \.decimals, optional: .integer(in: 0...6),
      "The number of decimals; by default up to 3, or the part's own."),
    Field(
      "significantDigits", \.significantDigits, optional: .integer(in: 1...12),
      "The number of significant digits, instead of decimals."),
    Field(
      "maximumDigits", \.maximumDigits, optional: .integer(in: 1...12),
      "The digits up to which there are decimals: with 4, 12.35 and 12346."),
    Field(
      "locale", \.locale, optional: .locale,
      "The language of separators; by default a point, no groups."),
    Field(
      "decimalSeparator", \.decimalSeparator, optional: .text,
      "The decimal separator; by default the locale's."),
    Field(
      "grouping", \.grouping, optional: .text,
      "The separator of groups of digits; by default the locale's."),
    Field("si", \.hasSIPrefix, .boolean, "Whether thousands are written as k, and so on."),
    Field("prefix", \.prefix, .text, "Text before the number."),
    Field("suffix", \.suffix, .text, "Text after the number."),
  ]
}
