import SweepGeometry
import SweepScene
import SweepType

/// The advance of each character of a family, regular and bold, in thousandths of an em.
///
/// The tables are measured, so that a dial can be laid out without fonts: Liberation Sans is as wide
/// as Arial and Helvetica, Liberation Serif as Times New Roman, Liberation Mono as Courier New;
/// DejaVu Sans and Serif stand for Verdana and Georgia, which are a little narrower. They hold
/// U+0020 … U+007E, U+00A0 … U+00FF and the ``signs``; kerning, which browsers do not apply between
/// figures, is left out.
struct FontWidths: Sendable {
  let regular: [UInt16]
  let bold: [UInt16]
  /// The face of drawn texts, as far as it has their characters; nil for others.
  var face: DrawnFace?
  /// The widths of drawn figures: all alike in texts of their own, each its own in rows of labels.
  var figures = FigureSpacing.tabular
  /// The font that texts are set in, as far as it has their characters; nil for none.
  var font: FontFace?

  /// The characters beyond Latin 1, in the order of the tables' ends.
  private static let signs: [UInt32] = [
    0x2013, 0x2014, 0x2019, 0x201c, 0x201d, 0x2026, 0x2032, 0x2033, 0x2212, 0x221e, 0x2264, 0x2265,
    0x2248, 0x03a9, 0x03bc,
  ]

  /// The width of a line in parts of the size of its type.
  ///
  /// - Parameter weight: the weight, 100 … 900; from 600 on a family of two weights is set in bold.
  func advance(of text: String, weight: Int) -> Double {
    if let font, let advance = font.advance(of: text, weight: weight) { return advance }
    if let face,
      let advance = face.typeface.advance(of: text, weight: Weight(weight), figures: figures)
    {
      return advance * DrawnFace.capHeight
    }
    let table = weight >= 600 ? bold : regular
    var sum = 0
    for scalar in text.unicodeScalars { sum += Self.width(of: scalar.value, in: table) }
    return Double(sum) / 1000
  }

  private static func width(of scalar: UInt32, in table: [UInt16]) -> Int {
    switch scalar {
    case 0x20...0x7e: Int(table[Int(scalar - 0x20)])
    case 0xa0...0xff: Int(table[95 + Int(scalar - 0xa0)])
    case 0x2009, 0x202f: 200
    // Marks over the character before them.
    case 0x300...0x36f: 0
    // Ideographs and most symbols are square; other letters are about as wide as an average one.
    case 0x2e80...: 1000
    default: signs.firstIndex(of: scalar).map { Int(table[191 + $0]) } ?? 650
    }
  }
}

extension Theme {
  /// The widths of its type.
  var widths: FontWidths { widths(of: nil) }

  /// The widths of texts in a family of their own, or in a drawn face instead.
  func widths(of own: (family: String, face: DrawnFace)?) -> FontWidths {
    var widths = FontWidths.of(family: own?.family ?? fontFamily)
    if text == .drawn { widths.face = own?.face ?? drawnFace }
    widths.font = font
    return widths
  }

  /// The distance of the baseline of figures and capitals below their middle, in fractions of the
  /// font size.
  var opticalCenter: Double { font.map { $0.capHeight / 2 } ?? Layer.Text.opticalCenter }

  /// Whether the true widths of its type are known.
  var isMeasured: Bool { text == .drawn || font != nil }
}

extension FontWidths {
  /// The widths of the first family of a CSS list that is known; of a wide one where none is.
  static func of(family list: String) -> FontWidths {
    list == Theme.sansSerif ? .sans : FoundWidths.shared.widths(of: list)
  }

  fileprivate static func found(in list: String) -> FontWidths {
    for name in list.split(separator: ",") {
      let plain = name.lowercased().filter { $0 != "'" && $0 != "\"" }
      let words = plain.split(separator: " ").joined(separator: " ")
      if let found = known.first(where: { $0.names.contains(words) }) { return found.widths }
    }
    return .wideSans
  }

  private static let known: [(names: Set<String>, widths: FontWidths)] = [
    (
      ["helvetica neue", "helvetica", "arial", "liberation sans", "arimo", "nimbus sans"], .sans
    ),
    (["times", "times new roman", "liberation serif", "tinos", "nimbus roman"], .serif),
    (["courier", "courier new", "liberation mono", "cousine", "monospace", "menlo"], .mono),
    (["georgia", "dejavu serif", "serif"], .wideSerif),
  ]
}

/// The widths of the lists of families that were asked for.
private final class FoundWidths: @unchecked Sendable {
  static let shared = FoundWidths()

  private let lock = Lock()
  private var known: [String: FontWidths] = [:]

  func widths(of list: String) -> FontWidths {
    lock.withLock {
      if let widths = known[list] { return widths }
      if known.count == 32 { known = [:] }
      let widths = FontWidths.found(in: list)
      known[list] = widths
      return widths
    }
  }
}

extension FontWidths {
  /// The first characters that fit before an ellipsis, and the ellipsis.
  ///
  /// - Parameters:
  ///   - weight: the weight, 100 … 900.
  ///   - spacing: the room after each character, in parts of the size of the type.
  ///   - width: the room, in parts of the size of the type.
  func cut(
    _ text: String, weight: Int, spacing: Double = 0, to width: Double,
    _ mode: TextBlock.TruncationMode = .end
  ) -> String {
    func reach(_ text: String) -> Double {
      advance(of: text, weight: weight) + Double(text.unicodeScalars.count) * spacing
    }
    func kept(_ text: some Sequence<Character>, _ width: Double) -> [Character] {
      var room = width
      return text.prefix { character in
        room -= reach(String(character))
        return room >= 0
      }
    }
    let room = width - reach("…")
    var (head, tail) = ([Character](), [Character]())
    switch mode {
    case .end: head = kept(text, room)
    case .start: tail = kept(text.reversed(), room).reversed()
    case .middle:
      tail = kept(text.reversed(), room / 2).reversed()
      head = kept(text, room - reach(String(tail)))
    }
    while head.last?.isWhitespace == true { head.removeLast() }
    while tail.first?.isWhitespace == true { tail.removeFirst() }
    return String(head) + "…" + String(tail)
  }
}

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
  ///
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
