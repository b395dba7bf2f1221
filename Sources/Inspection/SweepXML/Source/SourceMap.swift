/// Places of start tags and attributes in a document's text.
///
/// Elements are numbered in document order from 0, which is the order of their start tags.
/// libxml2's tree knows only lines; this knows columns, and the attributes' own lines.
package struct SourceMap: Sendable {
  /// A name in the text. 32 bits do, as no document reaches 4 GiB.
  struct Place {
    var start: UInt32
    var length: UInt32
    var line: UInt32
    /// The column of the name, or for an element of the `<` before it.
    var column: UInt32

    var position: XMLPosition { XMLPosition(line: Int(line), column: Int(column)) }
  }

  /// The text, in UTF-8.
  package let bytes: [UInt8]
  private(set) var elements: [Place] = []
  private(set) var attributes: [Place] = []
  private var attributeEnds: [UInt32] = []
  private var ends: [UInt32] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The number of elements.
  package var elementCount: Int { elements.count }

  var attributeCount: Int { attributes.count }

  /// The place of a start tag's `<`.
  package func position(ofElement index: Int) -> XMLPosition? {
    elements.indices.contains(index) ? elements[index].position : nil
  }

  /// The qualified name of an element.
  package func name(ofElement index: Int) -> String? {
    elements.indices.contains(index) ? name(elements[index]) : nil
  }

  /// The qualified names of an element's attributes and where each begins, in their order.
  package func attributes(ofElement index: Int) -> [(name: String, position: XMLPosition)] {
    places(ofElement: index).map { (name($0), $0.position) }
  }

  /// The place of the attribute with this qualified name.
  package func position(ofAttribute name: String, inElement index: Int) -> XMLPosition? {
    places(ofElement: index).first { text($0).elementsEqual(name.utf8) }?.position
  }
}

extension SourceMap {
  /// Notes a start tag; its attributes follow.
  mutating func append(element place: Place) {
    elements.append(place)
    attributeEnds.append(UInt32(attributes.count))
    ends.append(0)
  }

  /// Notes where an element ends.
  mutating func close(element index: Int, at offset: Int) { ends[index] = UInt32(offset) }

  mutating func append(attribute place: Place) {
    attributes.append(place)
    attributeEnds[attributeEnds.count - 1] = UInt32(attributes.count)
  }

  func places(ofElement index: Int) -> ArraySlice<Place> {
    guard elements.indices.contains(index) else { return [] }
    let start = index == 0 ? 0 : Int(attributeEnds[index - 1])
    return attributes[start..<Int(attributeEnds[index])]
  }

  func element(before offset: Int) -> Int? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  func end(ofElement index: Int) -> Int { ends.indices.contains(index) ? Int(ends[index]) : 0 }

  /// The bytes of a name.
  func text(_ place: Place) -> ArraySlice<UInt8> {
    bytes[Int(place.start)..<Int(place.start + place.length)]
  }

  func name(_ place: Place) -> String { String(decoding: text(place), as: UTF8.self) }

  func isDeclaration(_ place: Place) -> Bool {
    let start = Int(place.start)
    guard place.length >= 5, bytes[start] == UInt8(ascii: "x") else { return false }
    let name = text(place)
    return name.elementsEqual("xmlns".utf8) || name.starts(with: "xmlns:".utf8)
  }

  func isLocalName(_ name: String, of place: Place) -> Bool {
    let whole = text(place)
    let local = whole.firstIndex(of: UInt8(ascii: ":")).map { whole[($0 + 1)...] } ?? whole
    return local.elementsEqual(name.utf8)
  }
}
