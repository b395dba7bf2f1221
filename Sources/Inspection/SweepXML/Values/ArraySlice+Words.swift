extension ArraySlice<UInt8> {
  /// Whether they are the characters of a word.
  package func spells(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { count == $0.count && elementsEqual($0) }
  }
}
