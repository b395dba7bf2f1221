import Foundation
import TestSupport
import Testing

/// `--font` and `--fonts`.
@Suite struct FontTests {
  private static let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  @Test func `text is drawn in a font, whatever the document says`() async throws {
    let drawn = try await Sweephand.picture(["speedometer", "--font", Self.font])
    #expect(!drawn.contains("<text"))
    #expect(drawn.contains("aria-label=\"km/h\""))
    let system = try await Sweephand.picture(["speedometer", "--text", "system"])
    #expect(system.contains("<text"))
    let named = try await Sweephand.picture(
      ["speedometer", "--font", Self.font, "--fonts", "system"])
    #expect(named.contains("font-family=\"'DejaVu Sans', "))
  }

  @Test func `text of artwork is drawn in the font, but for text of several parts`() async throws {
    try await withTemporaryFolder { folder in
      let text = "<text y='20' font-family='Garamond'>one</text>"
      let parts = text.replacing("one", with: "one<tspan font-weight='bold'>two</tspan>")
      for (name, content) in [("whole", text), ("parts", parts)] {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'>\(content)</svg>"
        try folder.write(svg, to: "\(name).svg")
        try folder.write(
          "sweephand: 1\nlayers: [artwork: {file: \(name).svg}]\n", to: "\(name).yaml")
        let told = try await Sweephand.run(["render", "\(name).yaml"], folder: folder)
        #expect(told.errors.contains("in Garamond looks different where that font"))
        let drawn = try await Sweephand.run(
          ["render", "\(name).yaml", "--font", Self.font, "--strict"], folder: folder)
        #expect((drawn.status == 0) == (name == "whole"), "\(drawn.errors)")
        #expect(drawn.output.contains("<text") == false)
      }
    }
  }

  @Test func `the size of what is embedded is a note`() async throws {
    let outcome = try await Sweephand.run(
      "render", "speedometer", "--font", Self.font, "--fonts", "embed", "--strict", "--validate")
    #expect(outcome.status == 0)
    let note = #/speedometer: note\[SH0906\]: embedded 14 characters of '.*' in \d{4} bytes\n/#
    #expect(try note.wholeMatch(in: outcome.errors) != nil, "\(outcome.errors)")
    #expect(outcome.output.contains("@font-face{"))
  }

  @Test func `a font that cannot be used ends the program`() async throws {
    let outcome = try await Sweephand.run("render", "speedometer", "--font", "Package.swift")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        sweephand: the font 'Package.swift' is no font
          help: fonts are TTF, OTF or TTC

        """)
    let missing = try await Sweephand.run("render", "speedometer", "--font", "none.ttf")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("none.ttf"))
  }

  @Test func `a document's font lies beside it`() async throws {
    try await withTemporaryFolder { folder in
      let document = "sweephand: 1\ntemplate: speedometer\ntheme: {font: brand.ttf}\n"
      try Data(document.utf8).write(to: folder.appending(path: "dial.yaml"))
      try FileManager.default.copyItem(
        atPath: Self.font, toPath: folder.appending(path: "brand.ttf").path)
      let line = """
        env -u CI $S check --update dial.yaml && $S check dial.yaml && ! grep -q '<text' dial.svg
        """
      let outcome = try await Sweephand.shell(line, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let limited = try await Sweephand.run(
        "render", "dial.yaml", "--limit", "font=1000", folder: folder)
      #expect(limited.status == 2)
      #expect(limited.errors.contains("the limit 'font' can be set"), "\(limited.errors)")
    }
  }
}
