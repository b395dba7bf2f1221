public import SweepGeometry

/// An outline with its fill and stroke, in `CAShapeLayer`'s words and with its defaults.
///
/// ```swift
/// var track = Shape(.arc(center: .zero, radius: 88, from: .degrees(-120), to: .degrees(120)))
/// track.fillColor = .none
/// track.strokeColor = .rgb(0x2b303a)
/// track.lineWidth = 4
/// track.lineCap = .round
/// ```
public struct Shape: Hashable, Sendable {
  /// How the inside of an outline that crosses itself is found: SVG's `fill-rule`.
  public enum FillRule: Hashable, Sendable { case nonZero, evenOdd }
  /// How an open stroke ends: SVG's `stroke-linecap`.
  public enum LineCap: String, Hashable, Sendable, CaseIterable { case butt, round, square }
  /// How two segments of a stroke meet: SVG's `stroke-linejoin`.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  /// The outline, in the layer's coordinates.
  public var path: Path
  /// The paint inside; opaque black by default.
  public var fillColor: Paint = .color(.black)
  /// How the inside is found; `nonZero` by default.
  public var fillRule: FillRule = .nonZero
  /// The paint of the stroke; none by default.
  public var strokeColor: Paint = .none
  /// The part of the outline's length before the stroke begins, 0 … 1; 0 by default.
  public var strokeStart: Double = 0
  /// The part of the outline's length at which the stroke ends, 0 … 1; 1 by default.
  public var strokeEnd: Double = 1
  /// The width of the stroke in user units; 1 by default.
  public var lineWidth: Double = 1
  /// The length of a mitre over the line width from which on it is cut; 10 by default (SVG: 4).
  public var miterLimit: Double = 10
  /// How the stroke ends; `butt` by default.
  public var lineCap: LineCap = .butt
  /// How segments meet; `miter` by default.
  public var lineJoin: LineJoin = .miter
  /// The lengths of dashes and gaps in turn, in user units; without any, a solid line.
  public var lineDashPattern: [Double] = []
  /// How far into the pattern the stroke begins, in user units; 0 by default.
  public var lineDashPhase: Double = 0

  /// Makes a shape that is filled with black and not stroked, unless told otherwise.
  @inlinable
  public init(
    _ path: Path, fillColor: Paint = .color(.black), strokeColor: Paint = .none,
    lineWidth: Double = 1, lineCap: LineCap = .butt
  ) {
    self.path = path
    self.fillColor = fillColor
    self.strokeColor = strokeColor
    self.lineWidth = lineWidth
    self.lineCap = lineCap
  }
}
