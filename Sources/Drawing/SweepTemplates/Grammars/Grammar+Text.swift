import SweepDiagnostics

extension Grammar {
  /// Whether a word without quotes looks like something else than text to a reader of YAML: a
  /// number in any of its spellings, a truth value, a time, a date.
  static func looksTyped(_ text: String) -> Bool {
    switch text.lowercased() {
    case "yes", "no", "on", "off", "true", "false", "null", "~", ".nan", ".inf", "+.inf", "-.inf":
      return true
    default: break
    }
    var rest = text.utf8[...]
    if !rest.popFirst("-") { _ = rest.popFirst("+") }
    guard let first = rest.first, (0x2e...0x39).contains(first), first != UInt8(ascii: "/") else {
      return false
    }
    return isRadixNumber(rest) || isDecimal(rest) || isClock(rest) || isDate(rest)
  }

  /// `0x1f`, `0b1`, `0o17`.
  private static func isRadixNumber(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    guard rest.popFirst("0"), let mark = rest.popFirst(), let first = rest.first else {
      return false
    }
    let digits = "0123456789abcdefABCDEF_".utf8
    let radixes = "xXoObB".utf8
    return radixes.contains(mark) && digits.contains(first) && rest.allSatisfy(digits.contains)
  }

  /// Digits and `_`, with a point or an exponent.
  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    let whole = rest.popDigitsAndBars()
    let fraction = rest.popFirst(".") ? rest.popDigitsAndBars() : 0
    guard whole + fraction > 0 else { return false }
    if rest.isEmpty { return true }
    guard rest.popFirst("e") || rest.popFirst("E") else { return false }
    if !rest.popFirst("-") { _ = rest.popFirst("+") }
    return !rest.popDigits().isEmpty && rest.isEmpty
  }

  /// Digits in pairs between colons, as in `12:30:45.5`.
  private static func isClock(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    guard rest.popDigitsAndBars() > 0, rest.first == UInt8(ascii: ":") else { return false }
    while rest.popFirst(":") {
      guard (1...2).contains(rest.popDigits().count) else { return false }
    }
    if rest.popFirst(".") { _ = rest.popDigits() }
    return rest.isEmpty
  }

  /// `2026-11-21`, with any rest.
  private static func isDate(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    return rest.popDigits().count == 4 && rest.popFirst("-")
      && (1...2).contains(rest.popDigits().count) && rest.popFirst("-")
      && (1...2).contains(rest.popDigits().count)
  }
}

extension Substring.UTF8View {
  /// Takes digits and `_` off the front and counts them.
  fileprivate mutating func popDigitsAndBars() -> Int {
    let digits = prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_") }
    removeFirst(digits.count)
    return digits.count
  }
}

extension Grammar {
  /// A list of font families; letters, digits, blanks, `-`, `_`, commas and quotes in pairs, so
  /// that it cannot end its context.
  static func fontFamily(_ text: String) throws(GrammarError) -> String {
    let signs = " ,-_'\"".unicodeScalars
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || signs.contains($0)
    }
    let quotes = text.unicodeScalars.filter { $0 == "'" || $0 == "\"" }
    guard isPlain, !text.isEmpty, quotes.count % 2 == 0, text.utf8.count <= 400 else {
      throw GrammarError(
        .badSpelling, "must be a list of font families, not \(text.quoted)",
        hint: "write it as in: 'DejaVu Sans', Arial, sans-serif")
    }
    return text
  }
}

extension Grammar {
  /// Any text that XML can hold, up to a limit.
  static func text(_ text: String) throws(GrammarError) -> String {
    guard text.utf8.count <= LoadLimits.textBytes else {
      throw GrammarError(.tooLarge, "must be text of at most \(LoadLimits.textBytes) bytes")
    }
    let forbidden = text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0a, 0x0d: false
      case 0..<0x20, 0xfffe, 0xffff: true
      default: false
      }
    }
    guard let forbidden else { return text }
    let code = String(forbidden.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    throw GrammarError(
      .badSpelling, "holds the character U+\(padded), which no picture can",
      hint: "leave control characters out")
  }

  /// Texts between commas, without the blanks around them; none in an empty text.
  static func texts(_ text: String) throws(GrammarError) -> [String] {
    if text.isEmpty { return [] }
    var texts: [String] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = piece.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
      texts.append(try Self.text(String(words)))
    }
    return texts
  }
}
