import SweepDials
import SweepGeometry

extension FieldCodec where Value == Sign {
  /// The name of a sign, or path data, which begins with an `M`.
  static var sign: Self {
    @Sendable func sign(_ text: String) throws(GrammarError) -> Sign {
      guard text.first == "M" || text.first == "m" else {
        let names = Icon.Symbol.allCases.map(\.rawValue)
        let name = try Grammar.choice(text, among: names)
        guard let symbol = Icon.Symbol(rawValue: name) else { return .path(Path()) }
        return .symbol(symbol)
      }
      do throws(PathDataError) {
        return .path(try Path(svgPathData: text))
      } catch {
        throw GrammarError(.badSpelling, "is not path data: \(error)")
      }
    }
    return .scalar(
      .text, "the name of a sign, or path data",
      parse: { text, _ throws(GrammarError) in try sign(text) },
      convert: { value throws(GrammarError) in
        guard case .text(let text) = value else { return nil }
        return try sign(text)
      })
  }
}
