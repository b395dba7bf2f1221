import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene
import SweepTemplates
import Testing
import SweepYAML

/// Texts that have little room: each is whole, or the picture comes with a warning.
@Suite struct TextFaultTests {
  /// The faults of texts in a picture, without those of the severity of notes.
  private func warnings(_ text: String) -> [String] {
    let outcome = Document.render(Array(text.utf8), file: "dial.yaml", in: fixedEnvironment)
    #expect(outcome.value != nil, "\(outcome.diagnostics)")
    return outcome.diagnostics.filter { $0.severity == .warning }.map(\.message)
  }

  private func document(_ template: String, _ with: String) -> String {
    "sweephand: 1\ntemplate: \(template)\nwith: {\(with)}\n"
  }

  @Test(arguments: Template.names, Lettering.allCases)
  func `examples have room for all of their texts`(template: String, text: Lettering) throws {
    let own = Document(try #require(Template.named(template).value))
    for theme in Theme.library.map(\.name) {
      for compact in [true, false] {
        let set = ["theme": theme, "text": text.rawValue, "compact": "\(compact)"]
        let found = own.scene(set: set, in: fixedEnvironment).diagnostics
        #expect(found == [], "\(set)")
      }
    }
  }

  @Test(arguments: Template.names)
  func `no window covers a label of usual ranges, and no text leaves the canvas`(
    template: String
  ) throws {
    let keys = try #require(Template.named(template).value).parameters.map(\.name)
    guard keys.contains("max"), keys.contains("value") || keys.contains("speed") else { return }
    let value = keys.contains("value") ? "value" : "speed"
    let ranges: [(Double, Double)] = [
      (0, 100), (0, 280), (0, 8000), (-40, 120), (0, 1_000_000), (-6250, 6250), (0, 1),
    ]
    for (low, high) in ranges where keys.contains("min") || low == 0 {
      // A switch or a scale of so many steps is refused.
      if ["thermostat", "ev-cluster"].contains(template), high - low > 280 { continue }
      for part in [0, 0.437, 0.95, 1, 1.3] {
        let ends = (keys.contains("min") ? "min: \(low), " : "") + "max: \(high)"
        let with = "\(value): \(low + (high - low) * part), \(ends)"
        #expect(warnings(document(template, with)) == [], "\(with)")
      }
    }
  }

  private static let words = [
    "Durchschnittliche Bearbeitungszeit", "Donaudampfschifffahrtsgesellschaft",
    "平均応答時間のとても長い名前の見出しですから切れるはず", "Work", "",
  ]
  private static let numbers = ["[1, -987654321]", "[98765432101, 111111111111]", "[0.1, 0.25]"]

  @Test(arguments: words, numbers)
  func `long words and numbers of cards keep apart`(words: String, numbers: String) {
    let cards = [
      ("kpi-card", "name: '\(words)', values: \(numbers), unit: '\(words)', decimals: 2"),
      ("kpi", "name: '\(words)', value: 123456789, max: 2e8, unit: '\(words)', decimals: 2"),
      ("sparkline", "name: '\(words)', values: \(numbers), note: '\(words)'"),
      ("line-graph", "heading: '\(words)', values: \(numbers)"),
      (
        "steps",
        "steps: ['\(words)', '\(words) 2', '\(words)', d], name: '\(words)', note: '\(words)'"
      ),
      (
        "radial-bars",
        "values: [1234567, 5, 98765.25], names: ['\(words)', a, '\(words)'], unit: '\(words)', decimals: 2"
      ),
    ]
    for (template, with) in cards {
      for text in ["drawn", "system"] {
        let found = warnings("text: \(text)\n" + document(template, with))
        let others = found.filter { !$0.hasSuffix("too little room and is cut off") }
        #expect(others.filter { !$0.contains("and are cut off") } == [], "\(template): \(with)")
      }
    }
  }

  @Test func `the canvas has room for labels outside, unless it is set`() throws {
    let dial = """
      sweephand: 1
      scales: {main: {domain: [-6250, 6250], start: -90, span: 180}}
      layers: [{labels: {side: outside, radius: 98, size: 14}}]

      """
    let scene = try #require(picture(dial))
    let box = scene.viewBox
    #expect(box.center == .zero && box.size.width == box.size.height && box.size.width == 272)
    let set = Document.render(
      Array((dial + "canvas: {viewBox: [-110, -110, 220, 220]}").utf8), file: "dial.yaml",
      in: fixedEnvironment)
    let warning = try #require(set.diagnostics.first)
    #expect(warning.code.rawValue == "SH0607" && warning.severity == .warning)
    #expect(warning.line == 3 && set.diagnostics.count == 1)
    #expect(warning.message.hasPrefix("'−6000', '−4000', '0', '4000', '6000' leave the canvas by "))
    let hint = try #require(warning.hint?.split(separator: "'").last)
    #expect(warnings(dial + String(hint)) == [])
  }

  @Test(arguments: [
    (
      "caption: {text: A long name of something, maximumWidth: 20, position: [0, 40]}",
      "'A long name of something' has too little room and is cut off"
    ),
    ("caption: {text: Low, position: [0, 108.5], size: 20}", nil),
    ("caption: {text: Low, position: [0, 114], size: 20}", "'Low' leaves the canvas by 4 units"),
    ("caption: {text: Over, position: [0, -22], size: 20}", "'40' touches 'Over'"),
    ("readout: {position: [2, -22], window: plate}", "'40' is covered by the window of a number"),
  ])
  func `a text without room is found`(part: String, fault: String?) {
    let found = warnings(
      """
      sweephand: 1
      canvas: {viewBox: [-110, -110, 220, 220]}
      readings: {main: {value: 40}}
      layers: [{caption: {text: '40', position: [0, -24], size: 16}}, {\(part)}]
      """)
    #expect(found == [fault].compactMap(\.self))
  }

  @Test(arguments: [
    ("line-graph", "values: [7.1e-9, 7.15e-9, 7.2e-9]", nil),
    ("line-graph", "values: [1, 5, 4], max: 5", nil),
    ("line-graph", "values: [1, 5, 3], max: 4", "1 of 3 readings lies beyond the scale of 0 to 4"),
    ("ring", "value: 200", nil), ("ring", "value: 201", "201 is above the scale of 0 to 100"),
    ("ring", "value: -1", "−1 is below the scale of 0 to 100"),
  ])
  func `readings and data beyond what is drawn are noted`(
    template: String, given: String, note: String?
  ) {
    let text = "sweephand: 1\ntemplate: \(template)\nwith: {\(given)}"
    let outcome = Document.render(Array(text.utf8), file: "dial.yaml", in: fixedEnvironment)
    #expect(outcome.diagnostics.map(\.message) == [note].compactMap(\.self))
  }

  @Test(arguments: [("123456", "123k"), ("1234567", "1.23M"), ("800", "800"), ("0.5, 123456", nil)])
  func `a number without room is written in thousands`(value: String, figure: String?) throws {
    let text = """
      sweephand: 1
      readings: {main: {values: [\(value)], duration: 0}}
      picture: {description: "${words}"}
      layers: [{readout: {maximumWidth: 30}}]
      """
    let scene = Document.render(Array(text.utf8), file: "dial.yaml", in: fixedEnvironment).value
    let texts = scene?.layers.flatMap(\.sublayers).compactMap { layer in
      if case .text(let text) = layer.content { text.string } else { nil }
    }
    #expect(texts == (figure.map { [$0] } ?? ["1", "123456"]))
    #expect(scene?.description.hasPrefix(value) == (figure != nil))
  }

  @Test func `a number in less than four fifths of its size is noted`() throws {
    let text =
      "sweephand: 1\nreadings: {main: {value: 123456}}\nlayers: [{readout: {maximumWidth: 30}}]"
    let outcome = Document.render(Array(text.utf8), file: "dial.yaml", in: fixedEnvironment)
    let note = try #require(outcome.diagnostics.last)
    #expect(note.code.rawValue == "SH0608" && note.severity == .note)
    #expect(note.message.hasPrefix("'123k' has little room and is drawn in "))
  }

  @Test func `labels beyond the face of a dark theme can be read on any page`() throws {
    func color(_ layers: String) throws -> Color {
      let scene = picture(
        "sweephand: 1\ntheme: instrument\nlayers: [\(layers){labels: {side: outside, radius: 104}}]"
      )
      let labels = try #require(scene?.layers.last)
      guard case .text(let text) = labels.sublayers[0].content,
        case .color(let color) = text.foregroundColor
      else { throw CancellationError() }
      return color
    }
    let onPage = try color("face, ")
    #expect(min(onPage.contrast(with: .white), onPage.contrast(with: .black)) >= 4.5)
    #expect(try color("") == onPage)
    #expect(try color("{face: {radius: 140}}, ") == Theme.instrument.ink)
  }
}
