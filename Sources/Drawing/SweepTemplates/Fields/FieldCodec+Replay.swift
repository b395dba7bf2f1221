import SweepDiagnostics
import SweepDials
import SweepScene

extension FieldCodec where Value == Dial.Replay {
  /// `click`, or a time.
  static var replay: Self {
    .scalar(
      .text, "click or a time",
      parse: { text, _ throws(GrammarError) in try Grammar.replay(text) },
      convert: { value throws(GrammarError) in
        switch value {
        case .duration(let time): .every(time)
        case .number(let seconds): .every(Seconds(seconds))
        case .text(let text): try Grammar.replay(text)
        default: nil
        }
      })
  }
}

extension Grammar {
  /// The way in which motion plays again.
  fileprivate static func replay(_ text: String) throws(GrammarError) -> Dial.Replay {
    if text == "click" { return .click }
    guard let time = try? duration(text) else {
      throw GrammarError(.badSpelling, "must be click or a time such as 10s, not \(text.quoted)")
    }
    return .every(time)
  }
}
