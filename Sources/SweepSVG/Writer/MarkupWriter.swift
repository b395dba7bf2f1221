import SweepGeometry

/// Writes elements, attributes and text into one buffer, with the layout of the chosen form.
struct MarkupWriter: ~Copyable {
  var out: ByteBuffer
  let format: NumberFormat
  var isPretty: Bool
  private var depth = 0

  init(precision: Int, isPretty: Bool) {
    self.out = ByteBuffer()
    self.format = NumberFormat(precision: precision)
    self.isPretty = isPretty
  }

  /// Begins an element; attributes follow, then `endEmpty` or `endStart`.
  @inline(__always)
  mutating func start(_ name: StaticString) {
    if isPretty { breakLine() }
    out.write(byte: UInt8(ascii: "<"))
    out.write(name)
  }

  /// Ends the element that was begun, which has no content.
  @inline(__always)
  mutating func endEmpty() { out.write("/>") }

  /// Ends the start tag of an element with content.
  @inline(__always)
  mutating func endStart() {
    out.write(byte: UInt8(ascii: ">"))
    depth += 1
  }

  /// Ends an element with child elements.
  @inline(__always)
  mutating func end(_ name: StaticString) {
    depth -= 1
    if isPretty { breakLine() }
    close(name)
  }

  /// Ends an element with text, which takes no white space.
  @inline(__always)
  mutating func endText(_ name: StaticString) {
    depth -= 1
    close(name)
  }

  @inline(__always)
  private mutating func close(_ name: StaticString) {
    out.write("</")
    out.write(name)
    out.write(byte: UInt8(ascii: ">"))
  }

  private mutating func breakLine() {
    guard out.count > 0 else { return }
    out.write(byte: UInt8(ascii: "\n"))
    for _ in 0..<depth { out.write("  ") }
  }

  /// Writes an attribute whose value is known when the program is compiled.
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    open(name)
    out.write(value)
    close()
  }

  /// Writes an attribute with a text of the user's.
  mutating func attribute(_ name: StaticString, text: String) {
    open(name)
    out.writeEscaped(text, inAttribute: true)
    close()
  }

  /// Writes ` name="`; the value follows, then `close`.
  @inline(__always)
  mutating func open(_ name: StaticString) {
    out.write(byte: UInt8(ascii: " "))
    out.write(name)
    out.write("=\"")
  }

  /// Writes the quote after a value.
  @inline(__always)
  mutating func close() { out.write(byte: UInt8(ascii: "\"")) }

  @inline(__always)
  mutating func space() { out.write(byte: UInt8(ascii: " ")) }
}
