import Testing

@testable import SweepXML

@Suite struct EncodingTests {
  static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  @Test(arguments: [true, false])
  func utf16IsReadWithItsMark(bigEndian: Bool) throws {
    let text = "<?xml version=\"1.0\" encoding=\"utf-16\"?>\n<svg>é𝄞<g/></svg>"
    let document = try XMLDocument(bytes: Self.utf16(text, bigEndian: bigEndian), name: "a")
    #expect(document.elementCount == 2)
    #expect(document.sourceMap.position(ofElement: 1) == XMLPosition(line: 2, column: 8))
  }

  @Test func brokenUTF16IsRefused() {
    let bytes = Self.utf16("<svg>\n", bigEndian: true) + [0xD8, 0x00, 0x00, 0x20]
    #expect(readError(bytes) == .invalidText(XMLPosition(line: 2, column: 1)))
    let odd = Self.utf16("<svg/>", bigEndian: true) + [0]
    #expect(readError(odd) == .invalidText(XMLPosition(line: 1, column: 7)))
  }

  @Test(arguments: [
    "\u{FEFF}<svg/>", "<?xml version='1.0' encoding='utf-8'?><svg/>",
    "<?xml version = \"1.0\" encoding = \"US-ASCII\" standalone='yes'?><svg/>",
  ])
  func utf8IsRead(text: String) throws {
    #expect(try read(text).rootName == "svg")
  }

  @Test(arguments: ["ISO-8859-1", "UTF-7", "windows-1252", "UTF-16", "UCS-4"])
  func otherDeclarationIsNamed(name: String) {
    let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?><svg/>"
    #expect(readError(text) == .encoding(name))
  }

  @Test func otherBytesAreNamed() {
    #expect(readError([0x1F, 0x8B, 8, 0]) == .encoding("gzip"))
    #expect(readError([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]) == .encoding("UTF-32"))
    #expect(
      readError([0x3C, 0, 0x73, 0]) == .encoding("UTF-16 without a byte order mark"))
  }

  /// PNG; Latin-1; overlong; surrogate; beyond U+10FFFF; cut short.
  @Test(arguments: [
    [0x89, 0x50], [0xE9], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0x80], [0xFF],
  ])
  func invalidBytesHaveAPlace(bytes: [UInt8]) {
    let error = readError(Array("<a>\né ".utf8) + bytes)
    #expect(error == .invalidText(XMLPosition(line: 2, column: 3)))
  }

  /// Every scalar of XML passes our check and libxml2's.
  @Test func everyCharacterIsAccepted() throws {
    var text = "<a>"
    for value in 0x20..<UInt32(0x11_0000) where value % 7 == 0 || value < 0x3000 {
      guard let scalar = Unicode.Scalar(value), value != 0xFFFE, value != 0xFFFF else { continue }
      if scalar != "<" && scalar != "&" && scalar != ">" { text.unicodeScalars.append(scalar) }
    }
    #expect(try read(text + "</a>").elementCount == 1)
  }
}
