import SweepDiagnostics
import SweepDials
import SweepValues

extension Grammar {
  /// A number as JSON writes it: `72`, `-118.4`, `6e-3`.
  static func number(_ text: String) throws(GrammarError) -> Double {
    guard isNumber(text.utf8) else {
      throw GrammarError(
        .wrongType, "must be a number, not \(text.quoted)", hint: numberHint(text))
    }
    // Adding zero turns -0 into 0.
    guard let value = Double(spelledBy: text), value.isFinite else {
      throw GrammarError(.outOfRange, "must be a number within 1.8e308 of zero")
    }
    return value + 0
  }

  /// A whole number of at most 15 digits.
  static func integer(_ text: String) throws(GrammarError) -> Int {
    let value = try number(text)
    guard let whole = Int(text) else {
      guard abs(value) < 1e15 else {
        throw GrammarError(.outOfRange, "must be a whole number of at most 15 digits")
      }
      let nearest = Int(value)
      throw GrammarError(
        .wrongType, "must be a whole number, not \(text.quoted)", hint: "write \(nearest)")
    }
    guard abs(value) < 1e15 else {
      throw GrammarError(.outOfRange, "must be a whole number of at most 15 digits")
    }
    return whole
  }

  /// `true` or `false`.
  static func boolean(_ text: String) throws(GrammarError) -> Bool {
    switch text {
    case "true": return true
    case "false": return false
    default: break
    }
    let hint: String? =
      switch text.lowercased() {
      case "yes", "on", "true", "1", "y": "write true"
      case "no", "off", "false", "0", "n": "write false"
      default: nil
      }
    throw GrammarError(.wrongType, "must be true or false, not \(text.quoted)", hint: hint)
  }

  /// Whether a text stands for no reading: nothing, null, or a word of sensors and spreadsheets.
  package static func isNoReading(_ text: String) -> Bool {
    if let first = text.utf8.first, (0x30...0x39).contains(first) { return false }
    return text.isEmpty
      || ["null", "nan", "n/a", "na", "none", "unavailable", "unknown", "-", NoReading.figure]
        .contains(text.lowercased())
  }

  /// Numbers between commas or blanks, within brackets or not.
  static func numbers(_ text: String) throws(GrammarError) -> [Double] {
    if text.wholeMatch(of: /[0-9.]+-[0-9.]+(?:, *[0-9.]+-[0-9.]+)*/) != nil {
      throw GrammarError(
        .wrongType, "must be numbers with commas between them, not \(text.quoted)",
        hint: "list the limits of ranges, as in 0, 60, 80")
    }
    var values: [Double] = []
    for words in items(text) {
      guard !words.isEmpty else {
        throw GrammarError(
          .wrongType, "must be numbers with commas between them, not \(text.quoted)")
      }
      for word in words { values.append(try number(word)) }
    }
    return values
  }

  /// Numbers between commas or blanks, with `null` or nothing for missing ones.
  static func gappedNumbers(_ text: String) throws(GrammarError) -> [Double?] {
    var values: [Double?] = []
    for words in items(text) {
      for word in words.isEmpty ? [""] : words {
        values.append(isNoReading(word) ? nil : try number(word))
      }
    }
    return values.allSatisfy { $0 == nil } && values.count == 1 ? [] : values
  }

  /// The words between the commas of a list.
  private static func items(_ text: String) -> [[String]] {
    let isBracketed = text.first == "[" && text.last == "]"
    return (isBracketed ? text.dropFirst().dropLast() : text[...])
      .split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map(String.init) }
  }

  /// Whether bytes are a number of JSON (RFC 8259, 6).
  static func isNumber(_ bytes: String.UTF8View) -> Bool {
    var rest = bytes[...]
    _ = rest.popFirst("-")
    let whole = rest.popDigits()
    guard whole.count == 1 || (whole.count > 1 && whole.first != UInt8(ascii: "0")) else {
      return false
    }
    if rest.popFirst(".") { guard !rest.popDigits().isEmpty else { return false } }
    if rest.popFirst("e") || rest.popFirst("E") {
      if !rest.popFirst("-") { _ = rest.popFirst("+") }
      guard !rest.popDigits().isEmpty else { return false }
    }
    return rest.isEmpty
  }

  /// How JSON writes the same number; nil where the text may mean another one.
  private static func numberHint(_ text: String) -> String? {
    switch text.lowercased() {
    case ".nan", "nan", ".inf", "inf", "+.inf", "-.inf", "-inf", "infinity", "-infinity":
      return "numbers are finite"
    default: break
    }
    let pattern = /([+-]?)([0-9]*)((?:[_ ,'][0-9]{3})*)(?:[.,]([0-9]*))?/
    guard let match = text.wholeMatch(of: pattern), text.contains(where: \.isNumber) else {
      return nil
    }
    var (whole, fraction) = (String(match.2), match.4 ?? "")
    if !match.3.isEmpty {
      let isGrouped = (1...3).contains(whole.count) && !whole.hasPrefix("0")
      let isComma = match.3.hasPrefix(",") && match.3.count == 4 && match.4 == nil
      if isComma, isGrouped { return "write digits alone, with a point before decimals" }
      guard isComma || (isGrouped && Set(match.3.filter { !$0.isNumber }).count == 1) else {
        return nil
      }
      if isComma { fraction = match.3.dropFirst() } else { whole += match.3.filter(\.isNumber) }
    }
    let short = whole.drop { $0 == "0" }
    let better =
      (match.1 == "-" ? "-" : "") + (short.isEmpty ? "0" : short)
      + (fraction.isEmpty ? "" : ".\(fraction)")
    return better != text && isNumber(better.utf8) ? "write \(better)" : nil
  }
}

extension Substring.UTF8View {
  /// Takes a character off the front, if it is there.
  mutating func popFirst(_ character: Unicode.Scalar) -> Bool {
    guard let first, UInt32(first) == character.value else { return false }
    removeFirst()
    return true
  }

  /// Takes the decimal digits off the front.
  mutating func popDigits() -> Substring.UTF8View {
    let digits = prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    removeFirst(digits.count)
    return digits
  }
}
