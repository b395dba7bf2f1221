import SweepDiagnostics
import SweepScene
import SweepTemplates
import SweepYAML
import Testing

/// Examples of templates: none is left once the caller states a fact.
@Suite struct ExampleTests {
  /// A dial whose target is an example.
  private static let gauge = """
    sweephand: 1
    parameters:
      value: {type: number, example: 64}
      target: {type: number, example: 70}
      max: {type: number, default: 100}
      step: {type: number}
      note: {type: text, example: Week 38}
      tint: {type: color, default: accent}
    scales: {main: {domain: [0, $max], ticks: {step: $step}}}
    readings: {main: {value: $value}}
    picture: {description: "${max}, at ${default(target, 'none')}: ${words}"}
    layers: [{readout: {}}, {caption: {text: $note, color: $tint}}]

    """

  private func document(_ text: String) throws -> Document {
    let outcome = Document.read(Array(text.utf8), file: "a.yaml")
    #expect(outcome.diagnostics.map(\.message) == [])
    return try #require(outcome.value)
  }

  @Test(arguments: [
    ([:], "100, at 70: 64"), (["tint": "danger"], "100, at 70: 64"),
    (["step": "20"], "100, at 70: 64"), (["value": "5"], "100, at none: 5"),
    (["max": "50"], "50, at none: no reading"), (["target": "60"], "100, at 60: no reading"),
    (["note": "Week 2"], "100, at none: no reading"), (["value": ""], "100, at none: no reading"),
  ])
  func aFactTakesExamplesAway(_ set: [String: String], _ words: String) throws {
    let scene = try document(Self.gauge).scene(set: set, in: fixedEnvironment).value
    #expect(scene?.description == words)
  }

  @Test(arguments: [
    (
      "kpi", "name: Boiler, value: 2.1, min: 0, max: 4, unit: bar", "Boiler: 2.1\u{a0}bar, 0 to 4"
    ),
    ("fuel", "value: 20", "20%, 0 to 100"),
    ("barometer", "pressure: 990", "990 hPa"),
  ])
  func wordsAreTheCallers(_ name: String, _ with: String, _ words: String) {
    let scene = picture("sweephand: 1\ntemplate: \(name)\nwith: {\(with)}")
    #expect(scene?.description == words)
  }

  @Test func aSeriesHasNoExamples() throws {
    let compiled = try document(Self.gauge).compiled(varying: ["value"])
    #expect(compiled.scene(set: ["value": "3"]).value?.description == "100, at none: 3")
    #expect(compiled.scene().value?.description == "100, at none: no reading")
  }

  @Test func anExampleStandsAlone() {
    let text = Self.gauge.replacing("example: 64", with: "example: 64, default: 64")
    let outcome = Document.read(Array(text.utf8), file: "a.yaml")
    #expect(outcome.diagnostics.map(\.message) == ["'example' cannot stand beside 'default'"])
  }

  /// The texts of a picture outside of labels and drums.
  private func texts(of layers: [Layer]) -> [String] {
    layers.flatMap { layer -> [String] in
      let isScale = ["labels", "axis", "tape_strip", "drum"].contains { layer.name.contains($0) }
      if layer.isHidden || isScale { return [] }
      if case .text(let text) = layer.content { return [text.string] }
      return texts(of: layer.sublayers)
    }
  }

  @Test(arguments: [
    ([:], "A chronograph that shows 10:08:42, with 04:10:37 stopped"),
    (["stopped": "00:01:02"], "A chronograph with 00:01:02 stopped"),
    (["time": "07:00"], "A chronograph that shows 07:00"),
    (["timing": "true"], "A chronograph that shows 10:08:42, with 04:10:37 stopped"),
  ])
  func aChronographShowsNoTimeThatIsNotSet(_ set: [String: String], _ words: String) throws {
    let scene = try document("sweephand: 1\ntemplate: chronograph").scene(
      set: set, in: fixedEnvironment
    ).value
    #expect(scene?.description == words)
  }

  private func numbers(in text: String) -> [Double] {
    text.matches(of: /\d+(\.\d+)?/).compactMap { Double($0.output.0) }
  }

  /// The template with its first reading or data, and the words and numbers that it may show then.
  @Test(arguments: Template.names)
  func aReadingTakesTheExamplesOfTemplatesAway(_ name: String) throws {
    let template = try #require(Template.named(name).value)
    let first = template.parameters.first { $0.isExample && $0.kind != .text && $0.kind != .texts }
    guard let first else { return }
    let given = template.parameters.filter { parameter in
      // Lists belong together.
      parameter.name == first.name
        || parameter.isExample && first.kind == .numbers && parameter.kind == .numbers
    }
    var set = ["text": "system"]
    for parameter in given { set[parameter.name] = parameter.defaultText }
    let outcome = Document(template).scene(set: set, in: fixedEnvironment)
    let scene = try #require(outcome.value, "\(outcome.diagnostics)")
    let shown = texts(of: scene.layers) + [scene.description]
    let examples = template.parameters.filter { $0.isExample && set[$0.name] == nil }
    for example in examples {
      let words = (example.defaultText ?? "").split(separator: ", ").map(String.init)
      for word in words where Double(word) == nil && word.count > 2 {
        #expect(!shown.contains { $0.contains(word) }, "\(example.name): \(word)")
      }
    }
    let known = Set(
      template.parameters.filter { !$0.isExample || set[$0.name] != nil }
        .flatMap { numbers(in: $0.defaultText ?? "") })
    // The scales of these are captions.
    let isRuled = ["dashboard", "tapes"].contains(name)
    let figures = (isRuled ? [scene.description] : shown).flatMap(numbers)
    for example in examples {
      for number in numbers(in: example.defaultText ?? "") where !known.contains(number) {
        #expect(!figures.contains(number), "\(example.name): \(number) in \(shown)")
      }
    }
  }
}
