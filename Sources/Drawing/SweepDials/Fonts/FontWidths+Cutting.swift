extension FontWidths {
  /// The first characters that fit before an ellipsis, and the ellipsis.
  ///
  /// - Parameters:
  ///   - weight: the weight, 100 … 900.
  ///   - spacing: the room after each character, in parts of the size of the type.
  ///   - width: the room, in parts of the size of the type.
  func cut(_ text: String, weight: Int, spacing: Double = 0, to width: Double) -> String {
    func reach(_ text: String) -> Double {
      advance(of: text, weight: weight) + Double(text.unicodeScalars.count) * spacing
    }
    var room = width - reach("…")
    var kept = ""
    for character in text {
      room -= reach(String(character))
      if room < 0 { break }
      kept.append(character)
    }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept + "…"
  }
}
