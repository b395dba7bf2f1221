import Foundation
import SweepDials
import SweepSVG
import SweepScene
import SweepTemplates
import TestSupport
import Testing
import SweepYAML

/// Dials with drawn text look alike whatever fonts are installed.
@Suite struct DrawnTypeTests {
  private static func picture(
    _ template: String, _ text: Lettering, theme: String? = nil
  ) throws -> SVGOutput {
    let with = theme.map { "\nwith: {theme: \($0)}" } ?? ""
    let document = "sweephand: 1\ntemplate: \(template)\(with)\ntext: \(text)"
    let outcome = Document.render(
      Array(document.utf8), file: "dial.yaml",
      in: RenderEnvironment(now: { 1_782_030_483.5 }, timeZone: "UTC"))
    return try SVGWriter(SVGOptions(motion: .none)).write(try #require(outcome.value))
  }

  /// The bytes of a PNG of pictures side by side.
  ///
  ///
  /// - Parameter fonts: The font configuration; nil for that of the machine.
  private static func png(of drawings: [SVGOutput], fonts: URL?) async throws -> [UInt8] {
    let cells = drawings.enumerated().map { index, drawing in
      drawing.string.replacing(
        "<svg ", with: "<svg x=\"\(index % 6 * 200)\" y=\"\(index / 6 * 200)\" ", maxReplacements: 1
      ).replacing(
        /\ width="\d+" height="\d+"/, with: " width=\"200\" height=\"200\"", maxReplacements: 1)
    }
    let sheet = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="\((cells.count + 5) / 6 * 200)">
      \(cells.joined())</svg>
      """
    var environment = ProcessInfo.processInfo.environment
    if let fonts { environment["FONTCONFIG_FILE"] = fonts.path }
    let run = try await Command("rsvg-convert", environment: environment, input: sheet).run()
    try #require(run.status == 0, "\(run.errors)")
    return run.bytes
  }

  /// The configuration of one odd font alone.
  private static func oddFont(in folder: URL) async throws -> URL {
    let found = try await Command("fc-match", ["-f", "%{file}", "Liberation Mono:bold:italic"])
      .run()
    let fonts = folder.appending(path: "fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let font = URL(filePath: found.output)
    try FileManager.default.copyItem(at: font, to: fonts.appending(path: font.lastPathComponent))
    let file = folder.appending(path: "fonts.conf")
    let configuration = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(fonts.path)</dir><cachedir>\(folder.path)</cachedir></fontconfig>
      """
    try Data(configuration.utf8).write(to: file)
    return file
  }

  /// Every template in a theme.
  private static func pictures(_ text: Lettering, theme: String) throws -> [SVGOutput] {
    try Template.names.map { try picture($0, text, theme: theme) }
  }

  @Test(arguments: Theme.library.map(\.name))
  func `fonts make no difference`(theme: String) async throws {
    try await withTemporaryFolder { folder in
      let odd = try await Self.oddFont(in: folder)
      let drawn = try Self.pictures(.drawn, theme: theme)
      #expect(try await Self.png(of: drawn, fonts: nil) == Self.png(of: drawn, fonts: odd))
      // With text in a font the two differ, or nothing is shown here.
      let set = [try Self.picture("speedometer", .system, theme: theme)]
      #expect(try await Self.png(of: set, fonts: nil) != Self.png(of: set, fonts: odd))
    }
  }

  @Test(arguments: Template.names)
  func `templates have no text that cannot be drawn`(template: String) throws {
    let drawing = try Self.picture(template, .drawn)
    #expect(drawing.issues == [])
    #expect(!drawing.string.contains("<text"), "\(drawing.string)")
  }

  @Test func `the speedometer stays small`() throws {
    let scene = try #require(
      Document.render(
        Array("sweephand: 1\ntemplate: speedometer\ntext: drawn\ntheme: flat".utf8),
        file: "dial.yaml"
      ).value)
    #expect(try SVGWriter().write(scene).bytes.count <= 8192)
  }
}
