import SweepValues

/// A document's text as UTF-8 without a byte order mark: the one form that is scanned, parsed and
/// counted, so that every place means the same to all.
struct XMLSource {
  /// Valid UTF-8, at least one byte of it no white space.
  let bytes: [UInt8]

  /// Reads the bytes of a file in UTF-8, or in UTF-16 with a byte order mark.
  init(_ input: [UInt8], limits: XMLLimits) throws(XMLError) {
    try Self.check(size: input.count, limits)
    switch ByteOrderMark(input) {
    case .foreign(let name): throw .encoding(name)
    case .utf16(let bigEndian):
      self.bytes = try Self.utf8(fromUTF16: input.dropFirst(2), bigEndian: bigEndian)
      try Self.check(size: bytes.count, limits)
      try check(declared: ["UTF-16"])
    case .utf8:
      self.bytes = Array(input.dropFirst(3))
      try checkUTF8()
    case .absent:
      self.bytes = input
      try checkUTF8()
    }
    if bytes.allSatisfy(\.isXMLSpace) { throw .empty }
  }

  private static func check(size: Int, _ limits: XMLLimits) throws(XMLError) {
    // libxml2 counts bytes in 32 bits.
    let maximum = min(limits.size, Int(Int32.max))
    guard size <= maximum else { throw .limit(.size, maximum: maximum, .start) }
  }

  private func checkUTF8() throws(XMLError) {
    // A declaration is ASCII in all encodings that get this far, and names the true cause.
    try check(declared: ["UTF-8", "UTF8", "US-ASCII", "ASCII"])
    guard let offset = UTF8Check.firstInvalid(in: bytes[...]) else { return }
    throw .invalidText(LineCounter.position(of: offset, in: bytes))
  }

  private func check(declared allowed: [String]) throws(XMLError) {
    guard let name = declaredEncoding else { return }
    guard allowed.contains(name.uppercased()) else { throw .encoding(name) }
  }
}
