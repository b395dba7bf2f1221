import SweepDiagnostics
import SweepDials

extension Parameter {
  /// The types of parameters.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A number, such as `72`.
    case number
    /// A whole number.
    case integer
    /// `true` or `false`.
    case boolean
    /// Any text.
    case text
    /// A colour: `#rrggbb`, a name of CSS or of the theme.
    case color
    /// A time such as `0.5s` or `500ms`, or a number of seconds.
    case duration
    /// An angle such as `0.25turn`, or a number of degrees.
    case angle
    /// One of some words.
    case choice
    /// The name of a theme of the library.
    case theme
    /// A time of the day such as `10:08:42`, or `now`.
    case time
    /// A list of numbers.
    case numbers
    /// A list of numbers with null, or nothing between two commas, for missing ones.
    case gappedNumbers
    /// A list of texts, for words, names, colours.
    case texts
  }
}

/// The traits of a type of parameters.
package struct ParameterTraits {
  /// The noun for a value in messages.
  let noun: String
  /// The form in which values are written into documents.
  let spelling: Spelling
  /// The quotes that a value may have in documents.
  var quotes = Quotes.either
  /// Whether values have an order, so that there can be limits.
  package var isMeasure = false
  /// Whether values can be facts; the others tell how something is drawn.
  var isData = false
  /// Whether values are lists.
  var isList = false

  enum Spelling {
    /// Numbers, `true` and `false`.
    case plain
    /// Items between brackets.
    case brackets
    /// Text in quotes.
    case quoted
    /// Text that new documents have in quotes; others have those of the value before it.
    case text
    /// Text that has no quotes in new documents.
    case word
  }
}

extension Parameter.Kind {
  /// The traits of the type.
  package var traits: ParameterTraits {
    switch self {
    case .number:
      .init(noun: "a number", spelling: .plain, quotes: .never, isMeasure: true, isData: true)
    case .integer:
      .init(noun: "a whole number", spelling: .plain, quotes: .never, isMeasure: true, isData: true)
    case .boolean: .init(noun: "true or false", spelling: .plain, quotes: .never)
    case .text: .init(noun: "text", spelling: .quoted, quotes: .whereTyped, isData: true)
    case .color: .init(noun: "a colour", spelling: .text)
    case .duration: .init(noun: "a duration", spelling: .word, isMeasure: true)
    case .angle: .init(noun: "an angle", spelling: .word, isMeasure: true)
    case .choice: .init(noun: "a word", spelling: .word)
    case .theme: .init(noun: "the name of a theme", spelling: .word)
    case .time: .init(noun: "a time", spelling: .text, isData: true)
    case .numbers: .init(noun: "a list of numbers", spelling: .brackets, isData: true, isList: true)
    case .gappedNumbers:
      .init(noun: "a list of numbers and null", spelling: .quoted, isData: true, isList: true)
    case .texts: .init(noun: "a list of texts", spelling: .quoted, isData: true, isList: true)
    }
  }

  /// The type of a single value in JSON.
  package var jsonType: String { traits.quotes == .never ? rawValue : "string" }

  /// A text as a value of the type.
  func spelled(_ text: String) -> EditedText.Value {
    switch traits.spelling {
    case .plain: .literal(text)
    case .brackets: .literal("[\(text)]")
    case .quoted: .literal(quoted(text))
    case .text, .word: .text(text)
    }
  }
}

extension Parameter.Kind {
  /// The value of a text by the grammar of the type.
  ///
  /// - Parameter choices: the words of a choice, or the names of the themes.
  func value(
    of text: String, among choices: [String] = [], in environment: RenderEnvironment
  ) throws(GrammarError) -> ParameterValue {
    switch self {
    case .number: .number(try Grammar.number(text))
    case .integer: .integer(try Grammar.integer(text))
    case .boolean: .boolean(try Grammar.boolean(text))
    case .text: .text(try Grammar.text(text))
    case .color: .color(try Grammar.themeColor(text))
    case .duration: .duration(try Grammar.duration(text))
    case .angle: .angle(try Grammar.angle(text))
    case .theme where ThemeFile.isName(text): .text(text)
    case .choice, .theme: .text(try Grammar.choice(text, among: choices))
    case .time: .time(try Grammar.time(text, in: environment))
    case .numbers: .numbers(try Grammar.numbers(text))
    case .gappedNumbers: .gappedNumbers(try Grammar.gappedNumbers(text))
    case .texts: .texts(try Grammar.texts(text))
    }
  }
}

extension Decoding {
  /// The value that a document sets; nil for an error, which is reported.
  mutating func value(
    of node: Node, for parameter: Parameter, in environment: RenderEnvironment
  ) -> ParameterValue? {
    guard let (operand, origin) = operand(node, parameter.name) else { return nil }
    do throws(GrammarError) {
      let traits = parameter.kind.traits
      switch operand {
      case .sequence where parameter.kind == .numbers:
        return FieldCodec<[Double]>.numbers().decode(operand, origin, &self).map { .numbers($0) }
      case .sequence where parameter.kind == .gappedNumbers:
        return FieldCodec<[Double?]>.numbersWithGaps.decode(operand, origin, &self)
          .map { .gappedNumbers($0) }
      case .sequence where parameter.kind == .texts:
        return FieldCodec<[String]>.list(of: .text).decode(operand, origin, &self).map {
          .texts($0)
        }
      case .literal(let scalar):
        try traits.quotes.check(scalar, traits.noun)
        return try parameter.parse(scalar.text, in: environment)
      case .sequence:
        throw GrammarError(.wrongShape, "must be \(traits.noun), not a list")
      default:
        throw GrammarError(.wrongShape, "must be \(traits.noun), not a mapping")
      }
    } catch {
      report(error, at: origin)
      return nil
    }
  }
}
