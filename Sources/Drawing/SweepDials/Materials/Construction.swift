public import SweepScene

/// The construction of a dial by its theme, beside colours: the case, the bezel, the face, the hub,
/// the hands, the ticks, the window of the figures, the glass and the light.
///
/// A part follows it where its own parameter is not set. The default is the plainest: one line
/// round an even face, without shadows of more than one step.
public struct Construction: Hashable, Sendable {
  /// The outline of the case round a dial; `fitted` by default.
  public var `case` = Case.fitted
  /// The bezel round the face; `line` by default.
  public var bezel = Bezel.Finish.line
  /// The surface of the face; `gradient` by default.
  public var face = Face.Finish.gradient
  /// The opacity of the shadow that the bezel casts on the rim of the face, 0 … 1; 0 by default.
  public var recess = 0.0
  /// The cap over the pivot; `flat` by default.
  public var hub = Hub.Finish.flat
  /// The needle; `tapered` by default.
  public var needle = Needle.Style.tapered
  /// The filling of needles, hands and caps; `solid` by default.
  public var fill = Fill.solid
  /// The hands of clocks; `classic` by default.
  public var hands = Hands.Style.classic
  /// The marks of scales; `bars` by default.
  public var ticks = Ticks.Style.bars
  /// The texture of coloured stretches that have no patterns; `solid` by default.
  public var zones = Bands.Pattern.solid
  /// The window around the digits of the reading; `none` by default.
  public var window = Readout.Window.none
  /// The opacity of the light on the glass, 0 … 1; 0 for none, by default.
  public var glass = 0.0
  /// The opacity of the light that needles, hands and progress spread, 0 … 1; 0 by default.
  public var glow = 0.0
  /// The colour of shadows, which is brown on warm faces; black by default.
  public var shade = Color.black
  /// The light; from above, without softness, by default.
  public var light = Light()

  /// The filling of needles, hands and caps.
  public enum Fill: String, Hashable, Sendable, CaseIterable {
    /// In their colours.
    case solid
    /// Lines in their colours about a light tint of the face, as in a drawing.
    case outline
  }

  /// Makes the plainest construction.
  public init() {}

  /// The construction with some of its values changed.
  func with(_ change: (inout Construction) -> Void) -> Construction {
    var construction = self
    change(&construction)
    return construction
  }
}

extension Construction: DefaultKeyed {
  package static let keys: KeyTable<Construction> = KeyTable([
    Key(
      "case", \.case, .choice,
      "The outline of the case: fitted to a scale of less than 200°, round, a flange with screws, a sheet or a squircle."
    ),
    Key("bezel", \.bezel, .choice, "The bezel round the face."),
    Key("face", \.face, .choice, "The surface of the face."),
    Key(
      "recess", \.recess, .number(in: 0...1), "The opacity of the shadow on the rim of the face."),
    Key("hub", \.hub, .choice, "The cap over the pivot."),
    Key("needle", \.needle, .choice, "The needle."),
    Key("hands", \.hands, .choice, "The hands of clocks."),
    Key("fill", \.fill, .choice, "The filling of needles, hands and caps: solid, or outlines."),
    Key("ticks", \.ticks, .choice, "The marks of scales."),
    Key("zones", \.zones, .choice, "The texture of coloured stretches without patterns."),
    Key("window", \.window, .choice, "The frame of the reading's figures."),
    Key(
      "glass", \.glass, .number(in: 0...1), "The opacity of the light on the glass; 0 for none."),
    Key(
      "glow", \.glow, .number(in: 0...1),
      "The opacity of the light that needles, hands and progress spread; 0 for none."),
    Key("shade", \.shade, .color, "The colour of shadows."),
    Key("light", changing: \.light, "The light, which metals and shadows follow."),
  ])
}

/// The outline of the case round a dial.
public enum Case: String, Hashable, Sendable, CaseIterable {
  /// Cropped to a scale that spans less than 200°: a D for half a turn, a fan for a quarter.
  case fitted
  /// Always a circle.
  case round
  /// A circle on a square plate with cut corners and four screws, as in a panel.
  case flange
  /// A circle on the square sheet of a drawing, with a frame and centre lines.
  case sheet
  /// A square whose sides pass into its corners without a break: a superellipse.
  case squircle
}

extension Theme {
  /// The theme with another outline of its cases; as it is for nil.
  func cased(_ outline: Case?) -> Theme {
    guard let outline else { return self }
    var theme = self
    theme.construction.case = outline
    return theme
  }
}
