import SweepXML
import TestSupport
import Testing

@testable import SweepDiff

@Suite(.inBrowser) struct PageTests {
  /// Calls that an unsafe page would run; the tests look for their effects.
  private let trap = "document.documentElement.dataset.trap='1';parent.document.title='trap'"

  private func page(_ old: String, _ new: String, name: String) throws -> String {
    let difference = try Difference(
      from: XMLDocument(bytes: Array(old.utf8), name: name),
      to: XMLDocument(bytes: Array(new.utf8), name: "new.svg"))
    return DiffPage(difference, old: old, new: new).html
  }

  /// A page with a script that runs when both pictures are there, and its output.
  private func probing(_ page: String, _ script: String) -> String {
    let probe = """
      <output id="probe"></output><script>
      const output = document.getElementById("probe");
      addEventListener("error", event => output.append(`error ${event.message};`));
      addEventListener("securitypolicyviolation", event => output.append("blocked;"));
      new MutationObserver(() => {
        \(script)
        output.append("done;");
      }).observe(document.documentElement, {attributeFilter: ["data-ready"]});
      </script>
      """
    // Before the page's own script, so that its errors are heard.
    return page.replacing("<script type=", with: probe + "<script type=", maxReplacements: 1)
  }

  private func answer(_ page: String) async throws -> Substring {
    let dump = try await Chromium().dump(html: page, budget: .seconds(30))
    #expect(!dump.contains("data-trap"))
    #expect(!dump.contains("<title>trap"))
    return try #require(dump.firstMatch(of: /<output id="probe">([^<]*)</)).1
  }

  private let moving = """
    <path d="M0 0H5V5Z" fill="red"><animate attributeName="fill" values="red;blue" dur="2s"/></path>
    """

  @Test func showsBothAndMarksWhatIsChosen() async throws {
    let page = try page(
      drawing(moving), drawing(moving.replacing("2s", with: "3s")), name: "old.svg")
    let answer = try await answer(
      probing(
        page,
        """
        const frames = [...document.querySelectorAll("iframe")];
        output.append(frames.map(frame => frame.contentDocument.querySelectorAll("svg path").length), ";");
        output.append(document.querySelector("#time input").max, ";");
        const time = document.querySelector("#time input");
        time.value = 1; time.dispatchEvent(new Event("input"));
        output.append(document.querySelector("#time output").textContent, ";");
        document.querySelector("[data-change]").click();
        output.append(document.querySelectorAll(".frame").length, ";");
        for (const mode of ["swipe", "onion", "difference", "beside"]) {
          document.querySelector(`[value=${mode}]`).click();
          output.append(document.getElementById("stage").dataset.mode, ";");
        }
        document.querySelector("[data-change]").click();
        output.append(document.querySelectorAll(".frame").length, ";");
        // The clocks of the pictures begin when the browser comes to it.
        const wait = setInterval(() => {
          time.dispatchEvent(new Event("input"));
          const clocks = frames.map(frame => frame.contentDocument.querySelector("svg"));
          if (!clocks.every(svg => svg.getCurrentTime() === 1)) return;
          clearInterval(wait);
          output.append("both at 1;");
        }, 20);
        """))
    #expect(answer == "1,1;3;1.00 s;2;swipe;onion;difference;beside;0;done;both at 1;")
  }

  @Test func nothingOfTheFilesRuns() async throws {
    let bad = """
      <title>&lt;/title>&lt;img src=x onerror="\(trap)">&lt;script>\(trap)&lt;/script></title>
      <script>\(trap)</script><g onload="\(trap)"><path d="M0 0H9" onclick="\(trap)"/></g>
      <animate attributeName="x" begin="0s" dur="1s" onbegin="\(trap)"/>
      <a href="javascript:\(trap)"><text id="&quot;&gt;&lt;img src=x onerror=\(trap)>">a</text></a>
      <foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">
      <img src="x:y" onerror="\(trap)"/></body></foreignObject>
      """
    let page = try page(
      drawing(bad),
      drawing(
        bad.replacing("M0 0H9", with: "</script>")
          .replacing(">a</text>", with: ">&lt;/script>%%style%%</text>")
          .replacing("d=\"</script>\"", with: "d=\"&lt;/script>\"")),
      name: "</title><script>\(trap)</script><img src=x onerror=\"\(trap)\">")
    let answer = try await answer(
      probing(
        page, "for (const button of document.querySelectorAll('[data-change]')) button.click();"))
    #expect(answer.hasSuffix("done;"))
    #expect(!answer.contains("error"))
  }

  @Test func whatIsNoPictureIsSaid() async throws {
    let page = try page("<note>a</note>", "<note>b</note>", name: "note.xml")
    let answer = try await answer(
      probing(page, "output.append(document.querySelectorAll('.picture p').length, ';');"))
    #expect(answer == "2;done;")
  }
}
