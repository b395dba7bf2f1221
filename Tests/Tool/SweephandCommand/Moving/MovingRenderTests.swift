import Foundation
import TestSupport
import Testing

/// `sweephand render` and `sweephand dump` on SVG files.
@Suite struct MovingRenderTests {
  static let moving = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">
      <!-- kept -->
      <rect id="a" width='9' height="9"><animate attributeName="x" to="9" dur="1s"/></rect>
    </svg>

    """
  static let still = moving.replacing(/<animate[^>]*>/, with: "")

  @Test(arguments: ["a.svg", "-", "a.SVGZ"])
  func `render of an SVG file writes a still and keeps the rest`(_ source: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.moving, to: "a.svg")
      let line = "gzip -c a.svg > a.SVGZ; $S render \(source) --at 2s -o b.svg < a.svg"
      let written = try await Sweephand.shell(line, in: folder)
      #expect(written.status == 0 && written.output == "", "\(written)")
      #expect(try folder.bytes("b.svg") == Array(Self.still.utf8))
    }
    let piped = try await Sweephand.run("render", "-", input: Self.moving)
    #expect(piped.status == 0 && piped.output == Self.still && piped.errors == "")
  }

  @Test func `render of an SVG file writes frames`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.still, to: "a.svg")
      let film = try await Sweephand.run(
        "render", "a.svg", "--frames", "25fps", "-o", "frames", "-q", folder: folder)
      #expect(film.status == 0 && film.errors == "", "\(film)")
      // Nothing moves.
      #expect(try folder.appending(path: "frames").files == ["frame-0001.svg"])
    }
  }

  @Test(
    arguments: [
      ["--set", "value=3"], ["--data-root", "."], ["--title", "A"], ["--lang", "de"],
      ["--role", "img"], ["--text", "drawn"], ["--font", "a.ttf"], ["--pretty"],
      ["--precision", "2"], ["--id-prefix", "none"], ["--profile", "svg11"], ["--responsive"],
      ["--motion", "none"], ["--stop-after", "2s"], ["--pause", "click"], ["--interactive"],
      ["--validate"],
    ])
  func `render of an SVG file refuses the options of dials`(_ option: [String]) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.moving, to: "a.svg")
      let words = try await Sweephand.trouble(["render", "a.svg"] + option, folder: folder)
      #expect(words == "sweephand: \(option[0]) is for dials, not for SVG files\n")
    }
  }

  @Test(
    arguments: [
      ("<svg", "1:5: the tag of 'svg' does not end"), ("", "the document is empty"),
      ("<html/>", "1:1: the outermost element is 'html', not svg in the namespace of SVG"),
      (
        "<!DOCTYPE svg [<!ENTITY a SYSTEM 'b'>]><svg>&a;</svg>",
        "1:1: a DOCTYPE with declarations"
      ),
      ("\u{1f}\u{8b}damaged", ""),
    ])
  func `render refuses a file that is no SVG`(_ text: String, _ words: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(text, to: "a.svg")
      let trouble = try await Sweephand.trouble(["render", "a.svg"], folder: folder)
      #expect(trouble.hasPrefix("sweephand: a.svg: \(words)"), "\(trouble)")
    }
    let limit = ["render", "-", "--limit", "elements=1"]
    let trouble = try await Sweephand.trouble(limit, bytes: Array(Self.moving.utf8))
    #expect(trouble.contains("the document has more than 1 elements"), "\(trouble)")
  }

  @Test(
    arguments: [
      (["a.svg", "--event", "a.click"], "use the id of an element, an event and a time"),
      (["a.svg", "--event", "click@1s"], "use the id of an element, an event and a time"),
      (["a.svg", "--event", "a.click@-1s"], "use the id of an element, an event and a time"),
      (["clock", "--event", "a.click@1s"], "--event is for SVG files, not for dials"),
    ])
  func `render says how an event is given`(_ arguments: [String], _ words: String) async throws {
    let trouble = try await Sweephand.trouble(["render"] + arguments)
    #expect(trouble.contains(words), "\(trouble)")
  }

  @Test func `render takes events of SVG files`() async throws {
    let outcome = try await Sweephand.run(
      "render", "-", "--event", "a.click@1s", "--event", "a.mouseover@20ms", input: Self.moving)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    let named = Self.moving.replacing("\"a\"", with: "\"bar.1\"")
    let trouble = try await Sweephand.trouble(
      ["render", "-", "--event", "bar.0.click@1s"], bytes: Array(named.utf8))
    #expect(
      trouble
        == "sweephand: no element has the id 'bar.0' of --event\n  help: did you mean 'bar.1'?\n")
  }

  @Test func `dump of an SVG file lists what moves`() async throws {
    let outcome = try await Sweephand.run("dump", "--timeline", "-", input: Self.still)
    #expect(outcome.status == 0 && outcome.output == "nothing moves\n", "\(outcome)")
    let layers = try await Sweephand.trouble(["dump", "-"], bytes: Array(Self.still.utf8))
    #expect(layers.contains("has no dial's layers to show; add --timeline"))
    for option in [["--at", "1s"], ["--set", "a=1"], ["--tolerance", "1"]] {
      let words = try await Sweephand.trouble(
        ["dump", "--timeline", "-"] + option, bytes: Array(Self.still.utf8))
      #expect(words == "sweephand: \(option[0]) is for dials, not for SVG files\n")
    }
  }
}
