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
  /// The numbers of the piece, of any size; nil where something else is in it.
  package var numbers: [Double]? { ValueReader.numbers(bytes, below: .infinity) }

  /// The pieces of a value; one semicolon may stand at the end (SMIL 3.0, 5.4).
  static func all(in value: ArraySlice<UInt8>) -> [ListItem] {
    value.semicolonItems.map {
      ListItem(bytes: $0, offset: $0.startIndex - value.startIndex)
    }
  }
}
