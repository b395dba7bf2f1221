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

  /// Writes texts that are known when the program is compiled, one after the other.
  ///
  /// Inlined, so that a short text becomes a few stores. The buffer's own functions are not: the
  /// compiler inlines `package` functions only inside their module.
  @inline(__always)
  mutating func write(
    _ first: StaticString, _ second: StaticString = "", _ third: StaticString = ""
  ) {
    let (one, two) = (first.utf8CodeUnitCount, second.utf8CodeUnitCount)
    let length = one + two + third.utf8CodeUnitCount
    if out.capacity &- out.count < length { out.grow(by: length) }
    let start = UnsafeMutableRawPointer(out.base + out.count)
    start.copyMemory(from: first.utf8Start, byteCount: one)
    (start + one).copyMemory(from: second.utf8Start, byteCount: two)
    (start + one + two).copyMemory(from: third.utf8Start, byteCount: third.utf8CodeUnitCount)
    out.count &+= length
  }

  /// Begins an element; attributes follow, then `endEmpty` or `endStart`.
  @inline(__always)
  mutating func start(_ name: StaticString) {
    if isPretty { breakLine() }
    write("<", name)
  }

  /// Ends the element that was begun, which has no content.
  @inline(__always)
  mutating func endEmpty() { write("/>") }

  /// Ends the start tag of an element with content.
  @inline(__always)
  mutating func endStart() {
    write(">")
    depth += 1
  }

  /// Ends an element with child elements.
  @inline(__always)
  mutating func end(_ name: StaticString) {
    depth -= 1
    if isPretty { breakLine() }
    write("</", name, ">")
  }

  /// Ends an element with text, which takes no white space.
  @inline(__always)
  mutating func endText(_ name: StaticString) {
    depth -= 1
    write("</", name, ">")
  }

  /// Begins a line in the depth that has been reached.
  mutating func breakLine() {
    guard out.count > 0 else { return }
    write("\n")
    for _ in 0..<depth { write("  ") }
  }

  /// Writes an attribute whose value is known when the program is compiled.
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    open(name)
    write(value, "\"")
  }

  mutating func attribute(_ name: StaticString, text: String) {
    open(name)
    out.writeEscaped(text, TextTraits(of: text), inAttribute: true)
    close()
  }

  /// Begins an element whose name is known only now.
  mutating func start(text name: String) {
    if isPretty { breakLine() }
    write("<")
    out.write(utf8: name)
  }

  /// Ends an element whose name is known only now.
  mutating func end(text name: String) {
    depth -= 1
    if isPretty { breakLine() }
    write("</")
    out.write(utf8: name)
    write(">")
  }

  /// Writes an attribute whose name is known only now.
  mutating func attribute(text name: String, _ value: String) {
    write(" ")
    out.write(utf8: name)
    write("=\"")
    out.writeEscaped(value, TextTraits(of: value), inAttribute: true)
    close()
  }

  /// Writes an attribute ` data-name` with a text of the user's.
  mutating func attribute(data name: String, text: String) {
    attribute(text: "data-" + name, text)
  }

  /// Writes ` name="`; the value follows, then `close`.
  @inline(__always)
  mutating func open(_ name: StaticString) { write(" ", name, "=\"") }

  /// Writes the quote after a value.
  @inline(__always)
  mutating func close() { write("\"") }

  @inline(__always)
  mutating func space() { write(" ") }
}
