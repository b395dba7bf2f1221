extension UInt8 {
  /// Whether it is white space in XML (XML 1.0, production 3), and so in its attributes.
  @inlinable package var isXMLSpace: Bool { self == 32 || self == 10 || self == 9 || self == 13 }
}

extension ArraySlice<UInt8> {
  /// The bytes without XML's white space at their ends.
  package var withoutSpace: Self {
    var (start, end) = (startIndex, endIndex)
    while start < end, self[start].isXMLSpace { start += 1 }
    while start < end, self[end - 1].isXMLSpace { end -= 1 }
    return self[start..<end]
  }
}

extension StringProtocol {
  /// The text without XML's white space at its ends.
  package var withoutSpace: String {
    String(decoding: Array(utf8)[...].withoutSpace, as: UTF8.self)
  }
}
