import SweepDiagnostics
import SweepDials
import SweepValues

/// A parameter as a document declares it.
struct ParameterDeclaration: FieldDecodable {
  var kind: Parameter.Kind?
  var defaultNode: Node?
  var minimum: Double?
  var maximum: Double?
  var step: Double?
  var unit = ""
  var help = ""
  var choices: [String]?
  var group = ""

  static var defaults: ParameterDeclaration { ParameterDeclaration() }

  static let fields: [Field<ParameterDeclaration>] = [
    Field("type", \.kind, optional: .choice, "The type of its values.", isRequired: true),
    Field(
      "default", \.defaultNode, optional: .raw(.any),
      "The value where none is set; without it the parameter is absent then."),
    Field("minimum", \.minimum, optional: .number(), "The smallest value."),
    Field("maximum", \.maximum, optional: .number(), "The largest value."),
    Field(
      "step", \.step, optional: .number(),
      "The step of a control that changes it; other values are as good."),
    Field("unit", \.unit, .text, "The unit that is shown beside it."),
    Field("help", \.help, .text, "What it stands for, in a sentence."),
    Field("choices", \.choices, optional: .list(of: .word), "The words of a choice."),
    Field("group", \.group, .text, "The heading that it stands under."),
  ]
}

extension Decoding {
  /// The parameters that a document declares.
  mutating func parameters(_ node: Node?) -> [Parameter] {
    guard let node, let (operand, site) = operand(node, "parameters"),
      let entries = mapping(operand, site)
    else { return [] }
    var parameters: [Parameter] = []
    for entry in entries {
      let name = entry.key.text
      guard Grammar.isName(name) else {
        sink.error(
          .parameterName, "\(name.quoted) cannot be the name of a parameter",
          at: .source(entry.key.span), hint: "names are made of letters, digits and '_'")
        continue
      }
      guard let declaration: ParameterDeclaration = decode(entry.value, as: name),
        let kind = declaration.kind
      else { continue }
      let parameter = Parameter(name, kind, declaration, entry.key.span)
      if isSound(parameter, declaration, entry.value) { parameters.append(parameter) }
    }
    return parameters
  }

  /// Whether a declaration makes sense; if not, that is reported.
  private mutating func isSound(
    _ parameter: Parameter, _ declaration: ParameterDeclaration, _ node: Node
  ) -> Bool {
    let before = sink.count
    func site(_ key: String) -> Site {
      let value = node[key] ?? node
      return Site(name: key, location: .source(value.span), node: value)
    }
    let isChoice = parameter.kind == .choice
    if isChoice, declaration.choices?.isEmpty ?? true {
      report(.missingKey, "must list the words of a choice", at: site("choices"))
    }
    if !isChoice, declaration.choices != nil {
      report(.declaration, "belongs to parameters of type 'choice' alone", at: site("choices"))
    }
    for (key, value) in [
      ("minimum", declaration.minimum), ("maximum", declaration.maximum),
      ("step", declaration.step),
    ] where value != nil && !parameter.kind.isMeasure {
      report(
        .declaration, "makes no sense for the type '\(parameter.kind.rawValue)'", at: site(key))
    }
    if let low = declaration.minimum, let high = declaration.maximum, low > high {
      report(.declaration, "must not be below 'minimum'", at: site("maximum"))
    }
    if let step = declaration.step, step <= 0 {
      report(.outOfRange, "must be more than zero", at: site("step"))
    }
    guard sink.count == before else { return false }
    // Which time it is makes no difference to whether a default can be read.
    if let node = declaration.defaultNode {
      let fixed = RenderEnvironment(now: { 0 }, timeZone: "UTC")
      guard value(of: node, for: parameter, in: fixed) != nil else { return false }
    }
    return true
  }

  /// The value that a document gives a parameter; nil where it is wrong, which is reported.
  mutating func value(
    of node: Node, for parameter: Parameter, in environment: RenderEnvironment
  ) -> ParameterValue? {
    guard let (operand, site) = operand(node, parameter.name) else { return nil }
    do throws(GrammarError) {
      switch operand {
      case .sequence where parameter.kind == .numbers:
        return ValueType<[Double]>.numbers().decode(operand, site, &self).map { .numbers($0) }
      case .sequence where parameter.kind == .gappedNumbers:
        return ValueType<[Double?]>.numbersWithGaps.decode(operand, site, &self)
          .map { .gappedNumbers($0) }
      case .sequence where parameter.kind == .texts:
        return ValueType<[String]>.list(of: .text).decode(operand, site, &self).map { .texts($0) }
      case .literal(let scalar):
        try parameter.kind.quotes.check(scalar, parameter.kind.noun)
        return try parameter.parse(scalar.text, in: environment)
      case .sequence:
        throw GrammarError(.wrongShape, "must be \(parameter.kind.noun), not a list")
      default:
        throw GrammarError(.wrongShape, "must be \(parameter.kind.noun), not a mapping")
      }
    } catch {
      report(error, at: site)
      return nil
    }
  }
}

extension Parameter {
  fileprivate init(
    _ name: String, _ kind: Kind, _ declaration: ParameterDeclaration, _ span: Span
  ) {
    self.name = name
    self.kind = kind
    self.help = declaration.help
    self.choices = declaration.choices ?? (kind == .theme ? Theme.library.map(\.name) : [])
    self.minimum = declaration.minimum
    self.maximum = declaration.maximum
    self.step = declaration.step
    self.unit = declaration.unit
    self.group = declaration.group
    self.defaultNode = declaration.defaultNode
    self.span = span
  }
}

extension Parameter.Kind {
  /// Whether values have an order, so that there can be limits.
  var isMeasure: Bool {
    switch self {
    case .number, .integer, .duration, .angle: true
    case .boolean, .text, .color, .choice, .theme, .time, .numbers, .gappedNumbers, .texts: false
    }
  }

  /// Whether values stand in quotes.
  var quotes: Quotes {
    switch self {
    case .number, .integer, .boolean: .never
    case .text: .whereTyped
    case .color, .duration, .angle, .choice, .theme, .time, .numbers, .gappedNumbers, .texts:
      .either
    }
  }

  /// What messages call a value.
  var noun: String {
    switch self {
    case .number: "a number"
    case .integer: "a whole number"
    case .boolean: "true or false"
    case .text: "text"
    case .color: "a colour"
    case .duration: "a duration"
    case .angle: "an angle"
    case .choice: "a word"
    case .theme: "the name of a theme"
    case .time: "a time"
    case .numbers: "a list of numbers"
    case .gappedNumbers: "a list of numbers and null"
    case .texts: "a list of texts"
    }
  }
}
