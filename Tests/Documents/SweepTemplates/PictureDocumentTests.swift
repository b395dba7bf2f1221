import SweepDials
import SweepScene
import SweepTemplates
import SweepTimeline
import Testing
import SweepYAML

/// The words, the role and the dark colours of documents.
@Suite struct PictureDocumentTests {
  @Test func wordsAreTheReadingInItsLanguage() {
    let words = "picture: {description: \"Now ${words}\", language: de, role: meter}"
    let scene = picture(
      "sweephand: 1\ntemplate: speedometer\nwith: {bands: [0, 90, 100]}\n\(words)")
    #expect(scene?.description == "Now 73\u{a0}km/h, im Warnbereich, 0 bis 100")
    #expect(scene?.language == "de" && scene?.role == .meter(73, in: 0...100))
    let hidden = picture("sweephand: 1\ntemplate: speedometer\nwith: {readout: false, unit: mph}")
    #expect(hidden?.description == "73\u{a0}mph, 0 to 100")
    #expect(
      picture("sweephand: 1\ndescription: \"${words}\"\nlayers: [face]")?.description == "${words}")
    #expect(mistakes("sweephand: 1\nlayers: [caption: {text: \"${words}\"}]").count == 1)
    #expect(
      mistakes("sweephand: 1\nlayers: [fac]\npicture: {description: \"${words}\"}").count == 1)
  }

  @Test func surroundingsCountForMoreThanTheDocument() {
    var environment = RenderEnvironment()
    (environment.language, environment.role) = ("fr", .decoration)
    let text = "sweephand: 1\ntemplate: ring\npicture: {language: de, role: meter}"
    let scene = Document.render(Array(text.utf8), file: "a.yaml", in: environment).value
    #expect(scene?.description == "64%, 0 à 100")
    #expect(scene?.language == "fr" && scene?.role == .decoration)
  }

  @Test func themesChangeInTheDark() {
    func accents(_ theme: String) -> [UInt32] {
      let text = "sweephand: 1\n\(theme)\nlayers: [face: {color: accent, edge: accent}]"
      guard case .shape(let shape)? = picture(text)?.layers.first?.content,
        case .color(let color) = shape.fillColor
      else { return [] }
      return color.variable.map { [color.rgb, $0.dark] } ?? [color.rgb]
    }
    #expect(accents("theme: flat") == [0x2563c9])
    #expect(accents("theme: {base: flat, dark: instrument}") == [0x2563c9, 0x5b93f5])
    #expect(accents("theme: {base: flat, dark: {accent: white}}") == [0x2563c9, 0xffffff])
    #expect(accents("theme: {base: flat, accent: red, dark: brass}") == [0xff0000, 0x1f4e79])
    #expect(accents("theme: {base: flat, mode: variables}") == [0x2563c9, 0x2563c9])
    #expect(accents("theme: {base: flat, dark: brass, mode: literal}") == [0x2563c9])
  }

  @Test func theCommandLineChoosesBothThemes() {
    let text = "sweephand: 1\ntemplate: ring\ntheme: {base: brass, dark: aviation}"
    let scene = picture(text, set: ["theme": "flat", "dark": "instrument"])
    let both = picture("sweephand: 1\ntemplate: ring\nwith: {theme: flat, dark: instrument}")
    #expect(scene == both && scene?.variables.contains("accent") == true)
    #expect(picture("sweephand: 1\ntemplate: ring")?.variables == [])
  }

  @Test func compactIsChosenByTheCommandLineThenTheDocument() {
    func size(_ keys: String, set: [String: String] = [:]) -> Bool? {
      let scene = picture("sweephand: 1\ntemplate: altimeter\n\(keys)", set: set)
      return scene.map { !$0.dump().contains("ALT") }
    }
    #expect(size("") == false)
    #expect(size("compact: true") == true)
    #expect(size("with: {compact: true}") == true)
    #expect(size("with: {compact: true}\ncompact: false") == false)
    #expect(size("compact: true", set: ["compact": "false"]) == false)
    #expect(picture("sweephand: 1\ncompact: true\nlayers: [caption: {text: A}]")?.layers == [])
    #expect(mistakes("sweephand: 1\ncompact: 1\nlayers: [face]").count == 1)
  }
}
