extension UInt8 {
  /// Whether it is a digit.
  package var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether it is a letter of ASCII.
  package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// The letter in lower case; anything else as it is.
  package var lowered: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit; nil for anything else.
  package var hexDigit: UInt32? {
    if isDigit { return UInt32(self) - 0x30 }
    return lowered &- 0x61 < 6 ? UInt32(lowered) - 0x57 : nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as text.
  package var text: String { String(decoding: self, as: UTF8.self) }

  /// The items of a list, without white space at their ends; one semicolon may end the list
  /// (SMIL 3.0, 5.4).
  package var semicolonItems: [ArraySlice<UInt8>] {
    var items = split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(\.withoutSpace)
    if items.count > 1, items.last?.isEmpty == true { items.removeLast() }
    return items
  }

  /// Whether they are the characters of a word.
  package func spells(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { count == $0.count && elementsEqual($0) }
  }

  /// Whether they are a keyword of CSS, which is given in lower case and matches in any case.
  package func isKeyword(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { count == $0.count && elementsEqual($0) { $0.lowered == $1 } }
  }
}
