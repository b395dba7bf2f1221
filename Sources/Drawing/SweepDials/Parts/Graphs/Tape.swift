public import SweepGeometry
public import SweepScene

/// A straight scale that slides behind a window, with the reading always in its middle: the speed and
/// the altitude of a cockpit.
///
/// It follows the dial's scale, of which it shows a stretch.
public struct Tape: Part {
  /// The window, in dial units; 60 × 160 about the centre by default.
  public var frame = Rect(x: -30, y: -80, width: 60, height: 160)
  /// The side of the window with the marks: the scale runs upwards beside `left` and `right`, and
  /// to the right at `top` and `bottom`. `right` by default.
  public var side = PlotSide.right
  /// The readings between one end of the window and the other; 60 by default.
  public var reach = 60.0
  /// The distance between labels, in units of the scale; every second, fifth … remains if they
  /// would touch. Chosen to fit by default.
  public var every: Double?
  /// The number of marks between two labels; 1 by default.
  public var minor = 1
  /// The length of marks at labels, in dial units; 11 by default.
  public var tickLength = 11.0
  /// The length of marks between labels, in dial units; 6 by default.
  public var minorTickLength = 6.0
  /// The distance of labels from the marks, in dial units; 4 by default.
  public var gap = 4.0
  /// The size of the labels, in dial units; 10.5 by default.
  public var size = 10.5
  /// The weight of the labels, 100 … 900; the theme's by default.
  public var weight: Int?
  /// The colour of the labels and the marks; the theme's `ink` by default.
  public var color = ThemeColor.token(.ink)
  /// The limits of the coloured stretches, including the last end; none by default.
  public var limits: [Double] = []
  /// The colours; with fewer stretches, the last ones count. By default good, warning, danger, with shades
  /// between them for more than three.
  public var colors = ThemeColor.tones
  /// The meanings of the stretches, for descriptions, as those of ``Ranges``; none by default.
  public var names: [String] = []
  /// The width of the stretches, in dial units; 5 by default.
  public var bandWidth = 5.0
  /// The spelling of the figures.
  public var style = NumberStyle()

  /// Makes a tape.
  public init() {}

  /// Draws the part of the tape that is visible during the motion. Throws for sizes of zero or
  /// less, and for steps that make no marks or too many.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    try check("frame", min(frame.size.width, frame.size.height), above: 0)
    try check("reach", reach, above: 0)
    try style.check()
    let strip = try TapeStrip(self, in: context)
    var moving = Layer("tape_strip", sublayers: try strip.layers())
    moving.follow(.translation, in: context) { strip.offset(at: $0) }
    moving.hideWithoutReading(in: context)
    var window = Layer("tape", sublayers: [moving])
    window.clip(to: frame)
    return window
  }

  /// Adds the reading, the number style of its scale and the meanings of its stretches.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    builder.addReading(of: context)
    builder.annotateScale(of: context, labelStyle: style)
    guard !limits.isEmpty else { return }
    builder.annotateScale(
      of: context,
      meaning: RangeMeaning(limits: limits, names: names, colors: colors, in: context.theme))
  }

  /// Larger figures, and no marks between them.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      $0.size = max(size, leastType)
      $0.minor = 0
    }
  }
}

extension Tape: KeyedPart {
  package static let summary =
    "A straight scale that slides behind a window, with the reading always in its middle."

  package static let keys: KeyTable<Tape> = KeyTable(
    [
      Key("frame", \.frame, .rect, "The window: left, top, width, height."),
      Key("side", \.side, .choice, "The side of the window that marks stand at."),
      Key(
        "reach", \.reach, .quantity, "The readings between one end of the window and the other."),
      Key(
        "every", \.every, optional: .quantity,
        "The distance between labels; by default chosen to fit."),
      Key("minor", \.minor, .integer(in: 0...20), "How many marks are between two labels."),
      Key(
        "tickLength", \.tickLength, .number(atLeast: 0),
        "The length of marks at labels; 0 for none."),
      Key(
        "minorTickLength", \.minorTickLength, .number(atLeast: 0),
        "The length of marks between labels; 0 for none."),
      Key("gap", \.gap, .number(atLeast: 0), "The distance of labels from the marks."),
      Key("size", \.size, .number(above: 0), "The size of the labels."),
      Key("weight", \.weight, optional: .weight, "The weight; the theme's by default."),
      Key("color", \.color, .themeColor, "The colour of the labels and the marks."),
      Key(
        "limits", \.limits, .numbers,
        "The readings where coloured stretches begin, and the one where the last ends."),
      Key(
        "colors", \.colors, .list(of: .themeColor),
        "The colours; with fewer stretches, the last ones count. By default good, warning, danger and shades between them."
      ),
      Key("names", \.names, .list(of: .text), "The meanings of the stretches, for descriptions."),
      Key("bandWidth", \.bandWidth, .number(atLeast: 0), "The width of the stretches."),
    ] + NumberStyle.keys.inside(\.style))
}
