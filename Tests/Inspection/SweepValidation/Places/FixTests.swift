import SweepDiagnostics
import SweepValidation
import Testing

/// The changes of `--fix`, and their limits.
@Suite struct FixTests {
  private static let head =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\" role=\"img\">"
  private static let move = "attributeName=\"width\" values=\"0;9\""

  private func fixed(_ content: String, _ profile: Profile) throws -> String {
    let file = "\(Self.head)<title>A</title>\(content)</svg>"
    let (bytes, _) = try Validator(profile).fixed(Array(file.utf8), name: "a.svg")
    let text = String(decoding: bytes, as: UTF8.self)
    let start = "\(Self.head)<title>A</title>"
    #expect(text.hasPrefix(start) && text.hasSuffix("</svg>"), "\(text)")
    return String(text.dropFirst(start.count).dropLast("</svg>".count))
  }

  @Test(arguments: [
    ("<g onclick=\"a()\"/>", "<g/>", Profile.untrusted),
    ("<g><script>a()</script></g>", "<g></g>", .img),
    ("<g><a:script xmlns:a=\"http://www.w3.org/2000/svg\"/></g>", "<g></g>", .untrusted),
    ("<image href=\"http://a/b\" width=\"1\"/>", "<image width=\"1\"/>", .untrusted),
    (
      "<path d=\"M0 0\" style=\"fill:red; stroke : #00f\"/>",
      "<path d=\"M0 0\" fill=\"red\" stroke=\"#00f\"/>", .strictCSP
    ),
    // A property that is no attribute, and one that is there already.
    (
      "<g style=\"fill:red;mix-blend-mode:multiply\"/>",
      "<g style=\"fill:red;mix-blend-mode:multiply\"/>", .strictCSP
    ),
    ("<g fill=\"red\" style=\"fill:blue\"/>", "<g fill=\"red\" style=\"fill:blue\"/>", .strictCSP),
    (
      "<g id=\"a\"/><use href=\"#a\"/>",
      "<g id=\"a\"/><use xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"#a\"/>", .svg11
    ),
    ("<g fill=\"red\"/>", "<g fill=\"red\"/>", .svg2),
  ]) func change(_ content: String, _ wanted: String, _ profile: Profile) throws {
    #expect(try fixed(content, profile) == wanted)
  }

  @Test func declarationsThatAreMissing() throws {
    let file =
      "<!-- <svg> -->\n<svg viewBox=\"0 0 9 9\"><g id=\"a\"/><use xlink:href=\"#a\"/></svg>"
    let (bytes, count) = try Validator(.svg2).fixed(Array(file.utf8), name: "a.svg")
    #expect(count == 2)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <!-- <svg> -->
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        viewBox="0 0 9 9"><g id="a"/><use xlink:href="#a"/></svg>
        """)
  }

  @Test func whatBelongsToFilesAloneIsTakenAway() throws {
    let file = "<?xml version=\"1.0\"?>\n<!DOCTYPE svg>\n\(Self.head)<title>A</title></svg>\n"
    let (bytes, count) = try Validator(.inline).fixed(Array(file.utf8), name: "a.svg")
    #expect(count == 2)
    #expect(String(decoding: bytes, as: UTF8.self) == "\(Self.head)<title>A</title></svg>\n")
  }

  @Test func bytesWithoutFaultStayTheSame() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    for lead in [[], mark] {
      let file = lead + Array("\(Self.head)<title>A</title></svg>".utf8)
      let (bytes, count) = try Validator(.untrusted).fixed(file, name: "a.svg")
      #expect(bytes == file)
      #expect(count == 0)
    }
  }

  @Test func aByteOrderMarkStays() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let file = mark + Array("\(Self.head)<title>A</title><g onclick=\"a()\"/></svg>".utf8)
    let (bytes, _) = try Validator(.untrusted).fixed(file, name: "a.svg")
    #expect(bytes == mark + Array("\(Self.head)<title>A</title><g/></svg>".utf8))
  }

  @Test func unreadableFilesStay() throws {
    for text in ["", "<svg", "<a></b>", "<svg><q:a/></svg>"] {
      let (bytes, count) = try Validator(.untrusted).fixed(Array(text.utf8), name: "a.svg")
      #expect(bytes == Array(text.utf8))
      #expect(count == 0)
    }
  }

  @Test func ofChangesThatOverlapTheFirstIsMade() {
    let text = Array("0123456789".utf8)
    let fixes = [
      Fix(3..<5, with: "b"), Fix(2..<6, with: "a"), Fix(8..<8, with: "c"),
      Fix(8..<9), Fix(8..<8, with: "c"),
    ]
    let (bytes, count) = Fix.apply(fixes, to: text)
    #expect(String(decoding: bytes, as: UTF8.self) == "01a67c9")
    #expect(count == 3)
  }
}
