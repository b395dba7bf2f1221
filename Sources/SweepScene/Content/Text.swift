/// One line of text, whose baseline starts, is centred or ends at the layer's origin.
///
/// The counterpart of `CATextLayer` and of SVG's `text` (SVG 1.1, 10.4).
public struct Text: Hashable, Sendable {
  /// Which end of the text stands at the layer's origin: SVG's `text-anchor`.
  public enum Alignment: String, Hashable, Sendable, CaseIterable { case start, middle, end }

  /// The characters.
  public var string: String
  /// A list of font families as in CSS; the scene's by default.
  public var fontFamily: String?
  /// The size of the type in user units; 12 by default.
  public var fontSize: Double
  /// The weight, 100 … 900; 400 (regular) by default.
  public var fontWeight: Int
  /// The paint; opaque black by default.
  public var foregroundColor: Paint
  /// Which end stands at the origin; `middle` by default.
  public var alignment: Alignment
  /// The room added after each character, in user units; 0 by default.
  public var letterSpacing: Double

  /// Makes a line of text.
  @inlinable
  public init(
    _ string: String, fontFamily: String? = nil, fontSize: Double = 12, fontWeight: Int = 400,
    foregroundColor: Paint = .color(.black), alignment: Alignment = .middle,
    letterSpacing: Double = 0
  ) {
    self.string = string
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.foregroundColor = foregroundColor
    self.alignment = alignment
    self.letterSpacing = letterSpacing
  }

  /// How far below its middle the baseline of lining figures and capitals stands, as a part of the
  /// font size: half the height of a capital in the usual sans-serifs.
  public static let opticalCenter = 0.36
}
