import SweepGeometry
import SweepScene
import SweepType

/// Texts in a face as path data.
struct DrawnTexts: Sendable {
  /// All texts, and what of a display is off.
  var data: [UInt8] = []
  var unlit: [UInt8] = []
  /// The texts that are drawn, with commas between them unless they are lines of one.
  var words = ""
  /// The places of those that have to be set in a font, and what the face lacks for them.
  var undrawn: [Int] = []
  var missing: [Character] = []

  /// What path data follows from.
  struct Request: Sendable {
    let items: [TextRow.Item]
    let face: TextFace
    let fontSize: Double
    let weight: Int
    let letterSpacing: Double
    let alignment: Text.Alignment
    let figures: FigureSpacing
    let precision: Int
    /// Whether the texts are lines of one.
    let runsOn: Bool
  }
}

extension DrawnTexts.Request {
  init(
    items: [TextRow.Item], style: Text, face: TextFace, figures: FigureSpacing,
    format: NumberFormat, runsOn: Bool = false
  ) {
    self.init(
      items: items, face: face, fontSize: style.fontSize, weight: style.fontWeight,
      letterSpacing: style.letterSpacing, alignment: style.alignment, figures: figures,
      precision: format.precision, runsOn: runsOn)
  }

  /// The longest text that is drawn, in bytes: a path is fifty times as long.
  private static var longestDrawn: Int { 1000 }

  /// Draws the texts; nil where their places are too far away for path data.
  func draw() -> DrawnTexts? {
    var (drawn, path, unlit, words) = (DrawnTexts(), Path(), Path(), [String]())
    for (index, item) in items.enumerated() {
      let row = typeset(item)
      guard let row, row.missing.isEmpty, !row.path.isEmpty else {
        drawn.undrawn.append(index)
        drawn.missing += row?.missing ?? []
        continue
      }
      if path.isEmpty { path = row.path } else { path.append(row.path) }
      unlit.append(row.unlit)
      words.append(item.string)
    }
    guard let data = pathData(of: path), let unlitData = pathData(of: unlit) else { return nil }
    (drawn.data, drawn.unlit) = (data, unlitData)
    drawn.words = words.joined(separator: runsOn ? " " : ", ")
    return drawn
  }

  private func pathData(of path: Path) -> [UInt8]? {
    if path.isEmpty { return [] }
    var out = ByteBuffer(capacity: 64 + path.elements.count * 16)
    let isWritten = path.write(to: &out, format: NumberFormat(precision: precision)) != nil
    return isWritten ? out.bytes : nil
  }

  /// An item as a path about its place; nil where it is too much.
  private func typeset(_ item: TextRow.Item) -> TypesetRow? {
    guard fontSize > 0, fontSize.isFinite, letterSpacing.isFinite,
      item.string.utf8.count <= Self.longestDrawn
    else { return nil }
    let anchor: TextAnchor =
      switch alignment {
      case .start: .start
      case .middle: .middle
      case .end: .end
      }
    return face.typeset(
      item.string, fontSize: fontSize, weight: weight, at: item.position, anchor: anchor,
      figures: figures, letterSpacing: letterSpacing)
  }
}

extension DrawnTexts.Request: Hashable {
  /// Requests are told apart by their beginnings and compared in full.
  func hash(into hasher: inout Hasher) {
    hasher.combine(items.count)
    hasher.combine(items.first?.string)
    hasher.combine(fontSize)
    hasher.combine(face)
  }
}
