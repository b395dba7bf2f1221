import Foundation
import TestSupport
import Testing

/// `rig`: the document, the notes, and refusals.
@Suite struct RigCommandTests {
  private static let samples = Repository.root.appending(path: "samples/artwork")

  @Test func `a document is written as recorded, and every guess is a note`() async throws {
    let outcome = try await Sweephand.run(
      "rig", "rigged/figma-uneven.svg", "-o", "-", folder: Self.samples)
    #expect(outcome.status == 0)
    let recorded = try String(
      contentsOf: Self.samples.appending(path: "rigged.yaml"), encoding: .utf8)
    // The title is that of the file that is written.
    #expect(outcome.output == recorded.replacing("title: Rigged", with: "title: Figma uneven"))
    #expect(
      outcome.errors == """
        note: the needle is 'hand', found by its name
        note: the pivot is 200, 200, guessed from a circle at the crossing of 33 ticks
        note: the scale is 0 to 500, found by 9 numbers at 33 ticks
        note: the number is 'kW', guessed from the needle, which points to it

        """)
  }

  @Test func `arcs, bands and lamps are named, with the ranges in which they light up`()
    async throws
  {
    let found = try await Sweephand.run(
      "rig", "rigged/figma-boiler.svg", "-o", "-", folder: Self.samples)
    let recorded = try String(
      contentsOf: Self.samples.appending(path: "rigged-boiler.yaml"), encoding: .utf8)
    #expect(found.output == recorded.replacing("title: Rigged boiler", with: "title: Figma boiler"))
    #expect(found.errors.contains("note: the arc is 'Progress', found by its name\n"))
    #expect(
      found.errors.contains("the band 'Zone OK' is lit from 20 and below 75, as it is drawn\n"))
    #expect(found.errors.contains("the lamp 'LED low' is lit below 20, a guess: as 'Zone Low'\n"))
    let named = try await Sweephand.run(
      "rig", "rigged/figma-boiler.svg", "--arc", "Arc track", "--band", "Zone OK", "--lamp", "Hub",
      "--lamp", "LED low", folder: Self.samples)
    for line in [
      "element: Arc track  # chosen by hand", "element: Zone OK  # chosen by hand",
      "element: Hub  # chosen by hand", "element: LED low  # chosen by hand",
    ] {
      #expect(named.output.contains(line))
    }
    #expect(!named.output.contains("Zone High\n"))
    let lost = try await Sweephand.run(
      "rig", "rigged/figma-boiler.svg", "--lamp", "none", folder: Self.samples)
    #expect(lost.status == 2 && lost.errors.contains("no visible element that is called 'none'"))
  }

  @Test func `a document stays unless it is to be replaced, and is drawn`() async throws {
    try await withTemporaryFolder { folder in
      let drawing = Self.samples.appending(path: "rigged/inkscape-thermometer.svg")
      try FileManager.default.copyItem(at: drawing, to: folder.appending(path: "t.svg"))
      let made = try await Sweephand.run("rig", "t.svg", "-o", "t-dial.yaml", folder: folder)
      #expect(made.status == 0 && made.output.isEmpty && made.errors.hasSuffix("t-dial.yaml\n"))
      let again = try await Sweephand.run("rig", "t.svg", "-o", "t-dial.yaml", folder: folder)
      #expect(again.status == 2 && again.errors.contains("'t-dial.yaml' already exists"))
      let forced = try await Sweephand.run(
        "rig", "t.svg", "-o", "t-dial.yaml", "--force", folder: folder)
      #expect(forced.status == 0)
      let drawn = try await Sweephand.run(
        "render", "t-dial.yaml", "--strict", "--validate", "--set", "value=-4", folder: folder)
      #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
      #expect(drawn.output.contains("\u{2212}4,0 °C"))
    }
  }

  @Test(arguments: [
    ("<rect width='9' height='9'/>", "no needle is found"),
    ("<path id='needle' d='M4 9L5 1L6 9z'/>", "no scale is found"), ("<g>", "rig.svg:"),
  ])
  func `a drawing without a part is refused`(_ content: String, _ words: String) async throws {
    try await withTemporaryFolder { folder in
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>\(content)</svg>"
      try folder.write(svg, to: "rig.svg")
      let outcome = try await Sweephand.run("rig", "rig.svg", "-o", "d.yaml", folder: folder)
      #expect(outcome.status == 2 && outcome.errors.contains(words), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "d.yaml").path))
    }
  }

  @Test func `a document names only drawings in its folder`() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.run(
        "rig", Self.samples.appending(path: "rigged/figma-half.svg").path, "-o", "d.yaml",
        folder: folder)
      #expect(
        outcome.status == 2 && outcome.errors.contains("write the document beside the drawing"))
    }
  }

  @Test func `100,000 lines are refused by a limit, and fewer are searched`() async throws {
    try await withTemporaryFolder { folder in
      func write(_ count: Int) throws {
        let lines = String(repeating: "<path d='M5 1V2' stroke='red'/>", count: count)
        let needle = "<path id='needle' d='M4 5L5 2L6 5z'/>"
        try folder.write(
          "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>\(needle)\(lines)</svg>",
          to: "rig.svg")
      }
      try write(100_000)
      let refused = try await Sweephand.run("rig", "rig.svg", folder: folder)
      #expect(refused.status == 2 && refused.errors.contains("elements"), "\(refused.errors)")
      try write(10_000)
      let searched = try await Sweephand.run("rig", "rig.svg", folder: folder)
      #expect(searched.status == 2 && searched.errors.contains("no scale is found"))
    }
  }
}
