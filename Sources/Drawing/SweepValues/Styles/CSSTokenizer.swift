/// Takes CSS apart as browsers do (CSS Syntax 3, 4), so that neither escapes nor comments hide a name.
package struct CSSTokenizer {
  let bytes: [UInt8]
  var at = 0

  /// The pieces of a style sheet, of declarations or of a value; comments are left out.
  package static func tokens(of css: some Sequence<UInt8>) -> [CSSToken] {
    var tokenizer = CSSTokenizer(bytes: Array(css))
    var tokens: [CSSToken] = []
    while let token = tokenizer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> CSSToken? {
    skipComments()
    guard at < bytes.count else { return nil }
    let start = at
    let (kind, text) = piece()
    return CSSToken(kind: kind, text: text, range: start..<at)
  }

  private mutating func skipComments() {
    while peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
      at += 2
      while at < bytes.count, !(bytes[at] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) {
        at += 1
      }
      at = min(bytes.count, at + 2)
    }
  }

  private mutating func piece() -> (CSSToken.Kind, String) {
    let byte = bytes[at]
    switch byte {
    case _ where byte.isCSSSpace:
      while let next = peek(), next.isCSSSpace { at += 1 }
      return (.space, " ")
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(byte)
    case UInt8(ascii: "#") where isName(1) || isEscape(1):
      at += 1
      return (.hash, name())
    case UInt8(ascii: "@") where startsName(1):
      at += 1
      return (.atWord, name())
    case _ where startsNumber: return (.number, number())
    case _ where hides("<!--") || hides("-->"):
      at += byte == UInt8(ascii: "<") ? 4 : 3
      return (.space, " ")
    case _ where startsName(0): return word()
    default:
      at += 1
      return (.mark(byte), String(decoding: [byte], as: UTF8.self))
    }
  }

  func peek(_ distance: Int = 0) -> UInt8? {
    at + distance < bytes.count ? bytes[at + distance] : nil
  }

  private func hides(_ mark: String) -> Bool { bytes[at...].starts(with: mark.utf8) }
}

// Names and what they begin.
extension CSSTokenizer {
  func isName(_ distance: Int) -> Bool { peek(distance)?.isCSSName ?? false }

  func isEscape(_ distance: Int) -> Bool {
    guard peek(distance) == UInt8(ascii: "\\"), let next = peek(distance + 1) else { return false }
    return !next.endsCSSLine
  }

  private func startsName(_ distance: Int) -> Bool {
    guard peek(distance) == UInt8(ascii: "-") else {
      return isEscape(distance)
        || (peek(distance).map { $0.isCSSName && !$0.isDigit } ?? false)
          && peek(distance) != UInt8(ascii: "-")
    }
    return peek(distance + 1) == UInt8(ascii: "-") || isEscape(distance + 1)
      || (peek(distance + 1).map { $0.isCSSName && !$0.isDigit } ?? false)
  }

  mutating func name() -> String {
    var name: [UInt8] = []
    while at < bytes.count {
      if isEscape(0) {
        at += 1
        name += Array(String(escape()).utf8)
      } else if bytes[at].isCSSName {
        name.append(bytes[at])
        at += 1
      } else {
        break
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func word() -> (CSSToken.Kind, String) {
    let name = name()
    guard peek() == UInt8(ascii: "(") else { return (.word, name) }
    at += 1
    guard name.lowercased() == "url" else { return (.function, name) }
    var distance = 0
    while let next = peek(distance), next.isCSSSpace { distance += 1 }
    if peek(distance) == UInt8(ascii: "\"") || peek(distance) == UInt8(ascii: "'") {
      return (.function, name)
    }
    at += distance
    return url()
  }

  private mutating func escape() -> Character {
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, let digit = peek().flatMap(\.hexDigit) {
      (value, digits, at) = (value * 16 + digit, digits + 1, at + 1)
    }
    guard digits == 0 else {
      if peek() == 13, peek(1) == 10 { at += 1 }
      if let next = peek(), next.isCSSSpace { at += 1 }
      return Character(value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    let start = at
    at += 1
    while let next = peek(), next & 0xC0 == 0x80 { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self).first ?? "\u{FFFD}"
  }
}

// Strings, addresses and numbers.
extension CSSTokenizer {
  private mutating func string(_ quote: UInt8) -> (CSSToken.Kind, String) {
    at += 1
    var text: [UInt8] = []
    while let byte = peek() {
      if byte == quote {
        at += 1
        return (.string, String(decoding: text, as: UTF8.self))
      }
      if byte.endsCSSLine { return (.broken, String(decoding: text, as: UTF8.self)) }
      append(byte, to: &text)
    }
    // The end of the text ends a string too.
    return (.string, String(decoding: text, as: UTF8.self))
  }

  private mutating func url() -> (CSSToken.Kind, String) {
    var text: [UInt8] = []
    while let byte = peek() {
      if byte == UInt8(ascii: ")") {
        at += 1
        return (.url, String(decoding: text, as: UTF8.self))
      }
      if byte.isCSSSpace {
        while let next = peek(), next.isCSSSpace { at += 1 }
        if peek() == nil || peek() == UInt8(ascii: ")") { continue }
        return brokenURL(text)
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "(") {
        return brokenURL(text)
      }
      append(byte, to: &text)
    }
    return (.url, String(decoding: text, as: UTF8.self))
  }

  private mutating func brokenURL(_ text: [UInt8]) -> (CSSToken.Kind, String) {
    while let byte = peek(), byte != UInt8(ascii: ")") { at += isEscape(0) ? 2 : 1 }
    at = min(bytes.count, at + 1)
    return (.broken, String(decoding: text, as: UTF8.self))
  }

  private mutating func append(_ byte: UInt8, to text: inout [UInt8]) {
    at += 1
    guard byte == UInt8(ascii: "\\") else { return text.append(byte) }
    guard let next = peek() else { return }
    // A line that goes on.
    if next.endsCSSLine { return at += 1 }
    text += Array(String(escape()).utf8)
  }

  private var startsNumber: Bool {
    let sign = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") ? 1 : 0
    if peek(sign)?.isDigit ?? false { return true }
    return peek(sign) == UInt8(ascii: ".") && (peek(sign + 1)?.isDigit ?? false)
  }

  private mutating func number() -> String {
    let start = at
    at += 1
    while let byte = peek(), byte.isDigit || byte == UInt8(ascii: ".") { at += 1 }
    if let letter = peek(), letter | 0x20 == UInt8(ascii: "e") {
      let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 2 : 1
      if peek(sign)?.isDigit ?? false {
        at += sign
        while peek()?.isDigit ?? false { at += 1 }
      }
    }
    let digits = String(decoding: bytes[start..<at], as: UTF8.self)
    if peek() == UInt8(ascii: "%") {
      at += 1
      return digits + "%"
    }
    return startsName(0) ? digits + name() : digits
  }
}

extension UInt8 {
  fileprivate var endsCSSLine: Bool { self == 10 || self == 13 || self == 12 }
  fileprivate var isCSSSpace: Bool { self == 32 || self == 9 || endsCSSLine }
  fileprivate var isCSSName: Bool {
    self >= 0x80 || isDigit || isLetter
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
