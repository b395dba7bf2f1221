import SweepGeometry

/// The bars of a display and the way each character lights them.
///
/// Bars have the letters of the trade: a to f clockwise round the edge from the top, g across the
/// middle. With fourteen, g is the left half and p the right; h i j are the upper bars within, from
/// the left, and k l m the lower ones from the right.
struct Segments: Sendable {
  let bars: String
  let patterns: [Character: String]
  let width: Double
  /// The thickness of bars, as a fraction of the requested one.
  let share: Double

  static let seven = Segments(bars: "abcdefg", patterns: sevenPatterns, width: 56, share: 1)
  static let fourteen = Segments(
    bars: "abcdefgphijklm", patterns: fourteenPatterns, width: 72, share: 0.82)

  private static let slant = 8.0

  /// The instance whose bars have this thickness.
  func instance(bar: Double) -> FaceInstance {
    let s = bar * share
    let lean = Affine.skewX(.degrees(-Self.slant))
    let place = Affine.translation(x: 0, y: 100) * lean * Affine.translation(x: 0, y: -100)
    let spacing = Spacing(space: s * 1.9, bands: 0..<0)
    return FaceInstance(spacing: spacing, wordSpace: width + s * 1.9) { character, _ in
      var (on, off) = (Path(), Path())
      if let dots = Self.dots[character] {
        for dot in dots {
          on.append(.rect(Rect(center: Point(s * 0.6, dot - s * 0.55), radius: s * 0.55)))
        }
        return Glyph(
          lit: on.applying(place), unlit: off, ink: .fill, width: s * 1.2, gap: s * 0.9)
      }
      guard let lit = patterns[character] else { return nil }
      for bar in bars {
        if lit.contains(bar) { on.append(shape(bar, s)) } else { off.append(shape(bar, s)) }
      }
      return Glyph(
        lit: on.applying(place), unlit: off.applying(place), ink: .fill, width: width,
        gap: s * 1.9)
    }
  }

  /// The lower edges of the dots of punctuation.
  private static let dots: [Character: [Double]] = [
    ".": [100], ",": [100], ":": [38, 79], ";": [38, 79], "'": [15], "·": [57],
  ]

  private func shape(_ bar: Character, _ s: Double) -> Path {
    let (l, m, r) = (s / 2, width / 2, width - s / 2)
    let (t, c, b) = (s / 2, 50.0, 100 - s / 2)
    let isHalved = bars.count > 7
    return switch bar {
    case "a": level(l, r, t, s)
    case "b": upright(t, c, r, s)
    case "c": upright(c, b, r, s)
    case "d": level(l, r, b, s)
    case "e": upright(c, b, l, s)
    case "f": upright(t, c, l, s)
    case "g": level(l, isHalved ? m : r, c, s)
    case "p": level(m, r, c, s)
    case "i": upright(t + s / 2, c, m, s)
    case "l": upright(c, b - s / 2, m, s)
    case "h": slanted(l, t, m, c, s)
    case "j": slanted(r, t, m, c, s)
    case "k": slanted(r, b, m, c, s)
    default: slanted(l, b, m, c, s)
    }
  }

  /// The space between two bars that meet.
  private static let gap = 1.1

  private func level(_ x0: Double, _ x1: Double, _ y: Double, _ s: Double) -> Path {
    let (a, b, h) = (x0 + Self.gap, x1 - Self.gap, s / 2)
    return Path(corners: [
      Point(a, y), Point(a + h, y - h), Point(b - h, y - h), Point(b, y), Point(b - h, y + h),
      Point(a + h, y + h),
    ])
  }

  private func upright(_ y0: Double, _ y1: Double, _ x: Double, _ s: Double) -> Path {
    let (a, b, h) = (y0 + Self.gap, y1 - Self.gap, s / 2)
    return Path(corners: [
      Point(x, a), Point(x + h, a + h), Point(x + h, b - h), Point(x, b), Point(x - h, b - h),
      Point(x - h, a + h),
    ])
  }

  /// A bar from a corner of the edge to the middle, within the four bars about it.
  private func slanted(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ s: Double
  ) -> Path {
    let (dx, dy) = (x1 > x0 ? 1.0 : -1, y1 > y0 ? 1.0 : -1)
    let inset = s / 2 + Self.gap * 1.2
    let (ax, ay) = (x0 + dx * inset, y0 + dy * inset)
    let (bx, by) = (x1 - dx * inset, y1 - dy * inset)
    let (w, h) = (dx * s * 0.6, dy * s * 1.15)
    return Path(corners: [
      Point(ax, ay), Point(ax + w, ay), Point(bx, by - h), Point(bx, by), Point(bx - w, by),
      Point(ax, ay + h),
    ])
  }
}

extension Path {
  /// A closed outline of straight lines.
  init(corners: [Point]) {
    self = .polyline(corners)
    close()
  }
}

extension Segments {
  /// Capitals and small letters alike have the one form that seven bars can show.
  static let sevenPatterns: [Character: String] = [
    "0": "abcdef", "1": "bc", "2": "abdeg", "3": "abcdg", "4": "bcfg", "5": "acdfg",
    "6": "acdefg", "7": "abc", "8": "abcdefg", "9": "abcdfg", "A": "abcefg", "b": "cdefg",
    "C": "adef", "c": "deg", "d": "bcdeg", "E": "adefg", "F": "aefg", "G": "acdef", "H": "bcefg",
    "h": "cefg", "I": "ef", "i": "e", "J": "bcde", "L": "def", "l": "ef", "n": "ceg",
    "O": "abcdef", "o": "cdeg", "P": "abefg", "q": "abcfg", "r": "eg", "S": "acdfg",
    "t": "defg", "U": "bcdef", "u": "cde", "y": "bcdfg", "-": "g", "−": "g", "_": "d",
    "=": "dg", "°": "abfg", "\"": "bf", "(": "adef", ")": "abcd", "[": "adef", "]": "abcd",
    " ": "",
  ]

  /// Small letters look like capitals, but for units that would be mistaken.
  static let fourteenPatterns: [Character: String] = {
    var patterns = capitals
    for (character, bars) in capitals {
      let small = Character(character.lowercased())
      if patterns[small] == nil { patterns[small] = bars }
    }
    return patterns
  }()

  private static let capitals: [Character: String] = [
    "0": "abcdefjm", "1": "bcj", "2": "abdegp", "3": "abcdp", "4": "bcfgp", "5": "acdfgp",
    "6": "acdefgp", "7": "abc", "8": "abcdefgp", "9": "abcdfgp", "A": "abcefgp", "B": "abcdilp",
    "C": "adef", "D": "abcdil", "E": "adefgp", "F": "aefgp", "G": "acdefp", "H": "bcefgp",
    "I": "adil", "J": "bcde", "K": "efgjk", "L": "def", "M": "bcefhj", "N": "bcefhk",
    "O": "abcdef", "P": "abefgp", "Q": "abcdefk", "R": "abefgpk", "S": "acdfgp", "T": "ail",
    "U": "bcdef", "V": "efjm", "W": "bcefkm", "X": "hjkm", "Y": "hjl", "Z": "adjm", "-": "gp",
    "−": "gp", "+": "gpil", "±": "gpild", "×": "hjkm", "/": "jm", "%": "cfjm", "°": "abfgp",
    "\"": "fi", "(": "jk", ")": "hm", "<": "jk", ">": "hm", "&": "adefhkp", "@": "abdefip",
    "#": "bcdgpil", "²": "abip", "³": "abip", "µ": "befgp", "Ω": "abcdef", "€": "adefgp",
    "*": "gphijklm", "=": "dgp", "_": "d", "!": "il", "?": "abpl", " ": "", "–": "gp",
    "[": "adef", "]": "abcd", "|": "il", "÷": "gpil",
  ]
}
