import SweepGeometry
public import SweepScene

/// A text in lines that keep within a width.
///
///
/// Line breaks in the text begin new lines. If a line is too long, the type shrinks down to four
/// fifths of its size; if that is not enough, the words break into more lines, and the rest is cut
/// off with an ellipsis. Widths are those of the drawn face, or else of the tables for the first
/// known font family.
///
/// ```swift
/// let note = TextBlock(Layer.Text("Coolant temperature", fontSize: 8), maximumWidth: 40).layer
/// ```
public struct TextBlock: Hashable, Sendable {
  /// The words and their style. The alignment is that of each line.
  public var text: Layer.Text
  /// The greatest width in user units; none by default.
  public var maximumWidth: Double?
  /// The most lines, 1 or more; by default two, or as many as the line breaks make.
  public var maximumLines: Int?
  /// The part of the words without room that is cut off: `truncationMode` of a `CATextLayer`.
  public enum TruncationMode: String, Hashable, Sendable, CaseIterable { case start, middle, end }

  /// The part of the last line that gives way; its end by default.
  public var truncationMode = TruncationMode.end
  /// The distance of two baselines in parts of the size of the type; 1.2 by default.
  public var lineHeight = 1.2
  /// The part of the size to which the type shrinks before the words take more lines.
  var leastShrink = 0.8

  /// Makes a block of a text.
  public init(_ text: Layer.Text, maximumWidth: Double? = nil) {
    (self.text, self.maximumWidth) = (text, maximumWidth)
  }

  /// The lines, the first of them at the layer's origin.
  public var layer: Layer { layOut(broken(in: ownWidths), at: .zero) }

  /// Whether a part of the words has no room.
  public var isCut: Bool { broken(in: ownWidths).isCut }

  private var ownWidths: FontWidths {
    var widths = FontWidths.of(family: text.fontFamily ?? Theme.sansSerif)
    widths.face = text.drawnFace
    return widths
  }

  /// The words in lines.
  struct Lines {
    var words: [String]
    /// The part of the size in which they are set.
    var shrink = 1.0
    /// Whether words are left out.
    var isCut = false
  }

  /// Breaks the text into lines.
  func broken(in widths: FontWidths) -> Lines {
    let paragraphs = text.string.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    )
    .map(String.init)
    let most = max(maximumLines ?? max(2, paragraphs.count), 1)
    let room = maximumWidth.map { $0 / text.fontSize } ?? .infinity
    let filler = LineFiller(
      widths: widths, weight: text.fontWeight, spacing: text.letterSpacing / text.fontSize,
      maximumLines: most, truncationMode: truncationMode)
    if paragraphs.count <= most {
      let widest = paragraphs.reduce(0) { max($0, filler.reach($1)) }
      let fit = min(1, room / max(widest, 1e-9))
      if fit >= leastShrink { return Lines(words: paragraphs, shrink: fit) }
    }
    for shrink in [1, 0.9] where shrink > leastShrink {
      let lines = filler.fill(paragraphs, to: room / shrink)
      if !lines.isCut {
        return Lines(words: filler.balanced(paragraphs, room / shrink), shrink: shrink)
      }
    }
    var lines = filler.fill(paragraphs, to: room / leastShrink)
    if !lines.isCut { lines.words = filler.balanced(paragraphs, room / leastShrink) }
    lines.shrink = leastShrink
    return lines
  }

  /// The layer of lines, the first of them at a place.
  func layOut(_ lines: Lines, at place: Point, named name: String = "") -> Layer {
    var style = text
    style.fontSize *= lines.shrink
    style.letterSpacing *= lines.shrink
    guard lines.words.count > 1 else {
      style.string = lines.words.first ?? ""
      return Layer(name, content: .text(style), position: place)
    }
    let step = style.fontSize * lineHeight
    let items = lines.words.enumerated().filter { !$0.element.allSatisfy(\.isWhitespace) }.map {
      index, line in
      TextRow.Item(line, at: Point(place.x, place.y + Double(index) * step))
    }
    let row = TextRow(items, style: style, runsOn: true)
    if case .color = text.foregroundColor { return Layer(name, row: row) }
    return Layer(name, sublayers: row.layers)
  }
}
