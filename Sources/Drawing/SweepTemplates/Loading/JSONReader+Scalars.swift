import SweepValues

// Strings, numbers and words.
extension JSONReader {
  /// The single value that begins here.
  mutating func scalar() throws(Fault) -> Scalar {
    let (line, column) = (line, column)
    if next == UInt8(ascii: "\"") {
      let text = try string()
      return Scalar(text: text, isPlain: false, span: span(from: line, column))
    }
    let (start, before) = (at, self)
    while let byte = next, byte.isLetter || byte.isDigit || "+-._".utf8.contains(byte) {
      advance()
    }
    let word = bytes[start..<at]
    let text = String(decoding: word, as: UTF8.self)
    guard ["null", "true", "false"].contains(text) || Self.isNumber(word) else {
      throw before.misfit(text, to: self)
    }
    return Scalar(text: text, isPlain: true, span: span(from: line, column))
  }

  /// The fault at a position without a value.
  private func misfit(_ text: String, to end: JSONReader) -> Fault {
    guard text.isEmpty else {
      return Fault(
        message: "'\(text)' is not a value of JSON", span: end.span(from: line, column),
        hint: "strings are in double quotes")
    }
    switch next {
    case nil: return fault("the text ends where a value must be")
    case UInt8(ascii: "'"): return fault("expected a value", hint: "strings are in double quotes")
    case UInt8(ascii: "#"), UInt8(ascii: "/"):
      return fault("expected a value", hint: "JSON has no comments")
    default: return fault("expected a value")
    }
  }

  /// Whether this is a number (RFC 8259, 6).
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func digits() -> Bool {
      let count = rest.prefix { $0.isDigit }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let hasLeadingZero = rest.first == UInt8(ascii: "0") && rest.dropFirst().first?.isDigit == true
    guard !hasLeadingZero, digits() else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits() else { return false }
    }
    guard let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") else {
      return rest.isEmpty
    }
    rest.removeFirst()
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      rest.removeFirst()
    }
    return digits() && rest.isEmpty
  }

  private mutating func string() throws(Fault) -> String {
    let start = self
    advance()
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20:
        throw fault("a control character in a string", hint: "write it as an escape, such as \\n")
      default:
        text.append(byte)
        advance()
      }
    }
    throw start.fault("the string is not closed")
  }

  /// The character of an escape.
  private mutating func escape() throws(Fault) -> [UInt8] {
    let start = self
    advance()
    guard let byte = next else { throw start.fault("the string is not closed") }
    advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard let scalar = scalarOfDigits() else {
        throw start.fault(
          "this escape is not a character",
          hint: "\\u has four digits, and characters above U+FFFF are two escapes")
      }
      return Array(String(scalar).utf8)
    default: throw start.fault("JSON has no such escape", hint: "write '\\\\' for a backslash")
    }
  }

  /// The character of four digits, or of a pair of surrogates (RFC 8259, 7).
  private mutating func scalarOfDigits() -> Unicode.Scalar? {
    guard let first = unit() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard take("\\"), take("u"), let second = unit(), (0xDC00..<0xE000).contains(second) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func unit() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap(\.hexDigit) else { return nil }
      value = value << 4 | digit
      advance()
    }
    return value
  }
}
