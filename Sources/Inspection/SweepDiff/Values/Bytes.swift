import SweepValues
import SweepXML

extension UInt8 {
  /// Whether names may hold it.
  var isNamePart: Bool { isLetter || isDigit || self == 0x5f || self == 0x2d || self >= 0x80 }
}

extension ArraySlice<UInt8> {
  /// What stands between semicolons, trimmed; one at the end parts nothing.
  var semicolonItems: [ArraySlice<UInt8>] {
    var items = split(separator: 0x3b, omittingEmptySubsequences: false).map(\.withoutSpace)
    if items.last?.isEmpty == true { items.removeLast() }
    return items
  }
}
