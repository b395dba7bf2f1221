// Where things stand in the text.
extension XMLTree {
  /// The place of an element's start tag; that of the element around for other nodes.
  package func position(of node: Int) -> XMLPosition {
    sourceMap.position(ofElement: Int(storage[node].element)) ?? .start
  }

  /// The number of an element among the elements, from 0 for the root; that of the element around for
  /// other nodes.
  package func elementNumber(of node: Int) -> Int { Int(storage[node].element) }

  /// The place of an attribute's name.
  package func position(ofAttribute attribute: Int) -> XMLPosition {
    place(ofAttribute: attribute)?.position ?? position(of: owner(ofAttribute: attribute))
  }

  /// An attribute as it is spelled in the text, prefix included.
  package func spelling(ofAttribute attribute: Int) -> String {
    place(ofAttribute: attribute).map { sourceMap.name($0) } ?? ""
  }

  /// An element's name as it is spelled in the text, prefix included.
  package func spelling(of node: Int) -> String {
    sourceMap.name(ofElement: Int(storage[node].element)) ?? ""
  }

  /// The place of a byte within an attribute's value, references in the text taken into account.
  package func position(ofAttribute attribute: Int, at offset: Int) -> XMLPosition {
    guard let name = place(ofAttribute: attribute) else {
      return position(ofAttribute: attribute)
    }
    let bytes = sourceMap.bytes
    var at = Int(name.start + name.length)
    while at < bytes.count, bytes[at] != ASCII.quote, bytes[at] != ASCII.apostrophe { at += 1 }
    let quote = at
    at += 1
    var passed = 0
    while passed < offset, at < bytes.count, bytes[at] != bytes[quote] {
      let (length, decoded) = Self.character(at: at, in: bytes)
      at += length
      passed += decoded
    }
    var counter = LineCounter(
      line: Int(name.line), column: Int(name.column), at: Int(name.start))
    for index in Int(name.start)..<at { counter.pass(bytes[index], at: index) }
    return counter.position(at: at)
  }

  /// The bytes that a byte or reference takes in the text, and those that it stands for.
  private static func character(at: Int, in bytes: [UInt8]) -> (length: Int, decoded: Int) {
    guard bytes[at] == UInt8(ascii: "&") else {
      // A CR LF is one character (XML 1.0, 2.11).
      let isPair =
        bytes[at] == ASCII.carriageReturn && at + 1 < bytes.count && bytes[at + 1] == ASCII.lineFeed
      return isPair ? (2, 1) : (1, 1)
    }
    guard let end = bytes[at...].prefix(32).firstIndex(of: UInt8(ascii: ";")) else { return (1, 1) }
    let name = bytes[(at + 1)..<end]
    guard name.first == UInt8(ascii: "#") else { return (end - at + 1, 1) }
    let digits = String(decoding: name.dropFirst(), as: UTF8.self)
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    let scalar = value.flatMap(Unicode.Scalar.init) ?? " "
    return (end - at + 1, UTF8.width(scalar))
  }

  private func place(ofAttribute attribute: Int) -> SourceMap.Place? {
    let record = attributeStorage[attribute]
    let places = sourceMap.places(ofElement: Int(storage[Int(record.owner)].element))
    let index = places.startIndex + Int(record.place)
    return places.indices.contains(index) ? places[index] : nil
  }
}
