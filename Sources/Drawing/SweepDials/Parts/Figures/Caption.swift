public import SweepGeometry
public import SweepScene

/// A line of words on the dial: a title, a maker's name, a note.
public struct Caption: Part {
  /// The words; none by default.
  public var string: String
  /// Where the baseline is, at the end that the alignment names, in dial units; 34 above the centre
  /// by default.
  public var position = Point(0, -34)
  /// Which end of the words stands there; `middle` by default.
  public var alignment = Text.Alignment.middle
  /// The size of the type in dial units; 8 by default.
  public var size = 8.0
  /// The greatest width in dial units, for which the type gets smaller, down to three fifths, and
  /// then the words are cut with an ellipsis; none by default.
  public var maximumWidth: Double?
  /// The weight, 100 … 900; 400 by default.
  public var weight = 400
  /// The colour; the theme's `muted` by default.
  public var color = ThemeColor.token(.muted)
  /// The room after each character, in dial units; 0 by default.
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
}
