import SweepDials

extension FieldCodec where Value == Sign {
  /// The name of a sign, or path data, which begins with an `M`.
  static var sign: Self {
    .scalar(
      .text, "the name of a sign, or path data",
      parse: { text, _ throws(GrammarError) in
        if text.first == "M" || text.first == "m" { return .path(try Grammar.pathData(text)) }
        let names = Icon.Symbol.allCases.map(\.rawValue)
        let symbol = Icon.Symbol(rawValue: try Grammar.choice(text, among: names))
        return .symbol(symbol ?? .warning)
      })
  }
}
