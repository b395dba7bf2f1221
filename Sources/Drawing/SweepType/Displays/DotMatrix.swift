import SweepGeometry

/// The rows of dots of the characters, five dots by seven: a letter for each row, `@` for none and
/// from there on with a bit for each dot, the leftmost of the highest value.
enum DotMatrix {
  static let columns = 5
  static let rows = 7

  /// The instance whose dots have this share of their distance.
  static func instance(dots share: Double) -> FaceInstance {
    let pitch = 100 / (Double(rows - 1) + share)
    let width = pitch * (Double(columns - 1) + share)
    let ink = Ink.stroke(width: pitch * share, cap: .round)
    let spacing = Spacing(space: 2 * pitch, bands: 0..<0)
    return FaceInstance(spacing: spacing, wordSpace: width + pitch) { character, _ in
      guard let pattern = patterns[character] else { return nil }
      var (lit, unlit) = (Path(), Path())
      for (row, bits) in pattern.utf8.enumerated() {
        for column in 0..<columns {
          let place = Point(
            pitch * (Double(column) + share / 2), pitch * (Double(row) + share / 2))
          let isLit = bits & (16 >> UInt8(column)) != 0
          // A line without length has round caps: a dot of nine bytes.
          let dot = Path([.move(to: place), .line(to: place)])
          if isLit { lit.append(dot) } else { unlit.append(dot) }
        }
      }
      return Glyph(lit: lit, unlit: unlit, ink: ink, width: width, gap: pitch * (2 - share))
    }
  }
}

extension DotMatrix {
  static let patterns: [Character: String] = [
    "0": "NQSUYQN", "1": "DLDDDDN", "2": "NQABDH_", "3": "_BDBAQN", "4": "BFJR_BB", "5": "_P^AAQN",
    "6": "FHP^QQN", "7": "_ABDHHH", "8": "NQQNQQN", "9": "NQQOABL", "A": "NQQ_QQQ", "B": "^QQ^QQ^",
    "C": "NQPPPQN", "D": "\\RQQQR\\", "E": "_PP^PP_", "F": "_PP^PPP", "G": "NQPWQQO",
    "H": "QQQ_QQQ", "I": "NDDDDDN", "J": "GBBBBRL", "K": "QRTXTRQ", "L": "PPPPPP_", "M": "Q[UUQQQ",
    "N": "QQYUSQQ", "O": "NQQQQQN", "P": "^QQ^PPP", "Q": "NQQQURM", "R": "^QQ^TRQ", "S": "OPPNAA^",
    "T": "_DDDDDD", "U": "QQQQQQN", "V": "QQQQQJD", "W": "QQQUUUJ", "X": "QQJDJQQ", "Y": "QQQJDDD",
    "Z": "_ABDHP_", "a": "@@NAOQO", "b": "PPVYQQ^", "c": "@@NPPQN", "d": "AAMSQQO", "e": "@@NQ_PN",
    "f": "FIH\\HHH", "g": "@OQQOAN", "h": "PPVYQQQ", "i": "D@LDDDN", "j": "B@FBBRL", "k": "PPRTXTR",
    "l": "LDDDDDN", "m": "@@ZUUQQ", "n": "@@VYQQQ", "o": "@@NQQQN", "p": "@@^Q^PP", "q": "@@MSOAA",
    "r": "@@VYPPP", "s": "@@NPNA^", "t": "HH\\HHIF", "u": "@@QQQSM", "v": "@@QQQJD", "w": "@@QQUUJ",
    "x": "@@QJDJQ", "y": "@@QQOAN", "z": "@@_BDH_", ".": "@@@@@LL", ",": "@@@@LDH", ":": "@LL@LL@",
    ";": "@LL@LDH", "-": "@@@N@@@", "−": "@@@_@@@", "+": "@DD_DD@", "±": "DD_DD@_", "×": "@QJDJQ@",
    "/": "@ABDHP@", "%": "XYBDHSC", "‰": "XZDDH[[", "°": "LRRL@@@", "'": "LDH@@@@", "\"": "JJJ@@@@",
    "(": "BDHHHDB", ")": "HDBBBDH", "&": "LRTHURM", "@": "NQAMUUN", "#": "JJ_J_JJ", "²": "LBDN@@@",
    "³": "\\DLB\\@@", "µ": "@@QQS]P", "Ω": "NQQQQJ[", "€": "FI\\H\\IF", "!": "DDDD@@D",
    "?": "NQABD@D", "=": "@@_@_@@", "Ä": "QNQQ_QQ", "Ö": "QNQQQQN", "Ü": "Q@QQQQN", "ä": "J@NAOQO",
    "ö": "J@NQQQN", "ü": "J@QQQSM", "ß": "LRRTRRT", "é": "BDNQ_PN", "·": "@@@LL@@", "_": "@@@@@@_",
    "<": "BDHPHDB", ">": "HDBABDH", "–": "@@@_@@@", "*": "@DUNUD@", "|": "DDDDDDD", "[": "NHHHHHN",
    "]": "NBBBBBN", "÷": "@D@_@D@", "ô": "DJNQQQN", " ": "@@@@@@@",
  ]
}

extension Glyph {
  /// A glyph of a display, with evenly spaced cells, lit or not.
  init(lit: Path, unlit: Path, ink: Ink, width: Double, gap: Double) {
    var all = lit
    all.append(unlit)
    let bounds = EdgeProfile(lit.isEmpty ? all : lit, ink: ink).bounds ?? .zero
    let place = Affine.translation(x: gap / 2, y: -100)
    self.init(
      advance: width + gap,
      inkBounds: Rect(origin: place.apply(to: bounds.origin), size: bounds.size), ink: ink,
      path: lit.applying(place), unlit: unlit.applying(place), profile: .cell)
  }
}
