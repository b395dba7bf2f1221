import SweepGeometry

extension Value: CustomStringConvertible {
  /// The value in its one spelling; text stays as it is.
  package var description: String {
    switch content {
    case .text, .paint, .brokenPath, .event: bytes.text
    case .words(let words): printed(words)
    case .tokens(let tokens): printed(tokens)
    case .color(let color): printed(color)
    case .path(let path): path.svgPathData(precision: 6) ?? bytes.text
    case .transforms(let steps):
      steps.map { step in
        "\(step.kind.rawValue)(\(step.numbers.map(Self.printed).joined(separator: " ")))"
      }.joined(separator: " ")
    case .seconds(let seconds): Self.printed(seconds) + "s"
    case .list(let items): items.map(\.description).joined(separator: ";")
    }
  }

  /// The value as it is written to attributes and properties: units of lengths are explicit, and
  /// colours are whole levels.
  package var animatedText: String {
    switch content {
    case .tokens(let tokens):
      return tokens.map { token in
        switch token {
        case .quantity(let number, let unit):
          Self.rounded(number) + (unit == "deg" ? "" : unit)
        case .word(let word): word
        case .mark(let mark): String(Unicode.Scalar(mark))
        }
      }.joined(separator: " ")
    case .color(let color) where color.alpha == 1: return color.hexDigits
    case .color(let color):
      let levels = color.levels.map { "\(Int($0.rounded()))" }.joined(separator: ",")
      return "rgba(\(levels),\(Self.rounded(color.alpha)))"
    default: return description
    }
  }

  private func printed(_ words: [String]) -> String {
    kind.form == .fonts
      ? words.map { $0.replacing("'", with: "") }.joined(separator: ",")
      : kind.isSet || kind.form != .any || kind.meaning == .references
        ? words.joined(separator: " ") : bytes.text
  }

  private func printed(_ tokens: [Token]) -> String {
    var words: [String] = []
    for token in tokens {
      guard case .quantity(let number, let unit) = token else { return bytes.text }
      let isImplied = unit == "px" && kind.units == .pixels || unit == "deg"
      words.append(Self.printed(number) + (isImplied ? "" : unit))
    }
    return words.joined(separator: " ")
  }

  private func printed(_ color: CSSColor) -> String {
    guard color.levels.allSatisfy({ $0 == $0.rounded() }) else { return bytes.text }
    return color.hexDigits + (color.alpha == 1 ? "" : " \(Self.printed(color.alpha))")
  }

  private static func rounded(_ number: Double) -> String {
    let format = NumberFormat(precision: 6)
    return format.isWritable(number) ? format.string(number) : "\(number)"
  }

  private static func printed(_ number: Double) -> String {
    let format = NumberFormat(precision: 6)
    // Finer differences count too.
    let isShort = format.isWritable(number) && Double(spelledBy: format.string(number)) == number
    return isShort ? format.string(number) : "\(number)"
  }
}
