import Foundation
import SweepDials
import SweepSVG
import SweepScene
import SweepTemplates
import TestSupport
import Testing

/// Dials whose text is drawn look alike whatever fonts there are.
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

  /// The bytes of a picture's PNG with one family of fonts for all.
  private static func png(
    _ drawing: SVGOutput, _ family: String, in folder: URL
  ) async throws -> [UInt8] {
    let file = folder.appending(path: "\(family).conf")
    let configuration = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>/usr/share/fonts</dir><cachedir>\(folder.path)</cachedir>
      <match><edit name="family" mode="assign" binding="strong"><string>\(family)</string></edit></match>
      </fontconfig>
      """
    try Data(configuration.utf8).write(to: file)
    var environment = ProcessInfo.processInfo.environment
    environment["FONTCONFIG_FILE"] = file.path
    let run = try await Command(
      "rsvg-convert", environment: environment, input: drawing.bytes
    ).run()
    try #require(run.status == 0, "\(run.errors)")
    return run.bytes
  }

  @Test func `fonts make no difference`() async throws {
    try await withTemporaryFolder { folder in
      func isAlike(_ drawing: SVGOutput) async throws -> Bool {
        try await Self.png(drawing, "DejaVu Serif", in: folder)
          == Self.png(drawing, "Liberation Mono", in: folder)
      }
      for template in Template.names {
        #expect(try await isAlike(Self.picture(template, .drawn)), "\(template)")
      }
      for theme in Theme.library {
        let drawing = try Self.picture("speedometer", .drawn, theme: theme.name)
        #expect(try await isAlike(drawing), "\(theme.name)")
      }
      // With text in a font the two differ, or nothing is shown here.
      #expect(try await !isAlike(Self.picture("speedometer", .system)))
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
        Array("sweephand: 1\ntemplate: speedometer\ntext: drawn".utf8), file: "dial.yaml"
      ).value)
    #expect(try SVGWriter().write(scene).bytes.count <= 6656)
  }
}
