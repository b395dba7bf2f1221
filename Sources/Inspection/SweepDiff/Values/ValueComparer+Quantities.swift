import SweepValues
import SweepVocabulary
import SweepXML

extension ValueComparer {
  /// A number with a unit, or a word.
  private enum Token: Equatable {
    case quantity(Double, unit: String)
    case word(String)
    case mark(UInt8)
  }

  /// Whether two lists of numbers, lengths and words are the same, however they are spelled.
  ///
  /// - Parameter isShare: whether a percentage stands for the hundredth as a number.
  func quantities(_ a: Bytes, _ b: Bytes, isShare: Bool = false) -> Bool {
    guard let a = tokens(a, isShare), let b = tokens(b, isShare), a.count == b.count else {
      return false
    }
    return zip(a, b).allSatisfy { a, b in
      if case (.quantity(let a, let unit), .quantity(let b, let other)) = (a, b) {
        return (unit == other || a == 0 && b == 0 && isAbsolute(unit) && isAbsolute(other))
          && areClose(a, b)
      }
      return a == b
    }
  }

  /// Zero is the same in each of these.
  private func isAbsolute(_ unit: String) -> Bool {
    ["", "in", "cm", "mm", "q", "pt", "pc"].contains(unit)
  }

  private func tokens(_ bytes: Bytes, _ isShare: Bool) -> [Token]? {
    var reader = ValueReader(bytes)
    var tokens: [Token] = []
    reader.skipSpace()
    while let next = reader.next {
      if let number = reader.number() {
        let unit = reader.unit().text.lowercased()
        let isPercent = isShare && unit == "%"
        tokens.append(
          .quantity(
            isPercent ? number / 100 : number, unit: isPercent || unit == "px" ? "" : unit))
      } else if next.isLetter {
        tokens.append(.word(reader.word().text.lowercased()))
      } else {
        reader.advance()
        tokens.append(.mark(next))
      }
      reader.skipSpace()
      guard reader.take(",") else { continue }
      reader.skipSpace()
      // Two commas, or one at the end, are a fault.
      if reader.isAtEnd || reader.next == 0x2c { return nil }
    }
    return tokens
  }
}

extension ValueType {
  /// Whether it is a number that a percentage can stand for, as 50% for 0.5.
  var isShare: Bool { meaning == .number && pattern.contains("%") }
}
