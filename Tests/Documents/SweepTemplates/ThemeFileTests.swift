import Foundation
import SweepDials
import SweepSVG
import SweepScene
import SweepTemplates
import SweepYAML
import TestSupport
import Testing

/// Themes in files beside documents.
@Suite struct ThemeFileTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    folder = url.path
    try FileManager.default.createDirectory(
      at: url.appending(path: "brands"), withIntermediateDirectories: true)
    for (name, text) in [
      ("brand.yaml", "base: brass\naccent: \"#123456\"\nconstruction: {bezel: chrome}\n"),
      ("night.yaml", "base: flat\ndark: {base: brand.yaml, ink: white}\n"),
      ("circle.yaml", "base: circle.yaml\n"), ("list.yaml", "[brass]\n"),
      ("brands/deep.yaml", "base: near.yaml\n"), ("brands/near.yaml", "base: nordic\n"),
      ("wrong.yaml", "accent: 3\nthickness: 2\n"),
    ] {
      try Data(text.utf8).write(to: url.appending(path: name))
    }
  }

  private func svg(_ theme: String) throws -> String {
    let text = "sweephand: 1\ntheme: \(theme)\nlayers: [bezel, face, progress, hub]"
    return try SVGWriter().write(try #require(picture(text, folder: folder))).string
  }

  @Test func `a theme file is what it says`() throws {
    let own = try svg("{base: brass, accent: \"#123456\", construction: {bezel: chrome}}")
    #expect(try svg("brand.yaml") == own)
    #expect(try svg("./brand.yaml") == own)
    #expect(try svg("{base: ./brand.yaml, accent: red}") != own)
    #expect(try svg("{base: brand.yaml, accent: \"#123456\"}") == own)
  }

  @Test func `settings name files beside the document`() throws {
    let text = Array("sweephand: 1\nlayers: [bezel, face]".utf8)
    let document = try #require(Document.read(text, file: "dial.yaml", folder: folder).value)
    let set = ["theme.base": "brand.yaml"]
    #expect(document.drawnTheme(set: set, in: fixedEnvironment).accent == Color(0x123456))
    #expect(document.scene(set: set, in: fixedEnvironment).value != nil)
    var strict = fixedEnvironment
    strict.allowsFileReferences = false
    #expect(document.scene(set: set, in: strict).value == nil)
  }

  @Test func `the dark colours are drawn alone`() throws {
    let dark = try svg("{base: night.yaml, mode: dark}")
    #expect(!dark.contains("prefers-color-scheme"))
    #expect(dark == (try svg("{base: flat, mode: dark, dark: {base: brand.yaml, ink: white}}")))
    #expect(dark.contains("#123456"))
    #expect(try svg("{base: brass, mode: dark}") == svg("brass"))
  }

  @Test func `files name files beside them`() throws {
    #expect(try svg("brands/deep.yaml") == svg("nordic"))
    #expect(try svg("night.yaml").contains("prefers-color-scheme"))
  }

  @Test func `a template takes a theme file`() throws {
    let text = "sweephand: 1\ntemplate: clock\nwith: {theme: brand.yaml}"
    #expect(picture(text, folder: folder) != nil)
    #expect(mistakes(text, folder: nil).count == 1)
  }

  @Test(arguments: ["circle.yaml", "list.yaml", "absent.yaml", "../brand.yaml"])
  func `what is no theme file is told`(name: String) {
    let found = mistakes("sweephand: 1\ntheme: \(name)\nlayers: [face]", folder: folder)
    #expect(found.count == 1, "\(found)")
  }

  @Test func `errors stand in the theme file`() {
    let found = mistakes("sweephand: 1\ntheme: wrong.yaml\nlayers: [face]", folder: folder)
    #expect(found.count == 2 && found.allSatisfy { $0.contains("wrong.yaml:") }, "\(found)")
  }

  @Test func `errors before a theme file are kept`() {
    let found = mistakes(
      "sweephand: 1\ncanvas: {width: many}\ntheme: brand.yaml\nlayers: [face]", folder: folder)
    #expect(found.count == 1 && found[0].contains("'width'"), "\(found)")
  }

  @Test(arguments: ["", "theme: brand.yaml\n", "theme: {base: brass, dark: watch}\n"])
  func `the theme of any document can be set`(own: String) throws {
    func bytes(_ text: String, set: [String: String] = [:]) throws -> String {
      let text = "sweephand: 1\n\(text)layers: [bezel, face, ticks]"
      return try SVGWriter().write(try #require(picture(text, set: set, folder: folder))).string
    }
    for name in ["flat", "brand.yaml"] {
      let dark = own.contains("dark") ? "theme: {base: \(name), dark: watch}\n" : "theme: \(name)\n"
      #expect(try bytes(own, set: ["theme": name]) == bytes(dark), "\(name)")
    }
    let wrong = mistakes(
      "sweephand: 1\n\(own)layers: [face]", set: ["theme": "brss"], folder: folder)
    #expect(wrong.count == 1 && wrong[0].contains("unknown theme 'brss'"), "\(wrong)")
  }

  @Test(arguments: Theme.library)
  func `a theme that is written is read again`(theme: Theme) throws {
    try Data(ThemeFile.text(of: theme).utf8)
      .write(to: URL(fileURLWithPath: folder + "/\(theme.name).yaml"))
    for template in ["speedometer", "clock", "knob"] {
      func bytes(_ name: String) throws -> String {
        let text = "sweephand: 1\ntemplate: \(template)\nwith: {theme: \(name)}"
        return try SVGWriter().write(try #require(picture(text, folder: folder))).string
      }
      #expect(try bytes("\(theme.name).yaml") == bytes(theme.name), "\(theme.name) \(template)")
    }
  }
}
