import SweepDials
import SweepScene
import SweepTemplates
import Testing

/// Instruments without a reading: marks are left out, the figure is a dash, and words say so.
@Suite struct NoReadingTests {
  /// The templates whose first reading a parameter takes; the readings of `led-bridge` are lists.
  private static let templates = Template.names.filter { name in
    name != "led-bridge"
      && Template.named(name).value?.parameters.contains { $0.isReading && $0.defaultText != nil }
        == true
  }

  /// The texts of a picture, and the names of its layers.
  private func content(of layers: [Layer]) -> (texts: [String], names: Set<String>) {
    layers.reduce(into: ([], [])) { content, layer in
      if layer.isHidden { return }
      if case .text(let text) = layer.content { content.texts.append(text.string) }
      let inner = self.content(of: layer.sublayers)
      content.texts += inner.texts
      content.names.formUnion(inner.names.union([layer.name]))
    }
  }

  @Test(arguments: templates)
  func templatesDrawNoMark(_ name: String) throws {
    let template = try #require(Template.named(name).value)
    let set = template.parameters.filter(\.isReading).map { ($0.name, "") }
    let outcome = Document(template).scene(
      set: Dictionary(uniqueKeysWithValues: set), in: fixedEnvironment)
    let scene = try #require(outcome.value, "\(outcome.diagnostics)")
    #expect(scene.annotations == [Semantics.Annotation("state", "no-data")])
    #expect(scene.description.contains("no reading"))
    let (texts, names) = content(of: scene.layers)
    #expect(
      names.isDisjoint(with: ["needle", "pointer", "level", "follower", "tape_strip", "lap"]))
    // Of these the words alone tell a reading.
    let silent = [
      "attitude", "barometer", "knob", "knob-endless", "pressure", "speedometer-vintage", "steps",
      "vu-meter",
    ]
    if !silent.contains(name) {
      #expect(texts.contains("–"))
    }
  }

  @Test func nullLeavesOtherParametersAsTheyAre() throws {
    func words(_ set: [String: String]) throws -> String? {
      Document(try #require(Template.named("ring").value)).scene(set: set, in: fixedEnvironment)
        .value?.description
    }
    #expect(try words(["value": "null"]) == "no reading, 0 to 100")
    #expect(try words(["max": "null", "theme": "null"]) == words([:]))
  }

  @Test(arguments: ["null", "", "unavailable", "NaN", "n/a", "$gone"])
  func readingsOfDocumentsMayBeMissing(_ value: String) throws {
    let scene = try #require(
      picture(
        """
        sweephand: 1
        parameters: {gone: {type: number}}
        scales: {main: {domain: [8, 16]}}
        readings: {main: {value: \(value)}}
        picture: {description: "${words}"}
        layers:
          - {face: {when: "${not isSet(gone)}"}}
          - progress: {from: 12}
          - needle
          - bands: {limits: [8, 12, 16]}
          - readout: {unit: V}
        """))
    #expect(scene.description == "no reading, 8 to 16")
    #expect(content(of: scene.layers).texts == ["–", "V"])
    #expect(!content(of: scene.layers).names.contains("needle"))
  }

  @Test(arguments: [
    ("de", "kein Messwert, 0 bis 100"), ("es", "sin lectura, 0 a 100"),
    ("fr", "aucune mesure, 0 à 100"), ("it", "nessuna lettura, 0 a 100"), ("sv", "–, 0 – 100"),
  ])
  func wordsAreOfTheLanguage(_ language: String, _ words: String) {
    let scene = picture(
      """
      sweephand: 1
      template: ring
      picture: {language: \(language)}
      with: {value: null}
      """)
    #expect(scene?.description == words)
  }

  @Test func theFigureCanBeSet() throws {
    let scene = try #require(
      picture(
        "sweephand: 1\nreadings: {main: {value: null}}\nlayers: [{readout: {noData: out}}]"))
    #expect(content(of: scene.layers).texts == ["out"])
  }

  @Test func aMeterHasNoValue() throws {
    let dial = Dial(context: DialContext(reading: .missing())) { Needle() }
    let meter = try dial.with(role: .meter).scene()
    #expect(meter.role == .meter(nil, in: 0...100))
  }

  @Test func aMissingReadingPushesNoPeak() throws {
    let scene = try #require(
      picture(
        """
        sweephand: 1
        readings: {main: {value: null}, peak: {value: 30, pushedBy: main}}
        layers: [{needle: {reading: peak}}]
        """))
    #expect(!content(of: scene.layers).names.contains("needle"))
  }
}

extension Dial {
  fileprivate func with(role: Role) -> Dial {
    var dial = self
    dial.role = role
    return dial
  }
}
