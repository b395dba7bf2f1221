import SweepGeometry
import SweepScene
import SweepType

/// Texts in a face as path data.
struct DrawnTexts: Sendable {
  /// All texts, and the unlit parts of a display.
  var data: [UInt8] = []
  var unlit: [UInt8] = []
  /// The glyphs that are written once and referred to.
  var shared: [SharedFigure] = []
  /// Whether nothing is drawn.
  var isEmpty: Bool { data.isEmpty && shared.isEmpty }
  /// The texts that are drawn, with commas between them unless they are lines of one.
  var words = ""
  /// The positions of the texts that need a font, and the characters that the face does not have.
  var undrawn: [Int] = []
  var missing: [Character] = []

  /// The input of path data.
  struct Request: Sendable {
    let items: [TextRow.Item]
    let face: TextFace
    let fontSize: Double
    let weight: Int
    let letterSpacing: Double
    let alignment: Layer.Text.Alignment
    let figures: FigureSpacing
    let precision: Int
    /// Whether the texts are lines of one.
    let runsOn: Bool
    /// The bytes from which on a glyph is referred to; nil if none may be.
    let leastShared: Int?
  }
}

extension DrawnTexts.Request {
  init(
    items: [TextRow.Item], style: Layer.Text, face: TextFace, figures: FigureSpacing,
    format: NumberFormat, runsOn: Bool = false, leastShared: Int? = nil
  ) {
    self.init(
      items: items, face: face, fontSize: style.fontSize, weight: style.fontWeight,
      letterSpacing: style.letterSpacing, alignment: style.alignment, figures: figures,
      precision: format.precision, runsOn: runsOn, leastShared: leastShared)
  }

  /// The longest text that is drawn, in bytes: a path is fifty times as long.
  private static var longestDrawn: Int { 1000 }

  /// Draws the texts; nil where their places are too far away for path data.
  func draw() -> DrawnTexts? {
    var (drawn, words) = (DrawnTexts(), [String]())
    var data = TextData(
      precision: precision, capacity: items.reduce(0) { $0 + $1.string.utf8.count },
      leastShared: leastShared)
    for (index, item) in items.enumerated() {
      let before = data.count
      drawn.missing += write(item, to: &data)
      if data.count > before { words.append(item.string) } else { drawn.undrawn.append(index) }
    }
    drawn.shared = data.share()
    guard data.isSound else { return nil }
    (drawn.data, drawn.unlit) = (data.lit, data.unlit)
    drawn.words = words.joined(separator: runsOn ? " " : ", ")
    return drawn
  }

  /// Writes an item about its position, or nothing if it is too large or the face does not have a
  /// character; returns the missing characters.
  private func write(_ item: TextRow.Item, to data: inout TextData) -> [Character] {
    guard fontSize > 0, fontSize.isFinite, letterSpacing.isFinite,
      item.string.utf8.count <= Self.longestDrawn
    else { return [] }
    let anchor: TextAnchor =
      switch alignment {
      case .start: .start
      case .middle: .middle
      case .end: .end
      }
    return face.write(
      item.string, fontSize: fontSize, weight: weight, at: item.position, anchor: anchor,
      figures: figures, letterSpacing: letterSpacing, to: &data)
  }
}

extension DrawnTexts.Request: Hashable {
  /// Requests are hashed by their beginnings and compared in full.
  func hash(into hasher: inout Hasher) {
    hasher.combine(items.count)
    hasher.combine(items.first?.string)
    hasher.combine(fontSize)
    hasher.combine(face)
    hasher.combine(leastShared)
  }
}

/// The texts that were drawn last: a dial has the labels of the one before it.
final class DrawnTextCache: @unchecked Sendable {
  static let shared = DrawnTextCache()

  /// The most bytes of path data that are kept, and the most of one entry. More is slower: numbers
  /// that never come again would push other things out of the processor's caches.
  private static let most = 1 << 17
  private static let longest = 1 << 15

  private let lock = Lock()
  private var known: [DrawnTexts.Request: DrawnTexts] = [:]
  private var size = 0

  subscript(request: DrawnTexts.Request) -> DrawnTexts? {
    get {
      lock.take()
      defer { lock.giveBack() }
      return known[request]
    }
    set {
      guard let drawn = newValue else { return }
      // An entry takes about twice the length of the words beside its data.
      let shared = drawn.shared.reduce(0) { $0 + $1.figure.count }
      let length =
        drawn.data.count + drawn.unlit.count + shared + 200 * request.items.count
      guard length <= Self.longest else { return }
      lock.take()
      defer { lock.giveBack() }
      if size + length > Self.most { (known, size) = ([:], 0) }
      if known.updateValue(drawn, forKey: request) == nil { size += length }
    }
  }
}
