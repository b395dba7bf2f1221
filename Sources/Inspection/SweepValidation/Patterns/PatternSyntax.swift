/// The parsed regular expression of a ``ValueType`` (XML Schema part 2, appendix F, in part).
///
/// Patterns work on bytes: a negated class and the dot take each byte of a character beyond ASCII.
indirect enum PatternSyntax: Hashable, Sendable {
  /// One of these bytes.
  case bytes(ByteSet)
  /// One after the other; without any, the empty text.
  case sequence([PatternSyntax])
  /// One of several.
  case choice([PatternSyntax])
  /// So many in a row; without a maximum, any number from the minimum on.
  case repetition(PatternSyntax, minimum: Int, maximum: Int?)

  /// Reads an expression; nil where it is none, or uses what is not known here.
  init?(_ pattern: String) {
    var parser = PatternParser(rest: Array(pattern.unicodeScalars)[...])
    guard let syntax = parser.choice(), parser.rest.isEmpty else { return nil }
    self = syntax
  }
}

/// A set of bytes.
struct ByteSet: Hashable, Sendable {
  private var words: SIMD4<UInt64> = .zero

  static let all = ByteSet().inverted

  /// Every byte but the ends of lines.
  static let dot = ByteSet([10, 13]).inverted

  init(_ bytes: [UInt8] = []) { for byte in bytes { insert(byte) } }

  var inverted: ByteSet {
    var inverse = self
    inverse.words = ~words
    return inverse
  }

  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 }

  mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  mutating func formUnion(_ other: ByteSet) { words |= other.words }

  var ignoringCase: ByteSet {
    // "A" … "Z" are the bits 1 … 26 of the second word, and "a" … "z" those 32 above them.
    let letters = (words[1] | words[1] >> 32) & 0x07ff_fffe
    var set = self
    set.words[1] |= letters | letters << 32
    return set
  }
}

private struct PatternParser {
  var rest: ArraySlice<Unicode.Scalar>

  mutating func choice() -> PatternSyntax? {
    var branches: [PatternSyntax] = []
    repeat {
      guard let branch = sequence() else { return nil }
      branches.append(branch)
    } while take("|")
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() -> PatternSyntax? {
    var pieces: [PatternSyntax] = []
    while let next = rest.first, next != "|", next != ")" {
      guard let atom = atom(), let piece = quantified(atom) else { return nil }
      pieces.append(piece)
    }
    return pieces.count == 1 ? pieces[0] : .sequence(pieces)
  }

  private mutating func atom() -> PatternSyntax? {
    guard let next = rest.popFirst() else { return nil }
    switch next {
    case "(":
      if take("?"), !take(":") { return nil }
      guard let group = choice(), take(")") else { return nil }
      return group
    case "[": return characterClass().map(PatternSyntax.bytes)
    case ".": return .bytes(.dot)
    case "\\": return escape().map(PatternSyntax.bytes)
    case "*", "+", "?", "{", "}", "]": return nil
    default:
      // Beyond ASCII a character is a sequence of bytes.
      let bytes = Array(String(next).utf8).map { PatternSyntax.bytes(ByteSet([$0])) }
      return bytes.count == 1 ? bytes[0] : .sequence(bytes)
    }
  }

  private mutating func quantified(_ atom: PatternSyntax) -> PatternSyntax? {
    if take("*") { return .repetition(atom, minimum: 0, maximum: nil) }
    if take("+") { return .repetition(atom, minimum: 1, maximum: nil) }
    if take("?") { return .repetition(atom, minimum: 0, maximum: 1) }
    guard take("{") else { return atom }
    guard let minimum = number() else { return nil }
    guard take(",") else {
      return take("}") ? .repetition(atom, minimum: minimum, maximum: minimum) : nil
    }
    let maximum = number()
    return take("}") ? .repetition(atom, minimum: minimum, maximum: maximum) : nil
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest.dropFirst(digits.count)
    return Int(String(String.UnicodeScalarView(digits)))
  }

  private mutating func characterClass() -> ByteSet? {
    var set = ByteSet()
    let isNegated = take("^")
    while let next = rest.popFirst(), next != "]" {
      guard let first = classMember(next) else { return nil }
      guard rest.first == "-", rest.dropFirst().first != "]", let low = first.single else {
        set.formUnion(first.set)
        continue
      }
      rest = rest.dropFirst()
      guard let after = rest.popFirst(), let high = classMember(after)?.single, low <= high else {
        return nil
      }
      for byte in low...high { set.insert(byte) }
    }
    return isNegated ? set.inverted : set
  }

  private mutating func classMember(_ scalar: Unicode.Scalar) -> (set: ByteSet, single: UInt8?)? {
    if scalar == "\\" {
      guard let next = rest.first, let set = escape() else { return nil }
      return (
        set, set == ByteSet([UInt8(truncatingIfNeeded: next.value)]) ? UInt8(next.value) : nil
      )
    }
    guard scalar.isASCII else { return nil }
    let byte = UInt8(scalar.value)
    return (ByteSet([byte]), byte)
  }

  private mutating func escape() -> ByteSet? {
    guard let next = rest.popFirst(), next.isASCII else { return nil }
    switch next {
    case "n": return ByteSet([10])
    case "r": return ByteSet([13])
    case "t": return ByteSet([9])
    case "s": return ByteSet([9, 10, 13, 32])
    case "S": return ByteSet([9, 10, 13, 32]).inverted
    case "d": return ByteSet(Array(UInt8(ascii: "0")...UInt8(ascii: "9")))
    default:
      let isPlain = !next.properties.isAlphabetic && !("0"..."9").contains(next)
      return isPlain ? ByteSet([UInt8(next.value)]) : nil
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest = rest.dropFirst()
    return true
  }
}
