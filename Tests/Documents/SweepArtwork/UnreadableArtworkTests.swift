import SweepArtwork
import SweepScene
import Testing

/// Files that are refused as a whole, with the place of the fault.
@Suite struct UnreadableArtworkTests {
  private static let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'"

  private func error(_ text: String) -> String? { error(Array(text.utf8)) }

  private func error(_ bytes: [UInt8]) -> String? {
    do throws(ArtworkError) {
      _ = try ArtworkReader.read(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      ("", "the document is empty"),
      ("<html/>", "1:1: is not SVG: its first element is 'html'"),
      ("<svg/>", "1:1: is not SVG: its first element lacks the namespace"),
      (
        "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "1:1: has neither a viewBox nor a width and height"
      ),
      (
        "<svg xmlns='http://www.w3.org/2000/svg' width='100%' height='0'/>",
        "1:1: has neither a viewBox nor a width and height"
      ),
      ("\u{1f}\u{8b}\u{8}", "1:1: there is no tag at the start"),
      ("\(svg)>\n <g></svg>", "2:5: '</svg>' stands where 'g' of line 2 is to be closed"),
      ("\(svg) a='1' a='2'/>", nil), ("\(svg)/>garbage", nil), ("\(svg)><x:g/></svg>", nil),
      (
        "<?xml version='1.0' encoding='EBCDIC-CP-US'?>\(svg)/>",
        "the encoding 'EBCDIC-CP-US' is not supported; save as UTF-8"
      ),
      (
        "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\(svg)>&x;</svg>",
        "1:1: a DOCTYPE with declarations of its own is not allowed"
      ),
    ] as [(String, String?)])
  func `what is no artwork is refused`(text: String, message: String?) {
    let found = error(text)
    #expect(found != nil)
    if let message { #expect(found == message) }
  }

  @Test func `entity bombs are refused before they are read`() {
    var text = "<!DOCTYPE svg [<!ENTITY a0 'x'>"
    for level in 1...9 {
      text += "<!ENTITY a\(level) '" + String(repeating: "&a\(level - 1);", count: 10) + "'>"
    }
    #expect(error(text + "]>\(Self.svg)>&a9;</svg>")?.contains("DOCTYPE") == true)
  }

  @Test func `bytes in another encoding are told`() {
    #expect(error(Array("\(Self.svg)><g id='".utf8) + [0xe4] + Array("'/></svg>".utf8)) != nil)
    // UTF-16 with a byte order mark is text.
    let wide = "\(Self.svg)/>".utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    #expect(error([0xff, 0xfe] + wide) == nil)
    #expect(error(wide) != nil)
  }

  @Test func `large files, deep ones and those of many elements are refused`() {
    let filler = String(repeating: " ", count: 10 << 20)
    #expect(error("\(Self.svg)>\(filler)</svg>") == "1:1: the document has more than 8388608 bytes")
    for depth in [101, 100_000] {
      let deep =
        String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
      #expect(error("\(Self.svg)>\(deep)</svg>")?.contains("nested more than 100 deep") == true)
    }
    let many = String(repeating: "<g/>", count: 50_001)
    #expect(error("\(Self.svg)>\(many)</svg>")?.contains("more than 50000 elements") == true)
  }

  @Test func `style sheets from elsewhere are told`() throws {
    let text = "<?xml-stylesheet href='http://example.com/x.css'?>\(Self.svg)/>"
    let notes = try ArtworkReader.read(Array(text.utf8)).notes
    #expect(notes.map(\.message) == ["a style sheet from elsewhere is left out"])
  }
}
