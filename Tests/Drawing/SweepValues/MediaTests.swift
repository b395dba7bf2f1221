import SweepGeometry
import SweepValues
import TestSupport
import Testing

@Suite struct MediaTests {
  @Test(arguments: [
    ("", Address.empty), (" #a ", .fragment("a")), ("a.svg#b", .elsewhere),
    ("java\u{1}script:x", .script("javascript")), ("JAVA\tSCRIPT :x", .script("javascript")),
    ("//host/a", .elsewhere), ("file:///a", .elsewhere), ("\\\\host", .elsewhere),
  ]) func address(_ text: String, _ wanted: Address) { #expect(Address(text) == wanted) }

  @Test(arguments: [("#a", "a"), (" #a\n", "a"), ("#", ""), ("a#b", nil), ("", nil)])
  func `ids are those of the same file`(_ text: String, _ id: String?) {
    #expect(Address.localID(text) == id)
  }

  @Test func dataAddresses() {
    guard case .data(let data) = Address("data:IMAGE/png;base64,iVBORw0KGgoAAAAN") else {
      Issue.record("no data")
      return
    }
    #expect(data.type == "image/png")
    #expect(data.pictureFormat == .png)
    guard case .data(let text) = Address("data:,a") else {
      Issue.record("no data")
      return
    }
    #expect(text.type == "text/plain" && text.payload == "a" && text.pictureFormat == nil)
  }

  @Test func `base64 comes back as it was`() {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var random = SplitMix64(seed: 64)
    for length in 0..<200 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      var text = ""
      for start in stride(from: 0, to: length, by: 3) {
        let group = bytes[start..<min(start + 3, length)]
        let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
        text += String((0...group.count).map { digits[bits >> (18 - 6 * $0) & 63] })
        text += String(repeating: "=", count: 3 - group.count) + (start % 7 == 0 ? "\n" : "")
      }
      #expect(Base64.decode(text) == bytes)
    }
    #expect(Base64.decode("A*==") == nil && Base64.decode("=A") == nil)
  }

  @Test(
    arguments: [
      (.png, "89504e470d0a1a0a0000000d494844520000002a00000007", 42, 7),
      (.gif, "4749463839612a000700", 42, 7), (.gif, "4749463837612a000700", 42, 7),
      (.jpeg, "ffd8ffe000040000ffc00011080007002a", 42, 7),
      (.webp, "52494646000000005745425056503820000000000000009d012a2a000700", 42, 7),
      (.webp, "5249464600000000574542505650384c000000002f29800100", 42, 7),
      (.webp, "52494646000000005745425056503858000000000000000029000006 0000", 42, 7),
      (.png, "89504e470d0a1a0a", 0, 0), (.svg, "3c73766720", 0, 0),
      (.svg, "efbbbf0a3c3f786d6c", 0, 0),
      (nil, "4749463830612a000700", 0, 0), (nil, "3c68746d6c", 0, 0), (nil, "", 0, 0),
    ] as [(PictureFormat?, String, Double, Double)])
  func `pictures are known by their first bytes`(
    _ format: PictureFormat?, _ hex: String, _ width: Double, _ height: Double
  ) {
    let digits = hex.filter { $0 != " " }.compactMap(\.hexDigitValue)
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      UInt8(digits[$0] * 16 + digits[$0 + 1])
    }
    #expect(PictureFormat(signatureOf: bytes) == format)
    let size = width > 0 ? Size(width: width, height: height) : nil
    #expect(format?.pixelSize(of: bytes) == size)
    #expect(format?.pixelSize(of: bytes.dropLast()) == nil)
  }

  @Test(
    arguments: [
      ([], nil), ([0x41, 0xc3, 0xa9, 0xf0, 0x9f, 0x98, 0x80], nil), ([0x41, 0xff], 1), ([0xc3], 0),
      ([0xc0, 0x80], 0), ([0xed, 0xa0, 0x80], 0), ([0x41, 0xf4, 0x90, 0x80, 0x80], 1),
    ] as [([UInt8], Int?)])
  func `text is UTF-8 up to a byte`(_ bytes: [UInt8], _ offset: Int?) {
    #expect(UTF8Check.firstInvalid(in: ([0xff] + bytes).dropFirst()) == offset)
    #expect((String(validating: bytes, as: UTF8.self) == nil) == (offset != nil))
  }

  /// Small files with their orientation and their size as it is shown.
  @Test(
    arguments: [
      (
        .png,
        "89504e470d0a1a0a0000000d494844520000012c000000c801000000007aa4e1f80000001e4944415478daedc13101000000c2a0f54f6d076fa000000000000000e0371e780001bde3341e0000000049454e44ae426082",
        1, 300, 200
      ),
      (
        .png,
        "89504e470d0a1a0a0000000d4948445200000003000000020100000000b50f5bb70000001a6558496649492a000800000001001201030001000000050000000000000039c716ca0000000c4944415478da63606060000000040001c8eaebf90000000049454e44ae426082",
        5, 2, 3
      ),
      (
        .jpeg, "ffd8ffe000040102ffc4000309ffc2000b0800c8012c01011100ffda0008010100003f0000ffd9", 1,
        300, 200
      ),
      (
        .jpeg,
        "ffd8ffe100224578696600004d4d002a00000008000101120003000000010006000000000000ffe000040102ffc4000309ffc2000b0800c8012c01011100ffda0008010100003f0000ffd9",
        6, 200, 300
      ),
      (.gif, "4749463839612c01c8000000002c000000002c01c80000020100003b", 1, 300, 200),
      (.webp, "524946461600000057454250565038200a0000000000009d012a2a000700", 1, 42, 7),
    ] as [(PictureFormat, String, Int, Double, Double)])
  func `pictures are turned by their orientation, and damaged without their end`(
    _ format: PictureFormat, _ hex: String, _ orientation: Int, _ width: Double, _ height: Double
  ) {
    let digits = hex.compactMap(\.hexDigitValue)
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      UInt8(digits[$0] * 16 + digits[$0 + 1])
    }
    #expect(format.orientation(of: bytes) == orientation)
    #expect(format.pixelSize(of: bytes) == Size(width: width, height: height))
    #expect(!format.isDamaged(bytes) && !format.isDamaged(bytes + [0, 1, 2]))
    // A GIF may lack its last byte.
    for length in 0..<(bytes.count - (format == .gif ? 1 : 0)) {
      #expect(format.isDamaged(Array(bytes.prefix(length))))
      _ = format.orientation(of: Array(bytes.prefix(length)))
    }
  }

  @Test func `a PNG chunk with a wrong checksum is damage`() {
    var bytes = Base64.decode(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg=="
    )
    #expect(bytes.map(PictureFormat.png.isDamaged) == false)
    bytes?[20] ^= 1
    #expect(bytes.map(PictureFormat.png.isDamaged) == true)
  }
}
