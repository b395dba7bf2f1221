import SweepDials

/// The keys of a number's spelling, which stand among those of the part that has it.
extension NumberStyle: FieldDecodable {
  static var defaults: NumberStyle { NumberStyle() }

  static let fields: [Field<NumberStyle>] = [
    Field(
      "decimals", \.decimals, optional: .integer(in: 0...6),
      "The number of decimals, always all of them; by default up to 3, or as the part has it."),
    Field("decimalSeparator", \.decimalSeparator, .text, "What stands before the decimals."),
    Field("grouping", \.grouping, .text, "What stands between groups of three digits."),
    Field("prefix", \.prefix, .text, "What stands before the number."),
    Field("suffix", \.suffix, .text, "What stands after the number."),
  ]
}
