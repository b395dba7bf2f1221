extension Theme {
  /// The estimated width of a text for the layout, in fractions of the font size: its true width if
  /// it is drawn or its font is known, else about that in a sans-serif.
  func roomyAdvance(of words: String, weight: Int) -> Double {
    isMeasured ? widths.advance(of: words, weight: weight) : words.advance
  }
}

extension String {
  /// About how wide the text is, in parts of the font size, in a sans-serif with figures of one
  /// width: digits 0.556, narrow marks 0.28, capitals 0.68, the rest 0.56.
  /// Precise enough for content that only has to fit; see ``FontWidths`` for the rest.
  var advance: Double {
    unicodeScalars.reduce(0) { sum, scalar in
      switch scalar {
      case "0"..."9": sum + 0.556
      case ".", ",", ":", ";", "'", " ", "i", "l", "I", "|", "\u{2019}", "\u{202f}": sum + 0.28
      case "A"..."Z": sum + 0.68
      case "m", "w", "%", "M", "W": sum + 0.85
      default: sum + (scalar.value < 0x2e80 ? 0.556 : 1)
      }
    }
  }
}
