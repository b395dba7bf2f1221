/// One way to write a command's numbers: from the origin, or from the current point.
struct CoordinateWriter {
  let format: NumberFormat
  let originX: Int
  let originY: Int
  private var followsLetter = false

  init(format: NumberFormat, originX: Int, originY: Int) {
    self.format = format
    self.originX = originX
    self.originY = originY
  }

  /// Writes the command's letter where a reader would not assume it.
  mutating func begin(_ letter: UInt8, implied: UInt8, to out: inout ByteBuffer) {
    followsLetter = letter != implied
    if followsLetter { out.write(byte: letter) }
  }

  /// Writes a number, separated from the one before by a space unless it begins with a minus.
  mutating func write(fixed: Int, to out: inout ByteBuffer) {
    if fixed >= 0 && !followsLetter { out.write(byte: UInt8(ascii: " ")) }
    followsLetter = false
    format.write(fixed: fixed, to: &out)
  }

  mutating func write(x: Int, to out: inout ByteBuffer) { write(fixed: x &- originX, to: &out) }

  mutating func write(y: Int, to out: inout ByteBuffer) { write(fixed: y &- originY, to: &out) }

  mutating func write(x: Int, y: Int, to out: inout ByteBuffer) {
    write(x: x, to: &out)
    write(y: y, to: &out)
  }
}
