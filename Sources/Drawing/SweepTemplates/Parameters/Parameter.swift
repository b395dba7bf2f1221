package import SweepDiagnostics
import SweepDials

/// A parameter of a template.
public struct Parameter: Sendable {
  /// The name in documents and in `--set`.
  public var name = ""
  /// The type.
  public var kind = Kind.text
  /// The meaning; may be empty.
  public var help = ""
  /// The words of a choice, or the names of the themes.
  public var choices: [String] { kind == .theme ? Theme.library.map(\.name) : words }
  /// The smallest value; nil for none.
  public var minimum: Double?
  /// The largest value; nil for none.
  public var maximum: Double?
  /// The step of a control that changes it; nil for none. A hint: other values are as good.
  public var step: Double?
  /// The unit that is shown beside it; empty for none.
  public var unit = ""
  /// The heading in lists; empty for none.
  public var group = ""

  /// Whether a reading of the dial takes it, so that it may be without a value.
  package internal(set) var isReading = false

  /// Whether its value in pictures of the template alone is an example, which counts only while no
  /// fact is set.
  public var isExample: Bool { exampleNode != nil }

  /// Whether it states something about the thing shown: a reading, data, a range, or an example. The
  /// first fact that is set takes all examples away.
  package internal(set) var isFact = false

  /// The words of a choice.
  var words: [String] = []
  var defaultNode: Node?
  var exampleNode: Node?

  /// The default or the example as written in the template; nil for a parameter that has neither.
  public var defaultText: String? {
    switch (defaultNode ?? exampleNode)?.content {
    case .scalar(let scalar): scalar.text
    case .sequence(let items): items.compactMap { $0.scalar?.text }.joined(separator: ", ")
    default: nil
    }
  }

  /// Whether null takes its value away; any other parameter keeps its default then.
  var isTakenByNull: Bool { isReading || isExample }

  /// Whether a text sets no value, but takes it away.
  package func isAbsent(_ text: String) -> Bool { isReading && Grammar.isNoReading(text) }

  /// The value of a text within the limits.
  func parse(
    _ text: String, in environment: RenderEnvironment
  ) throws(GrammarError) -> ParameterValue {
    let value = try kind.value(of: text, among: choices, in: environment)
    try check(value)
    return value
  }

  /// Throws unless a value is within the limits.
  func check(_ value: ParameterValue) throws(GrammarError) {
    guard let number = value.magnitude else { return }
    func fault(_ limit: Double, _ side: String) -> GrammarError {
      let (limit, number) = (ParameterValue.shown(limit), ParameterValue.shown(number))
      return GrammarError(.outOfRange, "must be \(limit) or \(side), not \(number)")
    }
    if let minimum, number < minimum { throw fault(minimum, "more") }
    if let maximum, number > maximum { throw fault(maximum, "less") }
  }
}

extension Parameter: DefaultKeyed {
  static let keys: KeyTable<Parameter> = KeyTable([
    Key("type", \.kind, .choice, "The type of its values.", isRequired: true),
    Key(
      "default", \.defaultNode, optional: .raw(.any),
      "The value if none is set; without a default the parameter is then not set."),
    Key(
      "example", \.exampleNode, optional: .raw(.any),
      "A fact to show the template with instead of a default. As soon as a reading, data, a range or another example is set, the parameter is not set."
    ),
    Key("minimum", \.minimum, optional: .number, "The smallest value."),
    Key("maximum", \.maximum, optional: .number, "The largest value."),
    Key(
      "step", \.step, optional: .number,
      "The step of a control that changes it; other values are valid too."),
    Key("unit", \.unit, .text, "The unit shown beside it."),
    Key("help", \.help, .text, "The meaning, in a sentence."),
    Key("choices", \.words, .list(of: .word), "The words of a choice."),
    Key("group", \.group, .text, "The heading that it is listed under."),
  ])
}

extension Grammar {
  /// Names of parameter types in other languages.
  static let otherTypes = [
    "string": "text", "str": "text", "select": "choice", "enum": "choice", "float": "number",
    "double": "number", "int": "integer", "bool": "boolean", "date": "time", "array": "numbers",
    "list": "numbers", "strings": "texts", "time": "duration", "seconds": "duration",
    "degrees": "angle",
  ].mapValues { [$0] }

  /// One of some words.
  static func choice(
    _ text: String, among choices: [String], otherWords: [String: [String]] = otherTypes
  ) throws(GrammarError) -> String {
    if choices.contains(text) { return text }
    let list = choices.map { "'\($0)'" }.joined(separator: ", ")
    throw GrammarError(
      .unknownChoice, "must be one of \(list), not \(text.quoted)",
      hint: Suggestion.hint(text, among: choices, otherWords: otherWords))
  }
}

extension Parameter {
  /// The fault of a text as a value, worded to follow the name of its key; nil for a valid one.
  package func fault(
    of text: String, in environment: RenderEnvironment
  ) -> (code: DiagnosticCode, message: String, hint: String?)? {
    if isAbsent(text) { return nil }
    do throws(GrammarError) {
      _ = try parse(text, in: environment)
      return nil
    } catch {
      return (error.code, error.message, error.hint)
    }
  }
}
