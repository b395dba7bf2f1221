// The positions of nodes in the text.
extension XMLTree {
  /// The position of an element's start tag; for other nodes that of the containing element.
  package func position(of node: Int) -> XMLPosition {
    sourceMap.position(ofElement: Int(storage[node].element)) ?? .start
  }

  /// The number of an element among the elements, from 0 for the root; for other nodes that of the
  /// containing element.
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
    let end = self.offset(ofAttribute: attribute, at: offset)
    let start = Int(name.start)
    var counter = LineCounter(line: Int(name.line), column: Int(name.column), at: start)
    for index in start..<end { counter.pass(sourceMap.bytes[index], at: index) }
    return counter.position(at: end)
  }

  /// The byte in the text at a byte of an attribute's value.
  package func offset(ofAttribute attribute: Int, at offset: Int) -> Int {
    let bytes = sourceMap.bytes
    let range = valueRange(ofAttribute: attribute)
    var at = range.lowerBound
    var passed = 0
    while passed < offset, at < range.upperBound {
      let (length, decoded) = Self.character(at: at, in: bytes)
      at += length
      passed += decoded
    }
    return min(at, range.upperBound)
  }

  /// The byte at which the start tag of an element begins.
  package func offset(of node: Int) -> Int {
    let element = Int(storage[node].element)
    return sourceMap.elements.indices.contains(element)
      ? Int(sourceMap.elements[element].start) - 1 : 0
  }

  /// The bytes of an element, its tags included.
  package func range(of node: Int) -> Range<Int> {
    let start = offset(of: node)
    return start..<max(start, sourceMap.end(ofElement: Int(storage[node].element)))
  }

  /// The bytes of an attribute, from its name to the closing quote.
  package func range(ofAttribute attribute: Int) -> Range<Int> {
    guard let name = place(ofAttribute: attribute) else { return 0..<0 }
    let start = Int(name.start)
    return start..<min(sourceMap.bytes.count, valueRange(ofAttribute: attribute).upperBound + 1)
  }

  /// The byte after the last attribute of an element, declarations of namespaces counted; nil
  /// without any.
  func lastAttributeEnd(of node: Int) -> Int? {
    sourceMap.places(ofElement: Int(storage[node].element)).last.map {
      valueRange(of: $0).upperBound + 1
    }
  }

  /// The bytes between the quotes of an attribute.
  package func valueRange(ofAttribute attribute: Int) -> Range<Int> {
    place(ofAttribute: attribute).map { valueRange(of: $0) } ?? 0..<0
  }

  private func valueRange(of name: SourceMap.Place) -> Range<Int> {
    let bytes = sourceMap.bytes
    var quote = Int(name.start + name.length)
    while quote < bytes.count, bytes[quote] != ASCII.quote, bytes[quote] != ASCII.apostrophe {
      quote += 1
    }
    guard quote < bytes.count else { return quote..<quote }
    let end = bytes[(quote + 1)...].firstIndex(of: bytes[quote]) ?? bytes.count
    return (quote + 1)..<end
  }

  /// The place of a byte of the text.
  package func position(at offset: Int) -> XMLPosition {
    LineCounter.position(of: offset, in: sourceMap.bytes)
  }

  /// An element as a path from the root: `/svg/g[2]/path[@id='needle']`.
  package func path(of node: Int) -> String {
    var steps: [String] = []
    var current: Int? = isElement(node) ? node : parent(of: node)
    while let node = current {
      steps.append(step(to: node))
      current = parent(of: node)
    }
    return steps.reversed().map { "/\($0)" }.joined()
  }

  private func step(to node: Int) -> String {
    let name = spelling(of: node)
    if let id = attribute("id", of: node), parent(of: node) != nil {
      return "\(name)[@id='\(string(ofAttribute: id))']"
    }
    guard let parent = parent(of: node) else { return name }
    // Among very many siblings the number would take long to find, at every finding.
    var number = 0
    var total = 0
    for sibling in elements(of: parent).prefix(100)
    where nameNumber(of: sibling) == nameNumber(of: node) {
      total += 1
      if sibling == node { number = total }
    }
    return total < 2 || number == 0 ? name : "\(name)[\(number)]"
  }

  /// The length of a byte or reference in the text, and that of its decoded bytes.
  static func character(at: Int, in bytes: [UInt8]) -> (length: Int, decoded: Int) {
    guard bytes[at] == UInt8(ascii: "&") else { return lineEnd(at: at, in: bytes) ?? (1, 1) }
    guard let end = bytes[at...].prefix(32).firstIndex(of: UInt8(ascii: ";")) else { return (1, 1) }
    let name = bytes[(at + 1)..<end]
    guard name.first == UInt8(ascii: "#") else { return (end - at + 1, 1) }
    let digits = String(decoding: name.dropFirst(), as: UTF8.self)
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    let scalar = value.flatMap(Unicode.Scalar.init) ?? " "
    return (end - at + 1, UTF8.width(scalar))
  }

  /// A CR LF, which is one character (XML 1.0, 2.11); nil for all else.
  static func lineEnd(at: Int, in bytes: [UInt8]) -> (length: Int, decoded: Int)? {
    let isPair =
      bytes[at] == ASCII.carriageReturn && at + 1 < bytes.count && bytes[at + 1] == ASCII.lineFeed
    return isPair ? (2, 1) : nil
  }

  private func place(ofAttribute attribute: Int) -> SourceMap.Place? {
    let record = attributeStorage[attribute]
    let places = sourceMap.places(ofElement: Int(storage[Int(record.owner)].element))
    let index = places.startIndex + Int(record.place)
    return places.indices.contains(index) ? places[index] : nil
  }
}
