import SweepHTTP

extension Preview {
  /// The explanation of a code, as a page.
  func explanation(_ code: String) -> Response {
    guard let words = explain(code) else { return .nothing }
    // The first paragraph is the meaning, and examples follow.
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    let start = (lines.first ?? "").trimmingPrefix(code).drop { $0 == " " }
    let rest = lines.dropFirst().joined(separator: "\n")
    let examples = rest.isEmpty ? "" : "<pre>\(escaped(rest))</pre>"
    return .words(
      """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(code)</title>
      <link rel="stylesheet" href="/assets/page.css">
      <main><h1>\(code)</h1><p>\(escaped(start))</p>\(examples)</main>
      </html>

      """)
  }

  private func escaped(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      default: text.append(character)
      }
    }
  }
}
