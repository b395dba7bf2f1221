import Testing

@testable import SweepGeometry

@Suite struct ByteBufferTests {
  @Test func growsFromNothing() {
    var out = ByteBuffer(capacity: 0)
    for value in 0..<1000 { out.write(byte: UInt8(truncatingIfNeeded: value)) }
    #expect(out.bytes == (0..<1000).map { UInt8(truncatingIfNeeded: $0) })
  }

  @Test func joinsTexts() {
    var out = ByteBuffer(capacity: 3)
    out.write("static ")
    out.write(utf8: "Größe ")
    NumberFormat(precision: 3).write(-1.5, to: &out)
    out.write(utf8: "")
    #expect(out.string == "static Größe -1.5")
  }

  @Test func takesBackWhatIsNotCounted() {
    var out = ByteBuffer(capacity: 8)
    out.write("abcdef")
    out.count = 2
    out.write("X")
    #expect(out.string == "abX")
  }

  @Test func numbersAtTheEndOfTheRoom() {
    for capacity in 0..<40 {
      var out = ByteBuffer(capacity: capacity)
      for _ in 0..<5 { NumberFormat(precision: 6).write(-123456789.123456, to: &out) }
      #expect(out.string == String(repeating: "-123456789.123456", count: 5))
    }
  }
}
