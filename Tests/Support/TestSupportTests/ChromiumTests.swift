import TestSupport
import Testing

@Suite(.inBrowser) struct ChromiumTests {
  @Test func `takes a picture at a time and a scale`() async throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10">\
      <animate attributeName="fill" values="#f00;#00f" dur="2s"/></rect></svg>
      """
    let browser = try Chromium()
    let early = try await browser.screenshot(svg: svg, at: 0.5, width: 20, height: 10, scale: 2)
    let late = try await browser.screenshot(svg: svg, at: 1.5, width: 20, height: 10, scale: 2)
    // The width and the height stand after the signature and the name of the first chunk.
    #expect(early.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(early[16..<24] == [0, 0, 0, 40, 0, 0, 0, 20])
    #expect(early != late)
  }

  @Test func `is killed when a page never ends`() async throws {
    var browser = try Chromium()
    browser.timeout = .seconds(2)
    await #expect(throws: CommandError.self) {
      try await browser.dump(html: "<script>for (;;);</script>")
    }
  }
}
