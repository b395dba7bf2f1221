import SweepGeometry
public import SweepType

extension Layer {
  /// One line of text, whose baseline starts, is centred or ends at the layer's origin. In a layer
  /// with bounds it stands at their top, and starts, is centred or ends at their sides.
  ///
  /// The counterpart of `CATextLayer` and of SVG's `text` (SVG 1.1, 10.4).
  public struct Text: Hashable, Sendable {
    /// The end of the text at the layer's origin: SVG's `text-anchor`.
    public enum Alignment: String, Hashable, Sendable, CaseIterable { case start, middle, end }

    /// The characters.
    public var string: String
    /// All but the characters. A text that is copied and given other ones has the very same style.
    @usableFromInline var style: Shared<TextStyle>

    /// Makes a line of text.
    public init(
      _ string: String, fontFamily: String? = nil, fontSize: Double = 12, fontWeight: Int = 400,
      foregroundColor: Paint = .color(.black), alignment: Alignment = .middle,
      letterSpacing: Double = 0, drawnFace: DrawnFace? = nil
    ) {
      self.string = string
      style = Shared(
        TextStyle(
          fontFamily: fontFamily, fontSize: fontSize, fontWeight: fontWeight,
          foregroundColor: foregroundColor, alignment: alignment, letterSpacing: letterSpacing,
          drawnFace: drawnFace))
    }

    /// A list of font families with commas between them; the scene's by default.
    public var fontFamily: String? {
      @inlinable get { style.values.fontFamily }
      set { style.values.fontFamily = newValue }
    }

    /// The size of the type in user units; 12 by default.
    public var fontSize: Double {
      @inlinable get { style.values.fontSize }
      set { style.values.fontSize = newValue }
    }

    /// The weight, 100 … 900; 400 (regular) by default.
    public var fontWeight: Int {
      @inlinable get { style.values.fontWeight }
      set { style.values.fontWeight = newValue }
    }

    /// The paint; opaque black by default.
    public var foregroundColor: Paint {
      @inlinable get { style.values.foregroundColor }
      set { style.values.foregroundColor = newValue }
    }

    /// The end at the origin; `middle` by default.
    public var alignment: Alignment {
      @inlinable get { style.values.alignment }
      set { style.values.alignment = newValue }
    }

    /// The room added after each character, in user units; 0 by default.
    public var letterSpacing: Double {
      @inlinable get { style.values.letterSpacing }
      set { style.values.letterSpacing = newValue }
    }

    /// The face for drawing the characters as a path. If it is nil, the default, a text without a
    /// font family is drawn in the face of the scene, if it has one.
    ///
    /// The height of the capitals is 0.72 of the font size. Weights up to 300 are drawn light, those
    /// from 600 on bold. A text with a character that the face lacks, or of over 1000 bytes, is not
    /// drawn but set in a font.
    public var drawnFace: DrawnFace? {
      @inlinable get { style.values.drawnFace }
      set { style.values.drawnFace = newValue }
    }

    /// A part that follows, in its own style.
    package struct Run: Hashable, Sendable {
      package var text: Layer.Text
      /// The distance from the end of the part before.
      package var shift: Vector

      package init(_ text: Layer.Text, shift: Vector) { (self.text, self.shift) = (text, shift) }
    }

    /// The parts that follow in the same line; none by default. A text with parts is set in fonts.
    package var runs: [Run] {
      get { style.values.runs }
      set { if newValue != runs { style.values.runs = newValue } }
    }

    /// Whether a text has the very style that another one has; equal ones may be made apart.
    @inlinable
    package func sharesStyle(with other: Layer.Text) -> Bool { style.block === other.style.block }

    /// The distance of the baseline below the middle of lining figures and capitals, as a fraction of
    /// the font size: half the height of a capital in common sans-serifs.
    public static let opticalCenter = 0.36

    /// The distance of the baseline below the top of the bounds, as a fraction of the font size: the
    /// ascent of Helvetica, the font of a `CATextLayer`.
    public static let ascent = 0.77
  }
}

/// How a text is set; each property is described at the text's.
@usableFromInline
struct TextStyle: Hashable, Sendable {
  @usableFromInline var fontFamily: String?
  @usableFromInline var fontSize: Double
  @usableFromInline var fontWeight: Int
  @usableFromInline var foregroundColor: Paint
  @usableFromInline var alignment: Layer.Text.Alignment
  @usableFromInline var letterSpacing: Double
  @usableFromInline var drawnFace: DrawnFace?
  var runs: [Layer.Text.Run] = []
}
