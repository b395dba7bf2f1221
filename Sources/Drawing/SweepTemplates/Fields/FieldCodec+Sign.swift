import SweepDials
import SweepScene

extension FieldCodec where Value == Sign {
  /// The name of a sign, path data, which begins with an `M`, or the name of a file, which has a dot
  /// before its ending.
  static var sign: Self {
    let word = Self.scalar(
      .text, "the name of a sign, path data or a file",
      parse: { text, _ throws(GrammarError) in
        if text.first == "M" || text.first == "m" { return .path(try Grammar.pathData(text)) }
        let names = Icon.Symbol.allCases.map(\.rawValue)
        let symbol = Icon.Symbol(rawValue: try Grammar.choice(text, among: names))
        return .symbol(symbol ?? .warning)
      })
    return FieldCodec(.text) { operand, origin, decoding in
      guard isFile(operand) else { return word.decode(operand, origin, &decoding) }
      return FieldCodec<Artwork>.drawing.decode(operand, origin, &decoding).map(Sign.artwork)
    }
  }

  /// Whether a text ends as names of files do: with a dot and letters of which no path is made.
  private static func isFile(_ operand: Operand) -> Bool {
    let text: String
    switch operand {
    case .literal(let scalar): text = scalar.text
    case .parameter(.text(let value), _): text = value
    default: return false
    }
    let name = text.lowercased()
    return [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp"].contains { name.hasSuffix($0) }
  }
}
