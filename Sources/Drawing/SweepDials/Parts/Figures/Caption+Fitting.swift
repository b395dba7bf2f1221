extension Caption {
  /// The words that fit, and in which part of the size of the type they do.
  func fitted(in theme: Theme) -> (words: String, shrink: Double) {
    guard let maximumWidth else { return (string, 1) }
    let widths = FontWidths.of(family: theme.fontFamily)
    let width =
      widths.advance(of: string, weight: weight) * size
      + Double(string.unicodeScalars.count) * letterSpacing
    let fit = min(1, maximumWidth / max(width, 1e-9))
    let least = min(max(0.6, leastSize / size), 1)
    if fit >= least { return (string, fit) }
    let words = widths.cut(
      string, weight: weight, spacing: letterSpacing / size, to: maximumWidth / least / size)
    return (words, least)
  }
}
