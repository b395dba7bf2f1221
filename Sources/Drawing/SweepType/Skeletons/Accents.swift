import SweepGeometry

/// The marks that letters of Western European languages carry, and the letters that carry them.
enum Accent: CaseIterable, Sendable {
  case grave, acute, circumflex, tilde, diaeresis, ring, cedilla, caron

  /// The base letters, and in the same order the letters with this mark.
  private var letters: (String, String) {
    switch self {
    case .grave: ("AEIOUaeiou", "ÀÈÌÒÙàèìòù")
    case .acute: ("AEIOUYaeiouy", "ÁÉÍÓÚÝáéíóúý")
    case .circumflex: ("AEIOUaeiou", "ÂÊÎÔÛâêîôû")
    case .tilde: ("ANOano", "ÃÑÕãñõ")
    case .diaeresis: ("AEIOUYaeiouy", "ÄËÏÖÜŸäëïöüÿ")
    case .ring: ("Aa", "Åå")
    case .cedilla: ("Cc", "Çç")
    case .caron: ("SZsz", "ŠŽšž")
    }
  }

  /// The parts that each composed letter is made of.
  static let compositions: [Character: (base: Character, mark: Accent)] = {
    var result: [Character: (base: Character, mark: Accent)] = [:]
    for accent in allCases {
      for (base, letter) in zip(accent.letters.0, accent.letters.1) {
        // The dot makes room.
        result[letter] = (base == "i" ? "ı" : base, accent)
      }
    }
    return result
  }()

  /// The mark about x = 0, standing on y = 0 or, a cedilla, hanging from it.
  func mark(_ c: Construction) -> Pen {
    let s = c.stroke
    let height = max(s * 1.35, 17)
    var p = Pen(c, width: 0, top: -height, base: 0)
    switch self {
    case .grave: p.zigzag([(-s * 0.75, -height), (s * 0.35, 0)])
    case .acute: p.zigzag([(s * 0.75, -height), (-s * 0.35, 0)])
    case .circumflex: p.zigzag([(-s * 1.05, 0), (0, -height), (s * 1.05, 0)])
    case .caron: p.zigzag([(-s * 1.05, -height), (0, 0), (s * 1.05, -height)])
    case .tilde:
      let (w, y) = (s * 1.45, -height / 2)
      p.move(-w, y + s * 0.35)
      p.curve(Point(-w * 0.55, y - s * 0.75), Point(w * 0.55, y + s * 0.75), Point(w, y - s * 0.35))
    case .diaeresis:
      p.dot(-s * 1.02, -s * 0.59)
      p.dot(s * 1.02, -s * 0.59)
    case .ring:
      let radius = s * 0.85
      p.ring(-radius, -2 * radius - s * 0.3, radius, -s * 0.3)
    case .cedilla:
      var hook = Pen(c, width: 0, top: -s * 0.2, base: max(s * 1.6, 20))
      hook.zigzag([(s * 0.35, hook.top), (-s * 0.4, hook.base)])
      return hook
    }
    return p
  }
}
