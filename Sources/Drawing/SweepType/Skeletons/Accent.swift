import SweepGeometry

/// The marks that letters of Latin-1, Latin Extended-A and Romanian carry, and the letters that carry them.
enum Accent: CaseIterable, Sendable {
  case grave, acute, circumflex, tilde, diaeresis, ring, caron, macron, breve, dot, doubleAcute
  case cedilla, commaBelow, ogonek, commaAbove, apostrophe

  /// The place of a mark at its letter.
  private enum Anchor {
    case above, below, foot, beside
  }

  private var anchor: Anchor {
    switch self {
    case .cedilla, .commaBelow: .below
    case .ogonek: .foot
    case .apostrophe: .beside
    default: .above
    }
  }

  /// The base letters, and in the same order the letters with this mark.
  private var letters: (String, String) {
    switch self {
    case .grave: ("AEIOUaeiou", "ÀÈÌÒÙàèìòù")
    case .acute: ("AEIOUYaeiouyCLNRSZclnrsz", "ÁÉÍÓÚÝáéíóúýĆĹŃŔŚŹćĺńŕśź")
    case .circumflex: ("AEIOUaeiouCGHJSWYcghjswy", "ÂÊÎÔÛâêîôûĈĜĤĴŜŴŶĉĝĥĵŝŵŷ")
    case .tilde: ("ANOanoIUiu", "ÃÑÕãñõĨŨĩũ")
    case .diaeresis: ("AEIOUYaeiouy", "ÄËÏÖÜŸäëïöüÿ")
    case .ring: ("AaUu", "ÅåŮů")
    case .caron: ("CDENRSTZcenrsz", "ČĎĚŇŘŠŤŽčěňřšž")
    case .macron: ("AEIOUaeiou", "ĀĒĪŌŪāēīōū")
    case .breve: ("AEGIOUaegiou", "ĂĔĞĬŎŬăĕğĭŏŭ")
    case .dot: ("CEGIZcegz", "ĊĖĠİŻċėġż")
    case .doubleAcute: ("OUou", "ŐŰőű")
    case .cedilla: ("CSTcst", "ÇŞŢçşţ")
    case .commaBelow: ("GKLNRSTklnrst", "ĢĶĻŅŖȘȚķļņŗșț")
    case .ogonek: ("AEIUaeiu", "ĄĘĮŲąęįų")
    case .commaAbove: ("g", "ģ")
    case .apostrophe: ("Ldlt", "Ľďľť")
    }
  }

  /// The parts that each composed letter is made of.
  static let compositions: [Character: (base: Character, mark: Accent)] = {
    var result: [Character: (base: Character, mark: Accent)] = [:]
    for accent in allCases {
      for (base, letter) in zip(accent.letters.0, accent.letters.1) {
        // The dot makes room.
        let undotted: [Character: Character] = accent.anchor == .above ? ["i": "ı", "j": "ȷ"] : [:]
        result[letter] = (undotted[base] ?? base, accent)
      }
    }
    return result
  }()

  /// The place of the mark's origin at a letter, whose base line is at 0.
  ///
  /// - Parameter gap: the air between them.
  func place(at letter: Rect, gap: Double) -> Point {
    switch anchor {
    case .above: Point(letter.center.x, letter.minY - gap)
    case .below: Point(letter.center.x, 0)
    case .foot: Point(letter.maxX, 0)
    case .beside: Point(letter.maxX + gap, letter.minY)
    }
  }

  /// The room that it takes behind the letter, in pens.
  var room: Double { anchor == .beside ? 1.4 : 0 }

  /// The mark about x = 0: above y = 0, hanging from it, an ogonek before it, or an apostrophe behind it.
  func mark(_ c: Construction) -> Pen {
    let s = c.stroke
    let height = max(s * 1.35, 17)
    var p = Pen(c, width: 0, top: -height, base: 0)
    switch self {
    case .grave: p.zigzag([(-s * 0.75, -height), (s * 0.35, 0)])
    case .acute: p.zigzag([(s * 0.75, -height), (-s * 0.35, 0)])
    case .doubleAcute:
      for middle in [-s * 0.85, s * 0.85] {
        p.zigzag([(middle + s * 0.5, -height), (middle - s * 0.3, 0)])
      }
    case .circumflex: p.zigzag([(-s * 1.05, 0), (0, -height), (s * 1.05, 0)])
    case .caron: p.zigzag([(-s * 1.05, -height), (0, 0), (s * 1.05, -height)])
    case .macron: p.stroke(-s * 1.3, -height / 2, s * 1.3, -height / 2)
    case .breve:
      let (w, high, low) = (s * 1.4, -height * 0.85, height * 0.05)
      p.move(-w, high)
      p.curve(Point(-w * 0.5, low), Point(w * 0.5, low), Point(w, high))
    case .tilde:
      let (w, y) = (s * 1.45, -height / 2)
      p.move(-w, y + s * 0.35)
      p.curve(Point(-w * 0.55, y - s * 0.75), Point(w * 0.55, y + s * 0.75), Point(w, y - s * 0.35))
    case .dot: p.dot(0, -s * 0.59)
    case .diaeresis:
      p.dot(-s * 1.02, -s * 0.59)
      p.dot(s * 1.02, -s * 0.59)
    case .ring:
      let radius = s * 0.85
      p.ring(-radius, -2 * radius - s * 0.3, radius, -s * 0.3)
    case .commaAbove: p.zigzag([(s * 0.3, -height), (-s * 0.2, 0)])
    case .cedilla: return hook(c, [(s * 0.35, -s * 0.2), (-s * 0.4, max(s * 1.6, 20))])
    case .commaBelow: return hook(c, [(s * 0.35, s * 0.6), (-s * 0.2, s * 0.6 + height)])
    case .apostrophe: return hook(c, [(s * 0.6, 0), (s * 0.2, height * 1.3)])
    case .ogonek:
      p = Pen(c, width: 0, top: -s * 0.2, base: max(s * 1.6, 20))
      p.move(-s * 0.5, p.top)
      p.curve(Point(-s * 1.6, p.base * 0.5), Point(-s * 1.5, p.base), Point(s * 0.1, p.base * 0.9))
    }
    return p
  }

  private func hook(_ c: Construction, _ points: [(Double, Double)]) -> Pen {
    var hook = Pen(c, width: 0, top: points[0].1, base: points[1].1)
    hook.zigzag(points)
    return hook
  }
}
