import SweepGeometry

/// How a reading is spelled: decimals, separators, and what stands before and after it.
///
/// ```swift
/// NumberStyle(decimals: 1, grouping: "'", suffix: " km").string(12345.67)  // 12'345.7 km
/// ```
public struct NumberStyle: Hashable, Sendable {
  /// The number of decimals, 0 … 6, always all of them; by default as many as the number has, up
  /// to 3.
  public var decimals: Int?
  /// What stands before the decimals; a point by default.
  public var decimalSeparator: String
  /// What stands between groups of three digits; nothing by default.
  public var grouping: String
  /// What stands before the number; nothing by default.
  public var prefix: String
  /// What stands after the number; nothing by default.
  public var suffix: String

  /// Makes a style.
  public init(
    decimals: Int? = nil, decimalSeparator: String = ".", grouping: String = "",
    prefix: String = "", suffix: String = ""
  ) {
    self.decimals = decimals
    self.decimalSeparator = decimalSeparator
    self.grouping = grouping
    self.prefix = prefix
    self.suffix = suffix
  }

  /// The spelling of a number that is finite and below 10⁹; with a true minus sign (U+2212).
  public func string(_ number: Double) -> String {
    if isPlain, let whole = UInt32(exactly: number), whole < 1_000_000_000 { return String(whole) }
    guard abs(number) < NumberFormat.limit else { return "\(number)" }
    let format = NumberFormat(precision: decimals ?? 3)
    let count = format.fixed(number)
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: format.countsInUnit)
    var text = prefix
    if count < 0 { text += "\u{2212}" }
    text += grouped(String(whole))
    let fraction = fraction(rest, of: format)
    if !fraction.isEmpty { text += decimalSeparator + fraction }
    return text + suffix
  }

  /// Whether whole numbers are spelled as their digits alone, as nearly all labels are.
  private var isPlain: Bool {
    decimals == nil && prefix.isEmpty && suffix.isEmpty && grouping.isEmpty
  }

  /// The decimals: all of them where their number is given, else without trailing zeros.
  private func fraction(_ rest: UInt, of format: NumberFormat) -> String {
    if format.precision == 0 || (rest == 0 && decimals == nil) { return "" }
    var digits = String(rest)
    digits = String(repeating: "0", count: format.precision - digits.count) + digits
    while decimals == nil, digits.last == "0" { digits.removeLast() }
    return digits
  }

  private func grouped(_ digits: String) -> String {
    guard !grouping.isEmpty else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += grouping }
      text.append(digit)
    }
    return text
  }

  func check() throws(DialError) {
    if let decimals, !(0...6).contains(decimals) {
      throw DialError("decimals", "must lie in 0 … 6")
    }
    // They stand at every label.
    for (field, text) in [
      ("decimalSeparator", decimalSeparator), ("grouping", grouping), ("prefix", prefix),
      ("suffix", suffix),
    ] where text.utf8.count > 400 {
      throw DialError(field, "must be at most 400 bytes long")
    }
  }
}

extension String {
  /// About how wide the text is, in parts of the font size, in a sans-serif with figures of one
  /// width: digits 0.556, narrow marks 0.28, capitals 0.68, the rest 0.56.
  var advance: Double {
    unicodeScalars.reduce(0) { sum, scalar in
      switch scalar {
      case "0"..."9": sum + 0.556
      case ".", ",", ":", ";", "'", " ", "i", "l", "I", "|", "\u{2019}", "\u{202f}": sum + 0.28
      case "A"..."Z": sum + 0.68
      case "m", "w", "%", "M", "W": sum + 0.85
      default: sum + (scalar.value < 0x2e80 ? 0.556 : 1)
      }
    }
  }
}
