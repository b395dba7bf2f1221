import Foundation
import SweepDiagnostics
import SweepDials
import SweepFonts
import SweepGeometry
import SweepRender
import SweepSVG
import SweepScene
import SweepTemplates
import SweepTimeline
import SweepType
import SweepValidation
import TestSupport
import Testing

/// Pictures whose text is in a font that was read from a file.
@Suite struct FontPictureTests {
  private static func output(
    _ strings: [String], _ font: FontFace, _ fonts: SVGOptions.Fonts = .outline
  ) throws -> SVGOutput {
    var scene = Layer.Scene(size: Size(width: 200, height: 100))
    scene.layers = strings.enumerated().map { index, string in
      Layer(
        content: .text(Layer.Text(string, fontSize: 20)), position: Point(100, Double(index) * 20))
    }
    scene.font = font
    var options = SVGOptions(idPrefix: .text("a"))
    options.fonts = fonts
    return try SVGWriter(options).write(scene)
  }

  @Test func `text is drawn as outlines`() throws {
    let output = try Self.output(["0–9 km/h"], TestFont.noto.face())
    #expect(output.issues.isEmpty)
    #expect(output.fonts.isEmpty)
    #expect(!output.string.contains("<text"))
    #expect(output.string.contains("aria-label=\"0–9 km/h\""))
    #expect(!output.string.contains("font-family"))
  }

  @Test func `what the font lacks is set in the system's`() throws {
    let output = try Self.output(["0", "字"], TestFont.liberation.face())
    #expect(output.string.contains(">字</text>"))
    #expect(
      output.issues.map(\.reason) == [
        "the font '\(TestFont.liberation.rawValue)' lacks '字', so that the text is set in the theme's fonts"
      ])
  }

  @Test(arguments: [TestFont.dejaVu, .liberation, .noto])
  func `a subset for a readout is small`(font: TestFont) throws {
    let output = try Self.output(["0–9 km/h"], font.face(), .embed)
    let part = try #require(output.fonts.first)
    #expect(output.fonts.count == 1)
    #expect(part.characters == 8)
    #expect((500..<6000).contains(part.bytes), "\(part.bytes)")
    #expect(output.string.utf8.count < part.bytes * 4 / 3 + 700)
    #expect(output.string.contains("font-family=\"a_font, sans-serif\""))
    #expect(
      output.string.contains("<style>@font-face{font-family:a_font;font-weight:1 1000;src:url("))
    #expect(output.string.contains(">0–9 km/h</text>"))
  }

  @Test func `a variable font is embedded in the weights that are used`() throws {
    let output = try Self.output(["0–9 km/h"], TestFont.variable.face(), .embed)
    #expect(output.string.contains("font-weight:400;"))
    #expect(try #require(output.fonts.first).bytes < 6000)
  }

  @Test func `the system's font is named`() throws {
    let output = try Self.output(["0"], TestFont.dejaVu.face(), .system)
    #expect(output.string.contains("font-family=\"'DejaVu Sans', sans-serif\""))
    #expect(output.string.contains(">0</text>"))
  }

  /// A document beside a font, drawn.
  private static func picture(
    _ document: String, files: [String: [UInt8]], fonts: SVGOptions.Fonts = .outline,
    change: (inout PictureRequest) -> Void = { _ in }
  ) async throws -> Result<Picture, PictureError> {
    try await withTemporaryFolder { folder in
      for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
      var request = PictureRequest(
        .text(Array(document.utf8), file: "dial.yaml", folder: folder.path))
      request.environment.fontReader = FontFace.reader
      var options = SVGOptions()
      options.fonts = fonts
      request.form = .svg(options)
      change(&request)
      return Result { () throws(PictureError) in try request.picture() }
    }
  }

  private static let speedometer = """
    sweephand: 1
    template: speedometer
    theme: {font: brand.ttf}
    """

  @Test(arguments: SVGOptions.Fonts.allCases)
  func `documents name a font, and their pictures are valid`(fonts: SVGOptions.Fonts) async throws {
    let picture = try await Self.picture(
      Self.speedometer, files: ["brand.ttf": TestFont.dejaVu.bytes()], fonts: fonts
    ).get()
    let text = String(decoding: picture.bytes, as: UTF8.self)
    #expect(text.contains("<text") == (fonts != .outline))
    #expect(text.contains("@font-face") == (fonts == .embed))
    let faults = try Validator(.output).validate(picture.bytes, name: "dial.svg")
    #expect(faults.isEmpty, "\(faults)")
    let notes = picture.findings.map(\.message)
    #expect(notes.count == (fonts == .embed ? 1 : 0), "\(notes)")
    #expect(notes.allSatisfy { $0.hasPrefix("embedded ") }, "\(notes)")
  }

  @Test func `an interactive dial has the figures that its script writes`() async throws {
    let picture = try await Self.picture(
      Self.speedometer, files: ["brand.ttf": TestFont.dejaVu.bytes()], fonts: .embed
    ) { $0.interactivity = .script }.get()
    let note = try #require(picture.findings.first?.message)
    // Ten figures, '.', '+', two signs for less than zero, and the characters of km/h.
    #expect(note.hasPrefix("embedded 18 characters"), "\(note)")
  }

  @Test(arguments: [
    ("brand.ttf", "SH0511", "is no font"), ("none.ttf", "SH0502", "cannot be found"),
    ("../brand.ttf", "SH0501", "inside the document's folder"),
    ("good.ttf#Bold", "SH0512", "has no instance 'Bold'"),
  ])
  func `errors name the line`(name: String, code: String, message: String) async throws {
    let result = try await Self.picture(
      "sweephand: 1\ntemplate: speedometer\ntheme:\n  font: \(name)\n",
      files: ["brand.ttf": Array("no font".utf8), "good.ttf": TestFont.dejaVu.bytes()])
    let error = #expect(throws: PictureError.self) { try result.get() }
    let finding = try #require(error?.findings.first)
    #expect(finding.code.rawValue == code)
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(finding.line == 4)
  }

  @Test func `a licence that forbids is an error of its own`() async throws {
    let font = try FontBytes(TestFont.liberation.bytes()).licensed(2)
    let result = try await Self.picture(Self.speedometer, files: ["brand.ttf": font])
    let error = #expect(throws: PictureError.self) { try result.get() }
    #expect(error?.findings.map(\.code.rawValue) == ["SH0905"])
  }

  @Test func `without a reader fonts are refused`() async throws {
    let result = try await Self.picture(
      Self.speedometer, files: ["brand.ttf": TestFont.dejaVu.bytes()]
    ) { $0.environment.fontReader = nil }
    let error = #expect(throws: PictureError.self) { try result.get() }
    #expect(error?.findings.map(\.code.rawValue) == ["SH0504"])
  }
}
