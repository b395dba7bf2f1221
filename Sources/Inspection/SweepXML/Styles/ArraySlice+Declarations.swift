extension ArraySlice<UInt8> {
  /// The pieces of a style between its semicolons, those in quotes and brackets apart, without
  /// white space at their ends: declarations as they are spelled.
  package var declarations: [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = startIndex
    var quote: UInt8?
    var depth = 0
    for (index, byte) in zip(indices, self) {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = Swift.max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0:
        pieces.append(self[start..<index].withoutSpace)
        start = index + 1
      default: break
      }
    }
    pieces.append(self[start...].withoutSpace)
    return pieces
  }
}
