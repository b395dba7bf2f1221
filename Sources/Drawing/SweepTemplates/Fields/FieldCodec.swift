import SweepDiagnostics

/// The reading of a type's values from documents, and their description in the schema.
struct FieldCodec<Value: Sendable>: Sendable {
  /// The type as the schema has it.
  let schema: FieldType
  /// The value, or nil where an error has been reported.
  let decode: @Sendable (Operand, ValueOrigin, inout Decoding) -> Value?
  /// The value as the documentation shows a default.
  let json: @Sendable (Value) -> JSON

  init(
    _ schema: FieldType,
    json: @escaping @Sendable (Value) -> JSON = { _ in .null },
    decode: @escaping @Sendable (Operand, ValueOrigin, inout Decoding) -> Value?
  ) {
    self.schema = schema
    self.decode = decode
    self.json = json
  }

  /// Makes the type of a value that is written as one scalar.
  ///
  /// - Parameter noun: the noun in messages, such as "a number".
  /// - Parameter quotes: whether quotes are allowed, required or forbidden.
  /// - Parameter parse: reads the text.
  /// - Parameter convert: takes the value from a parameter of a fitting type, or returns nil; by
  ///   default the text of a text parameter is read.
  @_semantics("optimize.sil.specialize.generic.never")
  static func scalar(
    _ schema: FieldType, _ noun: String, quotes: Quotes = .either,
    json: @escaping @Sendable (Value) -> JSON = { _ in .null },
    parse: @escaping @Sendable (String, Decoding) throws(GrammarError) -> Value?,
    convert: (@Sendable (ParameterValue) throws(GrammarError) -> Value?)? = nil
  ) -> FieldCodec<Value> {
    FieldCodec(schema, json: json) { operand, origin, decoding in
      do throws(GrammarError) {
        switch operand {
        case .literal(let scalar):
          try quotes.check(scalar, noun)
          return try parse(scalar.text, decoding)
        case .parameter(let value, let name):
          if let convert {
            if let value = try convert(value) { return value }
          } else if case .text(let text) = value {
            return try parse(text, decoding)
          }
          throw GrammarError(
            .wrongType, "must be \(noun), but \(Operand.subject(name)) is \(value.kind.traits.noun)"
          )
        case .sequence: throw GrammarError(.wrongShape, "must be \(noun), not a list")
        case .mapping: throw GrammarError(.wrongShape, "must be \(noun), not a mapping")
        case .absent:
          throw GrammarError(.absentParameter, "needs a value, and its parameter has none")
        }
      } catch {
        decoding.report(error, at: origin)
        return nil
      }
    }
  }

  /// Makes the type of a value that is written like those of a type of parameters.
  ///
  /// - Parameter convert: takes the value from a parameter of a fitting type, or returns nil.
  static func scalar(
    _ schema: FieldType, like kind: Parameter.Kind, json: @escaping @Sendable (Value) -> JSON,
    convert: @escaping @Sendable (ParameterValue) throws(GrammarError) -> Value?
  ) -> FieldCodec<Value> {
    scalar(
      schema, kind.traits.noun, quotes: kind.traits.quotes, json: json,
      parse: { text, decoding throws(GrammarError) in
        try convert(try kind.value(of: text, in: decoding.environment))
      }, convert: convert)
  }
}

/// The quotes around a value's text.
enum Quotes: Sendable {
  /// Never: numbers, `true` and `false`.
  case never
  /// Only if it looks like something else: text.
  case whereTyped
  /// Optional, for unambiguous values.
  case either

  func check(_ scalar: Scalar, _ noun: String) throws(GrammarError) {
    if scalar.isNull {
      throw GrammarError(
        .noValue, "has no value",
        hint: noun == "a colour"
          ? "write colours in quotes: '#' begins a comment" : "write a value, or leave the key out")
    }
    switch self {
    case .never where !scalar.isPlain:
      throw GrammarError(
        .wrongType, "must be \(noun), not text in quotes", hint: "write it without quotes")
    case .whereTyped where scalar.isPlain && Grammar.looksTyped(scalar.text):
      throw GrammarError(
        .wrongType, "must be text, and \(scalar.text.quoted) could be something else",
        hint: "write it in quotes: \"\(scalar.text)\"")
    default: break
    }
  }
}
