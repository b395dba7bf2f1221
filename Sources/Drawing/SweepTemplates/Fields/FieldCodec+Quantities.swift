import SweepDiagnostics
import SweepDials
import SweepScene

extension FieldCodec where Value == Double {
  /// A number, a time with its unit in seconds, or a date in seconds since 1970; of a parameter a time
  /// of the day in seconds since midnight.
  static var quantity: Self {
    .scalar(
      .quantity, "a number", json: JSON.number,
      parse: { text, _ throws(GrammarError) in try Grammar.quantity(text) },
      convert: { value in
        switch value {
        case .number, .integer, .duration: value.magnitude
        case .time(let time): time.secondsSinceMidnight
        case .text(let text): try? Grammar.date(text)
        default: nil
        }
      })
  }
}

extension FieldCodec where Value == [Double: String] {
  /// Texts by numbers.
  static var textsByNumber: Self {
    FieldCodec(.named(.text)) { operand, origin, decoding in
      guard let entries = decoding.mapping(operand, origin) else { return nil }
      let before = decoding.troubles
      var texts: [Double: String] = [:]
      for entry in entries {
        do throws(GrammarError) {
          let number = try Grammar.quantity(entry.key.text)
          guard let (operand, place) = decoding.operand(entry.value, entry.key.text) else {
            continue
          }
          texts[number] = FieldCodec<String>.text.decode(operand, place, &decoding)
        } catch {
          decoding.sink.error(
            error.code, "\(entry.key.text.quoted) \(error.message) in '\(origin.name)'",
            at: .source(entry.key.span), hint: "write readings before their texts: {0: E, 1: F}")
        }
      }
      return decoding.troubles == before ? texts : nil
    }
  }
}

extension FieldCodec where Value == NumberLocale {
  /// The conventions of a language, by their code.
  static var locale: Self {
    FieldCodec<String>.choice(of: NumberLocale.library.map(\.code)).compactMap {
      NumberLocale.named($0)
    } json: {
      .string($0.code)
    }
  }
}
