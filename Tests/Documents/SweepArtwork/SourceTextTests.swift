import Foundation
import SweepArtwork
import SweepScene
import Testing

/// Files as editors write them: encodings of Western Europe, and short entities.
@Suite struct SourceTextTests {
  private static let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>"

  private func names(_ bytes: [UInt8]) throws -> [String] {
    try ArtworkReader.read(bytes).artwork.names
  }

  @Test(arguments: ["ISO-8859-1", "windows-1252", "latin1"])
  func `text of Western Europe is read as browsers read it`(encoding: String) throws {
    let head = "<?xml version='1.0' encoding='\(encoding)'?>\(Self.svg)<g id='"
    let bytes =
      Array(head.utf8) + [0xfc, 0x80, 0x99] + Array("'><path d='M0 0h1v1z'/></g></svg>".utf8)
    #expect(try names(bytes) == ["ü€™"])
  }

  @Test func `packed text is read up to the limit of its size`() throws {
    let packed = try [UInt8](
      #require(
        Data(
          base64Encoded:
            "H4sIAAAAAAACAw2LOwqAMBAFr7Lddu5Gq0iSwt5DCEoS8BM0ZMXTu8XAwLznnhbhPfbz8Zhq"
            + "LSORiHQydNcdqWdm0gVCy5tM1+uRgcGCxeAi5NXjolaWmkB91phMMx9ScBQV/YYfk/5ojmMAAAA="))
    )
    #expect(try names(packed) == ["a"])
    #expect(throws: ArtworkError.self) { try ArtworkReader.read(packed, size: 98) }
    for length in 2..<packed.count {
      #expect(throws: ArtworkError.self) { try names(Array(packed.prefix(length))) }
    }
  }

  @Test func `short entities are put in place, but for comments and CDATA`() throws {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE svg [
        <!ENTITY ns "http://www.w3.org/2000/svg">
        <!ENTITY q 'a"b'> <!ENTITY q 'second'>
      ]>
      <svg xmlns="&ns;" viewBox="0 0 9 9"><!-- &none; --><style><![CDATA[/* &ns; */]]></style>
      <g id="&q;&amp;"><path d="M0 0h1v1z"/></g><script/></svg>
      """
    let (artwork, notes) = try ArtworkReader.read(Array(text.utf8))
    #expect(artwork.names == ["a\"b&"])
    #expect(notes.first?.line == 7)
  }

  @Test(arguments: [
    "<!ENTITY a '<g/>'>", "<!ENTITY a '&b;'>", "<!ENTITY % a 'x'>", "<!ENTITY a SYSTEM 'x'>",
    "<!ATTLIST svg a CDATA 'x'>", "<!ENTITY a '\(String(repeating: "x", count: 1_001))'>",
    String(repeating: "<!ENTITY a 'x'>", count: 1) + "<!ELEMENT svg ANY>",
  ])
  func `other declarations are refused`(declaration: String) {
    let text = "<!DOCTYPE svg [\(declaration)]>\(Self.svg)</svg>"
    #expect(throws: ArtworkError.self) { try ArtworkReader.read(Array(text.utf8)) }
  }

  @Test func `entities do not blow a file up`() {
    let use = String(repeating: "&a;", count: 20_000)
    let text =
      "<!DOCTYPE svg [<!ENTITY a '\(String(repeating: "x", count: 1_000))'>]>\(Self.svg)\(use)</svg>"
    #expect(throws: ArtworkError.self) { try ArtworkReader.read(Array(text.utf8)) }
  }
}
