import SweepValues
import SweepXML

/// One piece of a list that semicolons part, and where it stands in the value.
package struct ListItem {
  /// The piece without white space at its ends.
  package let bytes: ArraySlice<UInt8>
  /// The byte of the value at which it begins.
  package let offset: Int

  /// The piece as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The piece as a number; nil where it is none.
  package var number: Double? { Double(spelledBy: bytes) }

  /// The pieces of a value; one semicolon may stand at the end (SMIL 3.0, 5.4).
  static func all(in value: ArraySlice<UInt8>) -> [ListItem] {
    var items: [ListItem] = []
    var start = value.startIndex
    while true {
      let end = value[start...].firstIndex(of: UInt8(ascii: ";")) ?? value.endIndex
      let piece = value[start..<end].withoutSpace
      let isLast = end == value.endIndex
      if isLast, piece.isEmpty, !items.isEmpty { return items }
      items.append(ListItem(bytes: piece, offset: piece.startIndex - value.startIndex))
      if isLast { return items }
      start = end + 1
    }
  }
}

extension ListItem {
  /// The numbers of the piece, parted by spaces or commas; nil where something else is in it.
  package var numbers: [Double]? {
    var numbers: [Double] = []
    var rest = bytes
    while !rest.isEmpty {
      guard let (number, end) = Double.prefix(of: rest) else { return nil }
      numbers.append(number)
      rest = rest[end...].drop { $0.isXMLSpace || $0 == UInt8(ascii: ",") }
    }
    return numbers
  }
}
