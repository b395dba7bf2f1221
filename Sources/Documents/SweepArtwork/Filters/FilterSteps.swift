import SweepGeometry
import SweepScene
import SweepValues
import SweepVocabulary
import SweepXML

/// The steps of a `filter`, checked attribute by attribute: they refer to nothing but each other,
/// and their cost is limited.
struct FilterSteps {
  typealias Step = LayerFilter.Step
  typealias Attribute = LayerFilter.Attribute

  /// The steps in the form of SVG 1.1.
  private(set) var all: [Step] = []
  /// Whether every step could be read.
  private(set) var isComplete = true
  /// Whether colours are mixed as light, but for steps that say otherwise.
  private(set) var mixesLight: Bool?
  /// The names of results in the output, by those in the file.
  private var results: [String: String] = [:]
  private var resultCount = 0
  private var lengths: LengthContext
  /// The greatest radius and standard deviation.
  private let reach: Double

  init(_ filter: SVGElement, _ lengths: LengthContext) {
    self.lengths = lengths
    let isBox = filter["primitiveUnits"] == "objectBoundingBox"
    if isBox { self.lengths.viewport = Size(width: 1, height: 1) }
    reach = max(self.lengths.viewport.width, self.lengths.viewport.height)
    let step = filter.elements.lazy.filter(\.isFilterStep).prefix(ArtworkLimits.stepsOfFilter + 1)
    isComplete = step.count <= ArtworkLimits.stepsOfFilter && filter.href == nil
  }

  /// Adds a step.
  mutating func add(
    _ element: SVGElement, _ properties: Properties, ink: Color, mixesLight: Bool
  ) {
    guard isComplete, element.name != "feImage", Vocabulary.svg.defines(element.name),
      let attributes = attributes(of: element)
    else {
      isComplete = false
      return
    }
    var step = Step(element.name, attributes)
    for part in element.elements where part.isFilterStep && Self.isPart(part.name) {
      guard let attributes = self.attributes(of: part) else { return isComplete = false }
      step.children.append(Step(part.name, attributes))
    }
    step.attributes += colors(of: element, properties, ink)
    if mixesLight != self.mixesLight ?? mixesLight {
      step.attributes.append(
        Attribute("color-interpolation-filters", mixesLight ? "linearRGB" : "sRGB"))
    }
    self.mixesLight = self.mixesLight ?? mixesLight
    if element.name == "feDropShadow" { addShadow(step) } else { all.append(step) }
    if let name = element["result"] { results[name] = nameLast() }
  }

  /// Adds the steps of a drop shadow, which SVG 1.1 lacks (Filter Effects 1, 9.23).
  private mutating func addShadow(_ shadow: Step) {
    func attribute(_ name: String) -> String? {
      shadow.attributes.first { $0.name == name }?.value
    }
    let common = shadow.attributes.filter {
      ["color-interpolation-filters", "x", "y", "width", "height"].contains($0.name)
    }
    func step(_ name: String, _ own: [(String, String?)]) -> Step {
      Step(name, own.compactMap { name, value in value.map { Attribute(name, $0) } } + common)
    }
    let source = attribute("in") ?? nameLast()
    all += [
      step(
        "feGaussianBlur", [("in", source), ("stdDeviation", attribute("stdDeviation") ?? "2")]),
      step("feOffset", [("dx", attribute("dx") ?? "2"), ("dy", attribute("dy") ?? "2")]),
    ]
    let shape = nameLast()
    all += [
      step("feFlood", ["flood-color", "flood-opacity"].map { ($0, attribute($0)) }),
      step("feComposite", [("in2", shape), ("operator", "in")]),
      step("feMerge", []),
    ]
    all[all.count - 1].children = [
      Step("feMergeNode"), Step("feMergeNode", [Attribute("in", source)]),
    ]
  }

  /// The name of the result so far.
  private mutating func nameLast() -> String {
    guard let last = all.last else { return "SourceGraphic" }
    if let name = last.attributes.first(where: { $0.name == "result" }) { return name.value }
    resultCount += 1
    all[all.count - 1].attributes.append(Attribute("result", "r\(resultCount)"))
    return "r\(resultCount)"
  }

  /// The attributes of a step or of a part of one; nil for one that costs too much, or that only
  /// some renderers have.
  private func attributes(of element: SVGElement) -> [Attribute]? {
    var found: [Attribute] = []
    let definitions = Vocabulary.svg.element(element.name)?.attributes.definitions ?? []
    for definition in definitions where !Self.unused.contains(definition.name) {
      let name = definition.name
      guard let text = element[name]?.withoutSpace else { continue }
      switch definition.type.meaning {
      case .keyword:
        if definition.type.keywords.contains(text) { found.append(Attribute(name, text)) }
      case .number, .numbers:
        guard let numbers = ValueReader.numbers(text), isModest(numbers, name) else { return nil }
        if numbers.isEmpty { continue }
        found.append(Attribute(name, numbers.map(Self.written).joined(separator: " ")))
      case .length:
        guard let length = lengths.length(text, name == "x" || name == "width" ? .x : .y),
          isModest([length], name)
        else { return nil }
        found.append(Attribute(name, Self.written(length)))
      default:
        if Self.sources.contains(element.name) { continue }
        if ["FillPaint", "StrokePaint"].contains(text) { return nil }
        // As in browsers, an unknown name is the step before.
        let isSource = text == "SourceGraphic" || text == "SourceAlpha"
        guard let input = results[text] ?? (isSource ? text : nil) else { continue }
        found.append(Attribute(name, input))
      }
    }
    return found
  }

  private func isModest(_ numbers: [Double], _ name: String) -> Bool {
    guard numbers.count <= 256, numbers.allSatisfy({ abs($0) < 1e6 }) else { return false }
    switch name {
    case "stdDeviation", "radius": return numbers.allSatisfy { (0...reach).contains($0) }
    case "numOctaves", "order": return numbers.allSatisfy { (0...16).contains($0) }
    default: return true
    }
  }

  private func colors(
    of element: SVGElement, _ properties: Properties, _ ink: Color
  ) -> [Attribute] {
    var found: [Attribute] = []
    let isFlood = ["feFlood", "feDropShadow"].contains(element.name)
    let isLight = element.name.hasSuffix("Lighting")
    guard isFlood || isLight else { return [] }
    let name = isFlood ? "flood-color" : "lighting-color"
    let text = properties[name] ?? (isFlood ? "black" : "white")
    let opacity = isFlood ? properties["flood-opacity"].flatMap { Style.fraction($0) } ?? 1 : 1
    let isInk = text.lowercased() == "currentcolor"
    let color = isInk ? ink : Color(css: text) ?? (isFlood ? .black : .white)
    found.append(Attribute(name, color.hexDigits))
    let alpha = color.alpha * opacity
    if isFlood, alpha != 1 { found.append(Attribute("flood-opacity", Self.written(alpha))) }
    return found
  }

  /// Whether an element is an input, a function or a light in a step.
  private static func isPart(_ name: String) -> Bool {
    name == "feMergeNode" || name.hasPrefix("feFunc") || name.hasSuffix("Light")
  }

  /// The steps without an input.
  private static let sources: Set<String> = ["feFlood", "feTurbulence"]
  /// Attributes that browsers do not use.
  private static let unused: Set<String> = [
    "kernelUnitLength", "result", "no-composite", "crossorigin", "edgeMode",
  ]

  /// A number as it is written.
  static func written(_ number: Double) -> String {
    NumberFormat(precision: 6).string(number)
  }
}
