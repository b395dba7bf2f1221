import SweepScene

/// The colours of a document that a page may change, in the order in which they are first written.
struct ColorVariables {
  /// A custom property with its values.
  struct Variable {
    /// The name after `--`.
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

      /// Its name in CSS.
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

  /// The id of the root, on which the values stand; nil where the scene has no variables.
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

  /// The name of the property that stands for a colour; nil for one that always stays.
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
