extension Excerpt {
  /// Makes an excerpt of the line around a byte of UTF-8, looking only as far as can be shown.
  ///
  /// - Parameter offset: the first byte at fault.
  /// - Parameter length: the number of scalars at fault.
  package init(of bytes: [UInt8], at offset: Int, length: Int) {
    // More than is shown, so that a character cut in two at the far end is not seen.
    let reach = 4 * (Self.width + 1)
    let place = min(max(offset, 0), bytes.count)
    var start = place
    while start > 0, place - start < reach, !bytes[start - 1].endsLine { start -= 1 }
    var end = place
    while end < bytes.count, end - place < reach, !bytes[end].endsLine { end += 1 }
    let before = String(decoding: bytes[start..<place], as: UTF8.self)
    let after = String(decoding: bytes[place..<end], as: UTF8.self)
    self.init(line: before + after, column: before.unicodeScalars.count + 1, length: length)
  }
}

extension UInt8 {
  /// Whether the byte ends a line of XML.
  fileprivate var endsLine: Bool { self == 0x0a || self == 0x0d }
}
