import SweepGeometry
import SweepScene

/// Colours that a page may change, and that differ in the dark.
///
/// Attributes keep the light colours. The rules are inside `@supports`, because some rasterisers
/// read rules without supporting variables, and would paint black.
extension SceneEmitter {
  /// Writes the classes by which the element takes its colours from variables.
  @inline(__always)
  mutating func writeClasses() {
    if !styles.variables.classes.isEmpty { writeNotedClasses() }
  }

  private mutating func writeNotedClasses() {
    markup.open("class")
    for (index, name) in styles.variables.classes.enumerated() {
      if index > 0 { markup.space() }
      ids.write(name, to: &markup.out)
    }
    markup.close()
    styles.variables.classes.removeAll(keepingCapacity: true)
  }

  /// Writes the one style, if it is not empty; it comes last, when its content is known.
  ///
  /// Pictures that move or have other colours in the dark are shown in an `object` or `iframe`,
  /// behind which browsers put white on a dark page unless the root says that it can be dark (CSS
  /// Color Adjust 1,
  /// 2.3). Inline in a page, where the root is another, the rule has no effect. A script sets it
  /// itself, which pages allow that forbid styles.
  mutating func writeStyle(of scene: Layer.Scene) {
    let needsRule = script(of: scene) == nil && scene.layers.contains(where: \.moves)
    let hasRules = needsRule || !styles.variables.isEmpty || !styles.resting.rules.isEmpty
    guard hasRules || !plan.fonts.isEmpty else { return }
    markup.start("style")
    if options.profile == .svg11 { markup.attribute("type", "text/css") }
    markup.endStart()
    writeFontRules()
    if hasRules { markup.write("svg:root{color-scheme:light dark}") }
    writeVariables()
    writeRestingRules()
    markup.endText("style")
  }

  private mutating func writeVariables() {
    guard !styles.variables.isEmpty, let root = styles.variables.rootID else { return }
    markup.write("@supports (--a:0){")
    let switches = styles.variables.variables.contains { $0.light.rgb != $0.dark.rgb }
    breakLine()
    write(["#", root])
    if switches { write([",[data-theme=light] #", root, ",#", root, "[data-theme=light]"]) }
    writeValues(\.light)
    if switches {
      breakLine()
      markup.write("@media (prefers-color-scheme:dark){")
      write(["#", root])
      writeValues(\.dark)
      markup.write("}")
      breakLine()
      write(["[data-theme=dark] #", root, ":not([data-theme=light]),#", root, "[data-theme=dark]"])
      writeValues(\.dark)
    }
    for rule in styles.variables.rules {
      breakLine()
      markup.write(".")
      ids.write(styles.variables.className(of: rule), to: &markup.out)
      markup.write("{", rule.property.name, ":var(--")
      markup.out.write(utf8: styles.variables.variables[rule.place].name)
      markup.write(")}")
    }
    markup.write("}")
    if !styles.resting.rules.isEmpty { breakLine() }
  }

  /// Writes pieces of a selector, in which every second piece is an id.
  private mutating func write(_ pieces: [String]) {
    for (index, piece) in pieces.enumerated() {
      if index % 2 == 1 { ids.write(piece, to: &markup.out) } else { markup.out.write(utf8: piece) }
    }
  }

  private mutating func writeValues(_ color: KeyPath<ColorVariables.Variable, Color>) {
    markup.write("{")
    for (index, variable) in styles.variables.variables.enumerated() {
      markup.write(index == 0 ? "--" : ";--")
      markup.out.write(utf8: variable.name)
      markup.write(":")
      if variable.isPublic {
        markup.write("var(--sweephand-")
        markup.out.write(utf8: variable.name)
        markup.write(",")
      }
      markup.out.write(color: variable[keyPath: color])
      if variable.isPublic { markup.write(")") }
    }
    markup.write("}")
  }

  mutating func breakLine() {
    if markup.isPretty { markup.breakLine() }
  }
}

extension Layer {
  /// Whether the layer or one below it has animations.
  fileprivate var moves: Bool {
    guard staticSubtree == nil else { return false }
    return !animations.isEmpty || mask?.moves == true || sublayers.contains(where: \.moves)
  }
}

/// The colours of a document that a page may change, in the order in which they are first written.
struct ColorVariables {
  /// A custom property with its values.
  struct Variable {
    let name: String
    /// Whether a page can set it, as `--sweephand-` and the name.
    let isPublic: Bool
    let light: Color
    let dark: Color
  }

  /// A property that an element takes from a variable, by a class.
  struct Rule: Hashable {
    let property: Property
    let place: Int

    enum Property: String {
      case fill, stroke, stop, flood

      var name: StaticString {
        switch self {
        case .fill: "fill"
        case .stroke: "stroke"
        case .stop: "stop-color"
        case .flood: "flood-color"
        }
      }
    }
  }

  /// The id of the root, which has the values; nil for a scene without variables.
  var rootID: String?
  private var table = Deduplicator<Color, Variable>()
  private(set) var rules: [Rule] = []
  /// The classes of the element that is being written.
  var classes: [String] = []

  private let names: [String]
  private var known: Set<Rule> = []

  init(_ names: [String]) { self.names = names }

  var variables: [Variable] { table.values }

  /// Whether any variable has been written.
  var isEmpty: Bool { rules.isEmpty }

  /// Notes that the element that is being written takes a property from a colour.
  mutating func note(_ property: Rule.Property, _ color: Color) {
    guard let place = place(of: color) else { return }
    let rule = Rule(property: property, place: place)
    if known.insert(rule).inserted { rules.append(rule) }
    classes.append(className(of: rule))
  }

  /// The property's name of a colour; nil for a fixed one.
  mutating func name(of color: Color) -> String? { place(of: color).map { variables[$0].name } }

  func className(of rule: Rule) -> String {
    rule.property.rawValue + "_" + variables[rule.place].name
  }

  private mutating func place(of color: Color) -> Int? {
    guard rootID != nil, let variable = color.variable else { return nil }
    let key = color.opacity(1)
    if let place = table.place(of: key) { return place }
    let name = variable.index.flatMap { Int($0) < names.count ? names[Int($0)] : nil }
    let isFree = name != nil && !variables.contains { $0.name == name }
    return table.add(
      key,
      Variable(
        name: isFree ? name ?? "" : "mixed\(variables.count + 1)", isPublic: isFree, light: key,
        dark: key.darkVariant))
  }
}
