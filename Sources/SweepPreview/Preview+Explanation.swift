import SweepHTTP

extension Preview {
  /// What a code stands for, as a page.
  func explanation(_ code: String) -> Answer {
    guard let words = explain(code) else { return .nothing }
    let text = words.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      default: text.append(character)
      }
    }
    return .words(
      """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(code)</title>
      <link rel="stylesheet" href="/assets/ground/tokens.css">
      <main class="explanation"><h1>\(code)</h1><pre>\(text)</pre></main>
      </html>

      """)
  }
}
