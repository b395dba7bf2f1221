extension Caption {
  /// The words that fit, and in which part of the size of the type they do.
  func fitted(in theme: Theme) -> (words: String, shrink: Double) {
    guard let maximumWidth else { return (string, 1) }
    let widths = FontWidths.of(family: theme.fontFamily)
    func width(of text: String) -> Double {
      widths.advance(of: text, weight: weight) * size
        + Double(text.unicodeScalars.count) * letterSpacing
    }
    let fit = min(1, maximumWidth / max(width(of: string), 1e-9))
    let least = min(max(0.6, leastSize / size), 1)
    if fit >= least { return (string, fit) }
    var room = maximumWidth / least - width(of: "…")
    var words = ""
    for character in string {
      room -= width(of: String(character))
      if room < 0 { break }
      words.append(character)
    }
    while words.last?.isWhitespace == true { words.removeLast() }
    return (words + "…", least)
  }
}
