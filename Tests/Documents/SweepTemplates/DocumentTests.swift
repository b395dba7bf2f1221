import SweepDials
import SweepGeometry
import SweepScene
import SweepTemplates
import SweepTimeline
import SweepType
import Testing
import SweepYAML

struct DocumentTests {
  @Test func libraryTemplatesAreSound() {
    #expect(Template.names.first == "speedometer" && Template.names.contains("clock"))
    for name in Template.names {
      let outcome = Template.named(name)
      #expect(outcome.diagnostics.isEmpty)
      #expect(outcome.value?.name == name)
      #expect(outcome.value?.title.isEmpty == false)
      #expect(outcome.value?.parameters.allSatisfy { !$0.help.isEmpty } == true)
      #expect(picture("sweephand: 1\ntemplate: \(name)") != nil)
    }
    #expect(Template.library.map(\.name) == Template.names)
  }

  @Test func unknownTemplatesAreSuggested() {
    #expect(
      mistakes("sweephand: 1\ntemplate: speedometre") == [
        "dial.yaml:2:11: error[SH0205]: unknown template 'speedometre'"
          + " | did you mean 'speedometer'?"
      ])
    let outcome = Template.named("nothing")
    #expect(outcome.value == nil && outcome.diagnostics.isEmpty)
  }

  @Test func aDocumentEitherDrawsOrFillsIn() {
    let found = mistakes("sweephand: 1\ntemplate: clock\nlayers: [face]\nscales: {}")
    #expect(
      found.map { $0.prefix(28) } == [
        "dial.yaml:3:1: error[SH0210]", "dial.yaml:4:1: error[SH0210]",
      ])
  }

  @Test func documentsChangeTheLooksOfATemplate() throws {
    let scene = try #require(
      picture(
        """
        sweephand: 1
        template: speedometer
        title: Boiler
        with: {value: 3, unit: bar}
        canvas: {width: 200}
        theme: {base: flat, face: "#010203"}
        picture: {description: At most 5 bar}
        """))
    #expect(scene.title == "Boiler")
    #expect(scene.description == "At most 5 bar")
    #expect(scene.size == Size(width: 200, height: 400))
    var theme = Theme.flat
    theme.face = Color(0x010203)
    #expect(scene.fontFamily == theme.fontFamily)
    #expect(scene.dump().contains("text 'bar'"))
  }

  @Test func textIsDrawnWhereTheDocumentOrTheCommandLineSaysSo() {
    func face(
      _ text: String, set: [String: String] = [:], option: Lettering? = nil
    ) -> DrawnFace? {
      var environment = fixedEnvironment
      environment.text = option
      return Document.render(
        Array("sweephand: 1\ntemplate: speedometer\n\(text)".utf8), file: "dial.yaml", set: set,
        in: environment
      ).value?.drawnFace
    }
    #expect(face("") == .engineering)
    #expect(face("text: system") == nil)
    #expect(face("with: {theme: brass}") == .engraved)
    #expect(face("with: {text: system, theme: brass}") == nil)
    #expect(face("theme: {drawnFace: segment}") == .segment)
    #expect(face("text: drawn", set: ["text": "system"]) == nil)
    #expect(face("text: system", set: ["text": "drawn"]) == .engineering)
    #expect(face("text: drawn", option: .system) == nil)
    #expect(face("text: system", option: .drawn) == .engineering)
    #expect(face("", option: .system) == nil)
  }

  @Test func theCommandLineChoosesTheThemeInTheEnd() throws {
    func face(_ text: String, _ set: [String: String]) -> Paint? {
      let scene = picture(text, set: set)
      guard case .shape(let shape) = scene?.layers.first(where: { $0.name == "face" })?.content
      else { return nil }
      return shape.fillColor
    }
    let text = "sweephand: 1\ntemplate: speedometer\ntheme: flat"
    let flat = face("sweephand: 1\ntemplate: speedometer\nwith: {theme: flat}", [:])
    let watch = face("sweephand: 1\ntemplate: speedometer\nwith: {theme: watch}", [:])
    #expect(flat != watch)
    #expect(face(text, [:]) == flat)
    #expect(face(text, ["theme": "watch"]) == watch)
    let red = "sweephand: 1\ntemplate: speedometer\ntheme: {base: flat, accent: red}"
    #expect(face(red, [:]) == flat)
    #expect(face(red, ["theme": "watch"]) == watch)
    let plain = "sweephand: 1\ntemplate: speedometer"
    #expect(picture(red, set: ["theme": "watch"]) != picture(plain, set: ["theme": "watch"]))
  }

  /// Words of SVG and of other programs lead to the keys, parts and types that mean the same.
  @Test(arguments: [
    ("layers: [caption: {text: a, fill: red}]", "did you mean 'color'?"),
    ("layers: [shape: {path: M0 0H5, fill: red}]", "did you mean 'fillColor'?"),
    ("layers: [shape: {path: M0 0H5, stroke: red}]", "did you mean 'strokeColor'?"),
    ("layers: [hub: {stroke: red}]", "did you mean 'edge' or 'color'?"),
    ("layers: [caption: {text: a, font: Arial}]", "the type is 'fontFamily' of the 'theme'"),
    (
      "layers: [shape: {path: M0 0H5, transform: a}]",
      "did you mean 'position', 'rotation' or 'stretch'?"
    ),
    ("layers: [hub: {transform: a}]", "put the part into a 'group'"),
    ("layers: [caption: {string: a}]", "did you mean 'text'?"),
    ("layers: [logo: {file: a.svg}]", "did you mean 'artwork'?"),
    ("layers: [rect: {}]", "did you mean 'shape'?"),
    ("parameters: {a: {type: string}}\nlayers: [caption: {text: $a}]", "did you mean 'text'?"),
    ("parameters: {a: {type: select}}\nlayers: [caption: {text: $a}]", "did you mean 'choice'?"),
    ("parameters: {a: {type: bool}}\nlayers: [caption: {text: $a}]", "did you mean 'boolean'?"),
  ])
  func wordsOfOthersAreUnderstood(_ text: String, _ hint: String) {
    let found = mistakes("sweephand: 1\n" + text)
    #expect(found.contains { $0.contains(hint) }, "\(found)")
  }

  @Test(arguments: [
    "rgb(200 20 20)", "rgb(200, 20, 20)", "hsl(120 50% 40%)", "oklch(0.7 0.1 200)", "none",
    "transparent", "rebeccapurple", "color(display-p3 1 0 0)",
  ])
  func coloursAreThoseOfCSS(_ color: String) {
    let layers = [
      "shape: {path: M0 0H5V5Z, fillColor: \"\(color)\"}", "hub: {color: \"\(color)\"}",
      "bands: {limits: [0, 50], colors: [\"\(color)\"]}",
    ]
    let text = """
      sweephand: 1
      parameters: {c: {type: color, default: "\(color)"}}
      theme: {accent: "\(color)"}
      layers: [{\(layers.joined(separator: "}, {"))}, {hub: {color: $c}}]
      """
    #expect(mistakes(text).isEmpty)
  }

  @Test func titleAndDescriptionBecomeThePicturesOwn() {
    let own = picture("sweephand: 1\ntitle: Fuel\ndescription: Half full.\nlayers: [face]")
    #expect(own?.title == "Fuel" && own?.description == "Half full.")
    let none = picture(
      "sweephand: 1\ntitle: Fuel\npicture: {title: \"\", description: $title}\nlayers: [face]")
    #expect(none?.title == "" && none?.description == "Fuel")
    let filled = picture("sweephand: 1\ntitle: Boiler\ndescription: x\ntemplate: compass")
    #expect(filled?.title == "Boiler" && filled?.description == "A heading of 52°")
  }

  @Test(arguments: [
    ("speedometer", "readings", "20\u{a0}km/h, 0 to 100"),
    ("tachometer", "readings", "20 ×1000 r/min, at most 20"),
    ("compass", "headings", "A heading of 20°"),
    ("altimeter", "altitudes", "An altitude of 20 feet"),
  ])
  func descriptionsTellTheFinalReading(_ name: String, _ list: String, _ description: String) {
    let text = "sweephand: 1\ntemplate: \(name)\nwith: {\(list): [30, 72, 20], duration: 1}"
    #expect(picture(text)?.description == description)
  }

  @Test(arguments: [("359.6", "0"), ("359.4", "359"), ("-10", "350"), ("52", "52")])
  func `a compass is described as its figure`(_ heading: String, _ figure: String) {
    let compass = picture("sweephand: 1\ntemplate: compass\nwith: {heading: \(heading)}")
    #expect(compass?.description == "A heading of \(figure)°")
  }

  @Test(arguments: [
    ("ring", "value: 64", "64%, 0 to 100"),
    ("ring", "value: 118", "118%, above the scale of 0 to 100"),
    ("timer", "seconds: 1500", "25:00, 0:00:00 to 1:00:00"),
  ])
  func `dials of several scales tell their reading once`(
    _ name: String, _ with: String, _ words: String
  ) {
    #expect(picture("sweephand: 1\ntemplate: \(name)\nwith: {\(with)}")?.description == words)
  }

  @Test func `names without numbers are told as such`() {
    let bars = picture("sweephand: 1\ntemplate: radial-bars\nwith: {names: [A, B]}")
    #expect(bars?.description == "A no reading, B no reading")
  }

  @Test(arguments: [
    ("wind-rose", "directions: [1, 2]", "directions", "speeds", "must be as many as directions"),
    ("wind-rose", "speeds: [1, 2]", "speeds", "directions", "must be as many as speeds"),
  ])
  func `a list without its companion names both`(
    _ template: String, _ given: String, _ name: String, _ missing: String, _ rule: String
  ) {
    let found = mistakes("sweephand: 1\ntemplate: \(template)\nwith: {\(given)}")
    let place = "dial.yaml:3:\(10 + name.utf8.count)"
    #expect(
      found == [
        "\(place): error[SH0601]: '\(name)' is set without '\(missing)'"
          + " | set '\(missing)' too, which \(rule)"
      ])
  }

  @Test func labelsAndFiguresShareTheirSeparators() {
    let text =
      "sweephand: 1\ntemplate: speedometer\nwith: {value: 2500, max: 3000, grouping: \",\"}"
    let dump = picture(text)?.dump() ?? ""
    #expect(dump.contains("text '2,500'") && dump.contains("text '1,000'"))
  }

  @Test func textsNameTheReading() {
    let layers = "layers: [caption: {text: \"${reading} of 9\"}]"
    let shown = picture("sweephand: 1\nreadings: {a: {value: 1.5}, b: {value: 3}}\n\(layers)")
    #expect(shown?.dump().contains("text '1.5 of 9'") == true)
    let own = picture(
      "sweephand: 1\nparameters: {reading: {type: text, default: x}}\nreadings: {a: {}}\n\(layers)")
    #expect(own?.dump().contains("text 'x of 9'") == true)
    #expect(mistakes("sweephand: 1\nreadings: {a: {value: x}}\n\(layers)").count == 1)
    #expect(mistakes("sweephand: 1\n\(layers)").count == 1)
  }

  @Test func jsonIsReadToo() {
    let scene = picture(
      #"{"sweephand": 1, "template": "speedometer", "with": {"value": 7e1, "unit": "%"}}"#)
    #expect(scene?.description == "70%, 0 to 100")
  }

  @Test func partsHaveScalesAndReadingsOfTheirOwn() throws {
    let scene = try #require(
      picture(
        """
        sweephand: 1
        scales: {a: {domain: [0, 10], start: 0, span: 100}, b: {domain: [0, 100], start: 0, span: 100}}
        readings: {a: {value: 5, duration: 0}, b: {value: 8, duration: 0}}
        theme: flat
        layers:
          - needle
          - needle: {scale: b}
          - needle: {reading: b}
          - needle: {when: false}
          - hub:
        """))
    let turns = scene.layers.map(\.transform)
    #expect(
      turns == [
        [.rotate(.degrees(50))], [.rotate(.degrees(5))], [.rotate(.degrees(80))], [],
      ])
  }

  @Test func theSameDocumentMakesTheSamePicture() {
    let text = "sweephand: 1\ntemplate: clock\nwith: {time: now Europe/Berlin, date: true}"
    #expect(picture(text) == picture(text))
    #expect(picture(text)?.description == "A clock that shows 10:28:03, 2026-06-21")
  }

  @Test func partsOfTheFormatAreThoseOfTheSchema() {
    let schema = TemplateSchema.json()
    for name in [
      "face", "ring", "track", "bands", "progress", "ticks", "labels", "caption", "readout",
      "dateWindow", "image", "needle", "hands", "hub",
    ] {
      #expect(schema.contains("\"part-\(name)\": {"))
      #expect(mistakes("sweephand: 1\nlayers: [\(name)]") == [])
    }
  }

  @Test func needlesAreDrawnFromPathData() {
    let text = """
      sweephand: 1
      layers: [needle: {artwork: {path: "M-2 0L0 -80L2 0Z", pivot: [0, 0], scale: 0.5}}]
      """
    #expect(picture(text)?.dump().contains("scale(0.5 0.5)") == true)
    #expect(
      mistakes("sweephand: 1\nlayers: [needle: {artwork: {path: M1}}]").first?.contains(
        "error[SH0303]: 'path' is not path data: expected a number") == true)
    #expect(
      mistakes("sweephand: 1\nlayers: [needle: {artwork: {}}]").first?.contains(
        "error[SH0203]: 'artwork' needs either a 'path', or an 'image' and its 'size'") == true)
  }

  @Test func templatesAreListedAsJSON() throws {
    let template = try #require(Template.named("clock").value)
    #expect(template.json.hasPrefix("{\n  \"name\": \"clock\",\n  \"title\": \"Clock\","))
    #expect(Template.json(Template.library).hasPrefix("[\n  {\n    \"name\": \"speedometer\""))
    #expect(template.json.contains("\"default\": 12,"))
    #expect(template.json.contains("\"default\": \"10:08:42\""))
  }
}
