import SweepValues

/// Finds the start tags and attributes in a text, and refuses what is over the limits.
///
/// The scanner is no parser: on a text that is not well-formed it may stop early, and libxml2 then says
/// what is wrong. What it passes over, libxml2 must pass over too, or a tag could hide from the
/// limits; so it stops at every character and target that would end a comment, CDATA section or
/// processing instruction early for libxml2.
struct SourceScanner {
  /// Why the scan ended before the text did.
  enum Stop: Error {
    /// The text is not well-formed here or shortly after.
    case gaveUp
    case refused(XMLError)
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let limits: XMLLimits
  private(set) var map: SourceMap
  var at = 0
  var lines = LineCounter()
  private var open: [Int] = []

  private init(_ map: SourceMap, _ bytes: UnsafeBufferPointer<UInt8>, _ limits: XMLLimits) {
    self.bytes = bytes
    self.limits = limits
    self.map = map
  }

  /// Scans a text, and says at which byte the scan gave up, if it did.
  static func scan(
    _ text: XMLSource, limits: XMLLimits
  ) throws(XMLError) -> (map: SourceMap, gaveUpAt: Int?) {
    let result = text.bytes.withUnsafeBufferPointer {
      bytes -> Result<(SourceMap, Int?), XMLError> in
      var scanner = SourceScanner(SourceMap(text.bytes), bytes, limits)
      do throws(Stop) {
        try scanner.document()
        return .success((scanner.map, nil))
      } catch {
        if case .refused(let error) = error { return .failure(error) }
        return .success((scanner.map, scanner.at))
      }
    }
    let (map, gaveUpAt) = try result.get()
    return (map, gaveUpAt)
  }

  private mutating func document() throws(Stop) {
    while at < bytes.count {
      if bytes[at] != ASCII.less {
        try step()
        continue
      }
      switch peek(1) {
      case ASCII.bang: try declaration()
      case ASCII.question: try instruction()
      case ASCII.slash: try endTag()
      default: try startTag()
      }
    }
  }

  private mutating func endTag() throws(Stop) {
    try step(2)
    try pass { $0 != ASCII.greater && $0 != ASCII.less }
    try expect(ASCII.greater)
    guard let element = open.popLast() else { throw .gaveUp }
    map.close(element: element, at: at)
  }

  private mutating func startTag() throws(Stop) {
    let position = here
    try step()
    if map.elements.count == limits.elements {
      throw refusal(.elements, limits.elements, position)
    }
    map.append(element: try name(at: position))
    open.append(map.elements.count - 1)
    if open.count > limits.depth { throw refusal(.depth, limits.depth, position) }
    try attributes()
  }

  private mutating func attributes() throws(Stop) {
    var count = 0
    while true {
      let spaced = try skipSpace()
      switch peek(0) {
      case ASCII.greater: return try step()
      case ASCII.slash:
        try step()
        try expect(ASCII.greater)
        return map.close(element: open.removeLast(), at: at)
      default:
        guard spaced else { throw .gaveUp }
        if count == limits.attributes { throw refusal(.attributes, limits.attributes, here) }
        count += 1
        map.append(attribute: try name(at: here))
        _ = try skipSpace()
        try expect(ASCII.equals)
        _ = try skipSpace()
        try literal()
      }
    }
  }

  private mutating func name(at position: XMLPosition) throws(Stop) -> SourceMap.Place {
    let start = at
    try pass { byte in
      !byte.isXMLSpace && byte != ASCII.equals && byte != ASCII.greater
        && byte != ASCII.slash && byte != ASCII.less && byte != ASCII.quote
        && byte != ASCII.apostrophe
    }
    guard at > start else { throw .gaveUp }
    return SourceMap.Place(
      start: UInt32(start), length: UInt32(at - start), line: UInt32(position.line),
      column: UInt32(position.column))
  }

  private func refusal(
    _ name: XMLLimits.Name, _ maximum: Int, _ position: XMLPosition
  ) -> Stop {
    .refused(.limit(name, maximum: maximum, position))
  }
}

// Looking at the next bytes and passing them, each of which is counted for the places.
extension SourceScanner {
  var here: XMLPosition { lines.position(at: at) }

  /// The byte so many after the next, or 0 beyond the end.
  @inline(__always)
  func peek(_ distance: Int) -> UInt8 {
    at + distance < bytes.count ? bytes[at + distance] : 0
  }

  /// Whether the next bytes are these.
  func isAt(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard at + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { bytes[at + $0] == text.utf8Start[$0] }
  }

  /// Passes one byte, which must be there and be legal in XML (XML 1.0, production 2).
  @inline(__always)
  mutating func step() throws(Stop) {
    guard at < bytes.count else { throw .gaveUp }
    let byte = bytes[at]
    if byte < 0x20 && !byte.isXMLSpace { throw .gaveUp }
    // U+FFFE and U+FFFF.
    if byte == 0xEF && peek(1) == 0xBF && peek(2) >= 0xBE { throw .gaveUp }
    lines.pass(byte, at: at)
    at &+= 1
  }

  /// Passes so many bytes.
  mutating func step(_ count: Int) throws(Stop) {
    for _ in 0..<count { try step() }
  }

  /// Passes bytes while they are as wanted; at the end of the text gives up.
  @inline(__always)
  mutating func pass(while wanted: (UInt8) -> Bool) throws(Stop) {
    while at < bytes.count, wanted(bytes[at]) { try step() }
    if at == bytes.count { throw .gaveUp }
  }

  mutating func skipSpace() throws(Stop) -> Bool {
    let start = at
    try pass(while: \.isXMLSpace)
    return at > start
  }

  mutating func expect(_ byte: UInt8) throws(Stop) {
    guard peek(0) == byte else { throw .gaveUp }
    try step()
  }

  /// Passes a text in quotes without a `<` in it.
  mutating func literal() throws(Stop) {
    let quote = peek(0)
    guard quote == ASCII.quote || quote == ASCII.apostrophe else { throw .gaveUp }
    try step()
    try pass { $0 != quote && $0 != ASCII.less }
    try expect(quote)
  }
}
