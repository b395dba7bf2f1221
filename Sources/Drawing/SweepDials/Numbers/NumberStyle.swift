import SweepGeometry

/// The format of a reading: digits, separators, and the text before and after it.
///
/// ```swift
/// NumberStyle(decimals: 1, grouping: "'", suffix: " km").string(12345.67)  // 12'345.7 km
/// NumberStyle(significantDigits: 2, locale: .named("de")).string(1234.5)  // 1.200
/// NumberStyle(hasSIPrefix: true, unit: "Hz").string(2500)  // 2.5 kHz
/// ```
public struct NumberStyle: Hashable, Sendable {
  /// The number of decimals, 0 … 6; by default as many as the number has, up to 3, or below 0.1 as
  /// many as make 3 significant digits; more on the labels of narrow scales.
  public var decimals: Int?
  /// The number of significant digits, 1 … 12, without trailing zeros; takes precedence over
  /// ``decimals``. None by default.
  public var significantDigits: Int?
  /// The number of digits up to which there are decimals, 1 … 12: with 4, 12.35 and 123.5, but
  /// 12346; none by default. With ``decimals`` above 0, numbers of fewer digits before the point have so
  /// many, and others none: 385.67 and 1499.
  public var maximumDigits: Int?
  /// The least number of digits before the point, 1 … 12, with zeros in front: with 3, 052; 1 by default.
  public var minimumDigits = 1
  /// The locale of the separators; none by default: a point and no groups.
  public var locale: NumberLocale?
  /// The decimal separator; the locale's by default.
  public var decimalSeparator: String?
  /// The separator of groups of digits; the locale's by default.
  public var grouping: String?
  /// Whether thousands are written as k, millions as M, thousandths as m and so on; false by default.
  public var hasSIPrefix = false
  /// The unit behind the number and a blank, or at once for %, °, ′ and ″; none by default.
  public var unit = ""
  /// The text before the number; empty by default.
  public var prefix = ""
  /// The text after the number; empty by default.
  public var suffix = ""
  /// A difference that decimals tell apart where none are set; 0 for the usual three decimals.
  var resolution = 0.0

  /// Makes the default style, at less cost than by its parts.
  init() {}

  /// Makes the style of so many decimals.
  init(decimals: Int) { self.decimals = decimals }

  /// Makes a style.
  public init(
    decimals: Int? = nil, significantDigits: Int? = nil, locale: NumberLocale? = nil,
    decimalSeparator: String? = nil, grouping: String? = nil, hasSIPrefix: Bool = false,
    unit: String = "", prefix: String = "", suffix: String = ""
  ) {
    self.decimals = decimals
    self.significantDigits = significantDigits
    self.locale = locale
    self.decimalSeparator = decimalSeparator
    self.grouping = grouping
    self.hasSIPrefix = hasSIPrefix
    self.unit = unit
    self.prefix = prefix
    self.suffix = suffix
  }

  /// The spelling of a number that is finite and below 10¹²; with a true minus sign (U+2212).
  public func string(_ number: Double) -> String {
    guard abs(number) < 1e12 else { return "\(number)" }
    if isPlain, let digits = Self.digits(ofWhole: number) { return digits }
    let (digits, symbol) = scaledDigits(of: number)
    let start = number < 0 && !digits.isZero ? prefix + "\u{2212}" : prefix
    let whole = grouped(padded(Self.string(digits.whole)))
    var text = start.isEmpty ? whole : start + whole
    if digits.decimals > 0 {
      text += decimalSeparator ?? locale?.decimalSeparator ?? "."
      text += digits.fraction
    }
    let end = ending(symbol) + suffix
    return end.isEmpty ? text : text + end
  }

  /// The step of the last decimal; 1 without decimals.
  var step: Double { (0..<(decimals ?? 0)).reduce(1) { step, _ in step / 10 } }

  /// The style with decimals, where none are set, that reach a hundredth of a scale.
  func resolving(_ scale: Scale) -> NumberStyle {
    var style = self
    style.resolution = scale.extent / 100
    return style
  }

  /// The style that spells different numbers differently, with more decimals or without prefixes where
  /// it has to.
  ///
  /// - Parameters:
  ///   - numbers: the numbers, rising.
  ///   - isEven: whether their distances are equal, so that all have the same number of decimals.
  func telling(apart numbers: [Double], isEven: Bool) -> NumberStyle {
    if isPlain, numbers.allSatisfy({ $0 == $0.rounded() }) { return self }
    var style = self
    let texts = numbers.map(string)
    let pairs = texts.indices.dropFirst().filter { numbers[$0] != numbers[$0 - 1] }
    if pairs.contains(where: { texts[$0] == texts[$0 - 1] }) {
      let gap = pairs.map { abs(numbers[$0] - numbers[$0 - 1]) }.min() ?? 0
      (style.decimals, style.significantDigits, style.maximumDigits) = (nil, nil, nil)
      style.resolution = gap / 10
      // A number behind a prefix is not shorter then.
      if numbers.contains(where: { abs($0) > 1e4 * gap }) { style.hasSIPrefix = false }
    }
    guard isEven, style.decimals == nil, style.significantDigits == nil,
      style.maximumDigits == nil
    else { return style }
    let parts = numbers.filter { $0 != 0 }.map(style.scaledDigits)
    // Behind several prefixes, each number has its own decimals.
    guard parts.allSatisfy({ $0.symbol == parts[0].symbol }) else { return style }
    style.decimals = parts.map(\.digits.decimals).max()
    return style
  }

  /// The digits of a number, and the SI prefix behind which they stand.
  private func scaledDigits(of number: Double) -> (digits: Digits, symbol: String) {
    hasSIPrefix ? SIPrefix.digits(of: number, self) : (digits(of: number), "")
  }

  /// The digits of a whole number of 0 ..< 10¹²; nil for any other.
  static func digits(ofWhole number: Double) -> String? {
    guard number >= 0, number < 1e12 else { return nil }
    let whole = UInt(number)
    return Double(whole) == number ? string(whole) : nil
  }

  private static func string(_ whole: UInt) -> String {
    whole < short.count ? short[Int(whole)] : String(whole)
  }

  /// The digits of the numbers that most labels are.
  private static let short = (0...500).map { String($0) }

  /// Whether whole numbers are spelled as their digits alone, as nearly all labels are.
  var isPlain: Bool {
    // To compare the locale with nil would copy it.
    if case .some = locale { return false }
    return decimals == nil && prefix.isEmpty && suffix.isEmpty && unit.isEmpty && !hasSIPrefix
      && (grouping?.isEmpty ?? true) && significantDigits == nil && minimumDigits == 1
  }

  /// The prefix of the unit and the unit.
  private func ending(_ symbol: String) -> String {
    guard !unit.isEmpty else { return symbol }
    let isClose = symbol.isEmpty && ["%", "°", "′", "″"].contains(unit)
    return (isClose ? "" : "\u{a0}") + symbol + unit
  }

  private func padded(_ digits: String) -> String {
    let missing = minimumDigits - digits.utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
  }

  private func grouped(_ digits: String) -> String {
    let separator = grouping ?? locale?.grouping ?? ""
    guard !separator.isEmpty, digits.count >= 3 + (locale?.digitsBeforeFirstGroup ?? 1) else {
      return digits
    }
    var text = ""
    for (index, digit) in digits.enumerated() {
      let behind = digits.count - index
      let ends =
        locale?.groupsInPairs == true
        ? behind == 3 || (behind > 3 && behind % 2 == 1)
        : behind % 3 == 0
      if index > 0, ends { text += separator }
      text.append(digit)
    }
    return text
  }

  func check() throws(DialError) {
    // Every label uses them.
    if let decimalSeparator { try check("decimalSeparator", decimalSeparator) }
    if let grouping { try check("grouping", grouping) }
    try check("unit", unit)
    try check("prefix", prefix)
    try check("suffix", suffix)
  }

  private func check(_ field: String, _ text: String) throws(DialError) {
    if text.utf8.count > 400 { throw DialError(field, "must be at most 400 bytes long") }
  }
}

extension NumberStyle: Keyed {
  package static let keys: KeyTable<NumberStyle> = KeyTable([
    Key(
      "decimals", \.decimals, optional: .integer(in: 0...6),
      "The number of decimals; by default up to 3, or the part's own."),
    Key(
      "significantDigits", \.significantDigits, optional: .integer(in: 1...12),
      "The number of significant digits, instead of decimals."),
    Key(
      "maximumDigits", \.maximumDigits, optional: .integer(in: 1...12),
      "The digits up to which there are decimals: with 4, 12.35 and 12346; with 2 decimals too, 385.67 and 1499."
    ),
    Key(
      "minimumDigits", \.minimumDigits, .integer(in: 1...12),
      "The least number of digits before the point, with zeros in front: with 3, 052."),
    Key(
      "locale", \.locale, optional: .locale,
      "The language of separators; by default a point, no groups."),
    Key(
      "decimalSeparator", \.decimalSeparator, optional: .text,
      "The decimal separator; by default the locale's."),
    Key(
      "grouping", \.grouping, optional: .text,
      "The separator of groups of digits; by default the locale's."),
    Key("si", \.hasSIPrefix, .boolean, "Whether thousands are written as k, and so on."),
    Key("prefix", \.prefix, .text, "Text before the number."),
    Key("suffix", \.suffix, .text, "Text after the number."),
  ])
}
