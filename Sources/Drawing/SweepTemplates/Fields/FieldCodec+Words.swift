import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene

extension FieldCodec where Value == String {
  /// Any text.
  static var text: Self { text(by: Grammar.text) }

  /// A list of font families as CSS writes them.
  static var fontFamily: Self { text(by: Grammar.fontFamily) }

  private static func text(
    by read: @escaping @Sendable (String) throws(GrammarError) -> String
  ) -> Self {
    .scalar(
      .text, "text", quotes: .whereTyped, json: JSON.string,
      parse: { text, _ throws(GrammarError) in try read(text) },
      convert: { value throws(GrammarError) in try read(value.text) })
  }
}

extension FieldCodec where Value == Color {
  /// A colour.
  static var color: Self {
    .scalar(
      .color, "a colour", json: { .string($0.hex) },
      parse: { text, _ throws(GrammarError) in try Grammar.color(text) },
      convert: { value throws(GrammarError) in
        switch value {
        case .color(.color(let color)): return color
        case .color(.token(let token)):
          throw GrammarError(
            .wrongType, "must be a colour of its own, not '\(token.rawValue)' of the theme")
        case .text(let text): return try Grammar.color(text)
        default: return nil
        }
      })
  }
}

extension FieldCodec where Value == ThemeColor {
  /// A colour, or the name of one of the theme's.
  static var themeColor: Self {
    .scalar(.themeColor, like: .color, json: { .string(ParameterValue.color($0).text) }) {
      value throws(GrammarError) in
      switch value {
      case .color(let color): return color
      case .text(let text): return try Grammar.themeColor(text)
      default: return nil
      }
    }
  }
}

extension FieldCodec where Value == TimeOfDay {
  /// A time of the day; an expression may give it as text.
  static var time: Self {
    .scalar(.time, like: .time, json: { .string($0.text) }) { value throws(GrammarError) in
      switch value {
      case .time(let time): return time
      case .text(let text): return try Grammar.time(text)
      default: return nil
      }
    }
  }
}

extension FieldCodec where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its name.
  static var choice: Self {
    FieldCodec<String>.choice(of: Value.allCases.map(\.rawValue)).compactMap {
      Value(rawValue: $0)
    } json: {
      .string($0.rawValue)
    }
  }
}

extension FieldCodec where Value == String {
  /// One of some words.
  static func choice(
    of names: [String], otherWords: [String: [String]] = Grammar.otherTypes
  ) -> Self {
    .scalar(
      .choice(names), "a word", json: JSON.string,
      parse: { text, _ throws(GrammarError) in
        try Grammar.choice(text, among: names, otherWords: otherWords)
      })
  }
}

extension FieldCodec {
  /// The type of a value made of this one; nil, which must have been impossible, is not reported.
  func compactMap<Other>(
    _ transform: @escaping @Sendable (Value) -> Other?, json: @escaping @Sendable (Other) -> JSON
  ) -> FieldCodec<Other> {
    FieldCodec<Other>(schema, json: json) { operand, origin, decoding in
      decode(operand, origin, &decoding).flatMap(transform)
    }
  }
}

extension FieldCodec where Value == String {
  /// A word that names something, in quotes or not.
  static var word: Self {
    .scalar(.text, "a name", json: JSON.string, parse: { text, _ in text })
  }
}

extension FieldCodec where Value == Path {
  /// An outline as SVG path data.
  static var pathData: Self {
    .scalar(
      .pathData, "path data",
      parse: { text, _ throws(GrammarError) in try Grammar.pathData(text) })
  }
}

extension Grammar {
  /// An outline as SVG path data.
  static func pathData(_ text: String) throws(GrammarError) -> Path {
    do throws(PathDataError) {
      return try Path(svgPathData: text)
    } catch {
      throw GrammarError(.badSpelling, "is not path data: \(error)")
    }
  }
}
