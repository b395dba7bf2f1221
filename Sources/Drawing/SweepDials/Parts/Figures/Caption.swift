public import SweepGeometry
public import SweepScene

/// Words on the dial: a title, a maker's name, a note.
public struct Caption: Part {
  /// The words; none by default.
  public var string: String
  /// The first baseline's point at the aligned end, in dial units; 34 above the centre by default.
  public var position = Point(0, -34)
  /// Which end of the text is at that point; `middle` by default.
  public var alignment = Text.Alignment.middle
  /// The size of the type in dial units; 8 by default.
  public var size = 8.0
  /// The greatest width in dial units; longer text shrinks to four fifths, then takes more lines, and
  /// then is cut off with an ellipsis, with all of it in the description. None by default.
  public var maximumWidth: Double?
  /// The most lines; by default two, or as many as line breaks in the words make.
  public var maximumLines: Int?
  /// The distance of two baselines in parts of the size of the type; 1.2 by default.
  public var lineHeight = 1.2
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
    try check("lineHeight", lineHeight, above: 0)
    if let maximumLines, maximumLines < 1 { throw DialError("maximumLines", "must be above 0") }
    guard (1...1000).contains(weight) else { throw DialError("weight", "must lie in 1 … 1000") }
    guard abs(letterSpacing) < 1000 else {
      throw DialError("letterSpacing", "must lie within 1000 of zero")
    }
    guard !string.isEmpty else { return Layer() }
    let block = block(in: context.theme)
    return block.layOut(block.broken(in: context.theme.widths), at: position, named: "caption")
  }

  /// Adds the words that have no room.
  public func describe(in context: DialContext, into account: inout Account) {
    guard maximumWidth != nil, size > 0 else { return }
    let block = block(in: context.theme)
    if block.broken(in: context.theme.widths).isCut { account.addText(string) }
  }

  private func block(in theme: Theme) -> TextBlock {
    var block = TextBlock(
      Text(
        string, fontSize: size, fontWeight: weight, foregroundColor: .color(theme[color]),
        alignment: alignment, letterSpacing: letterSpacing), maximumWidth: maximumWidth)
    (block.maximumLines, block.lineHeight) = (maximumLines, lineHeight)
    block.leastShrink = min(max(block.leastShrink, leastSize / size), 1)
    return block
  }

  /// The same words, a little larger where that makes them legible; smaller ones are left out.
  public func compact(leastType: Double) -> (any Part)? {
    if CompactForm.leavesOut(size, leastType) { return nil }
    return with {
      $0.size = max(size, leastType)
      $0.leastSize = leastType
    }
  }
}
