public import SweepGeometry
public import SweepScene

/// A line of text on the dial: a title, a maker's name, a note.
public struct Caption: Part {
  /// The words; none by default.
  public var string: String
  /// The baseline's point at the aligned end, in dial units; 34 above the centre by default.
  public var position = Point(0, -34)
  /// Which end of the text is at that point; `middle` by default.
  public var alignment = Text.Alignment.middle
  /// The size of the type in dial units; 8 by default.
  public var size = 8.0
  /// The greatest width in dial units; longer text shrinks to three fifths, then is cut off with an
  /// ellipsis. None by default.
  public var maximumWidth: Double?
  /// The weight, 100 … 900; 400 by default.
  public var weight = 400
  /// The colour; the theme's `muted` by default.
  public var color = ThemeColor.token(.muted)
  /// The space after each character, in dial units; 0 by default.
  public var letterSpacing = 0.0
  /// The size below which the type never goes to fit, in dial units.
  var leastSize = 0.0

  /// Makes a caption.
  public init(_ string: String = "") { self.string = string }

  /// Draws the words; without any, nothing. Throws for a size or weight that no type has.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try check("size", size, above: 0)
    if let maximumWidth { try check("maximumWidth", maximumWidth, above: 0) }
    guard (1...1000).contains(weight) else { throw DialError("weight", "must lie in 1 … 1000") }
    guard abs(letterSpacing) < 1000 else {
      throw DialError("letterSpacing", "must lie within 1000 of zero")
    }
    guard !string.isEmpty else { return Layer() }
    let (words, shrink) = fitted(in: context.theme)
    let text = Text(
      words, fontSize: size * shrink, fontWeight: weight,
      foregroundColor: .color(context.theme[color]), alignment: alignment,
      letterSpacing: letterSpacing * shrink)
    return Layer("caption", content: .text(text), position: position)
  }

  /// The same words, if they can be read.
  public func compact(leastType: Double) -> (any Part)? {
    CompactForm.leavesOut(size, leastType)
      ? nil : with { $0.leastSize = CompactForm.least(leastType) }
  }

  /// The words that fit, and in which part of the size of the type they do.
  private func fitted(in theme: Theme) -> (words: String, shrink: Double) {
    guard let maximumWidth else { return (string, 1) }
    let widths = theme.widths
    let width =
      widths.advance(of: string, weight: weight) * size
      + Double(string.unicodeScalars.count) * letterSpacing
    let fit = min(1, maximumWidth / max(width, 1e-9))
    let least = min(max(0.6, leastSize / size), 1)
    if fit >= least { return (string, fit) }
    let words = widths.cut(
      string, weight: weight, spacing: letterSpacing / size, to: maximumWidth / least / size)
    return (words, least)
  }
}
