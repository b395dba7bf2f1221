public import SweepGeometry
public import SweepScene

/// Words on the dial: a title, a maker's name, a note.
public struct Caption: Part {
  /// The words; none by default.
  public var string: String
  /// The first baseline's point at the aligned end, in dial units; 34 above the centre by default.
  public var position = Point(0, -34)
  /// The end of the text at that point; `middle` by default.
  public var alignment = Layer.Text.Alignment.middle
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
  /// The minimum size of the type, in dial units.
  var leastSize = 0.0

  /// Makes a caption.
  public init(_ string: String = "") { self.string = string }

  /// Draws the words; without any, nothing. Throws for a size or weight that no type has.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard !string.isEmpty else { return Layer() }
    let block = block(in: context.theme)
    let lines = block.broken(in: context.theme.widths)
    context.noteCut(string, if: lines.isCut)
    return block.layOut(lines, at: position, named: "caption")
  }

  /// Adds the words that have no room.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    guard maximumWidth != nil, size > 0 else { return }
    let block = block(in: context.theme)
    if block.broken(in: context.theme.widths).isCut { builder.addText(string) }
  }

  private func block(in theme: Theme) -> TextBlock {
    var block = TextBlock(
      Layer.Text(
        string, fontSize: size, fontWeight: weight, foregroundColor: .color(theme.ink(color)),
        alignment: alignment, letterSpacing: letterSpacing), maximumWidth: maximumWidth)
    (block.maximumLines, block.lineHeight) = (maximumLines, lineHeight)
    block.leastShrink = min(max(block.leastShrink, leastSize / size), 1)
    return block
  }

  /// The same words, a little larger if that makes them legible; smaller ones are left out.
  public func compact(leastType: Double) -> (any Part)? {
    if CompactForm.leavesOut(size, leastType) { return nil }
    return with {
      $0.size = max(size, leastType)
      $0.leastSize = leastType
    }
  }
}

extension Caption: ColoredPart {
  /// The colour of the words.
  public static var mainColor: WritableKeyPath<Caption, ThemeColor> { \.color }
}

extension Caption: KeyedPart {
  package static let summary = "Words on the dial: a title, a maker's name, a note."

  package static let keys: KeyTable<Caption> = KeyTable([
    Key("text", \.string, .text, "The words."),
    Key("position", \.position, .point, "The first baseline's point at the aligned end."),
    Key("alignment", \.alignment, .choice, "Which end of each line is at that point."),
    Key("size", \.size, .number(above: 0), "The size of the type in dial units."),
    Key(
      "maximumWidth", \.maximumWidth, optional: .number(above: 0),
      "The greatest width; longer text shrinks, then takes more lines, then is cut off."
    ),
    Key(
      "maximumLines", \.maximumLines, optional: .integer(in: 1...100),
      "The most lines; two by default, or as many as line breaks make."),
    Key("lineHeight", \.lineHeight, .number(above: 0), "The distance of baselines in type sizes."),
    Key("weight", \.weight, .weight, "The weight."),
    Key("color", \.color, .themeColor, "The colour."),
    Key("letterSpacing", \.letterSpacing, .number(within: 1000), "The space after each character."),
  ])
}
