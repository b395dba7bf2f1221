import SweepDiff
import Testing

/// A picture in other colours.
@Suite struct ThemeSentenceTests {
  @Test func `another theme is one sentence, with all that it sets`() throws {
    let old = """
      <g id="a" fill="#111111"/><g id="b" fill="#111111" fill-opacity=".2"/>\
      <g id="c" stroke="#333333" stroke-width="2"/><g id="d" fill="#444444"/><g id="e" fill="#555555"/>\
      <text x="1" y="2" fill="#666666">A</text>
      """
    let new = """
      <g id="a" fill="#aa1111"/><g id="b" fill="#bb1111" fill-opacity=".3"/>\
      <g id="c" stroke="#aa3333" stroke-width="3"/><g id="d" fill="#aa4444"/><g id="e" fill="#aa5555"/>\
      <text x="1.5" y="2" fill="#aa6666">A</text>
      """
    func words(_ content: String) throws -> [String] {
      let titled = { oneLineDrawing("<title id='t'>Dial</title>" + $0) }
      return try difference(titled(old), titled(content)).sentences.map(\.description)
    }
    let found = try words(new)
    #expect(found.count == 1, "\(found)")
    #expect(found[0].hasPrefix("theme: colours #111111 → #aa1111"), "\(found)")
    #expect(found[0].hasSuffix("; also line width, opacities, places of texts"), "\(found)")
    // A text that went somewhere else has not done so for its type.
    let moved = try words(new.replacing("x=\"1.5\"", with: "x=\"7\""))
    #expect(moved.count == 2, "\(moved)")
  }
}
