/// The number format of a language: the marks before decimals and between groups of digits.
///
/// From the Unicode Common Locale Data Repository, version 45 (`numbers/symbols`, for digits 0 … 9).
public struct NumberLocale: Hashable, Sendable {
  /// The code of the language, with the country if that matters: `de-CH`.
  public var code: String
  /// The separator before the decimals.
  public var decimalSeparator: String
  /// The separator of groups of digits.
  public var grouping: String
  /// Whether groups beyond the first three digits have two, as in 12,34,567.
  public var groupsInPairs = false
  /// The minimum number of digits before the first mark: 2 to leave 1234 ungrouped.
  public var digitsBeforeFirstGroup = 1

  /// Makes custom conventions.
  public init(
    code: String, decimalSeparator: String, grouping: String, groupsInPairs: Bool = false,
    digitsBeforeFirstGroup: Int = 1
  ) {
    self.code = code
    self.decimalSeparator = decimalSeparator
    self.grouping = grouping
    self.groupsInPairs = groupsInPairs
    self.digitsBeforeFirstGroup = digitsBeforeFirstGroup
  }

  /// The conventions of a code, ignoring case; nil for an unknown one.
  public static func named(_ code: String) -> NumberLocale? {
    library.first { $0.code.lowercased() == code.lowercased() }
  }

  /// The conventions that documents can name, by code.
  public static let library: [NumberLocale] = [
    locale("cs", ",", noBreak), locale("da", ",", "."), locale("de", ",", "."),
    locale("de-AT", ",", noBreak), locale("de-CH", ".", "’"), locale("el", ",", "."),
    locale("en", ".", ","), locale("en-IN", ".", ",", pairs: true),
    locale("es", ",", ".", before: 2), locale("fi", ",", noBreak), locale("fr", ",", narrow),
    locale("fr-CH", ",", narrow), locale("hi", ".", ",", pairs: true), locale("id", ",", "."),
    locale("it", ",", "."), locale("it-CH", ".", "’"), locale("ja", ".", ","),
    locale("ko", ".", ","), locale("nb", ",", noBreak), locale("nl", ",", "."),
    locale("pl", ",", noBreak, before: 2), locale("pt", ",", "."),
    locale("pt-PT", ",", noBreak, before: 2), locale("ru", ",", noBreak),
    locale("sv", ",", noBreak), locale("tr", ",", "."), locale("uk", ",", noBreak),
    locale("zh", ".", ","),
  ]

  private static let noBreak = "\u{a0}"
  private static let narrow = "\u{202f}"

  private static func locale(
    _ code: String, _ decimal: String, _ grouping: String, pairs: Bool = false, before: Int = 1
  ) -> NumberLocale {
    NumberLocale(
      code: code, decimalSeparator: decimal, grouping: grouping, groupsInPairs: pairs,
      digitsBeforeFirstGroup: before)
  }
}
