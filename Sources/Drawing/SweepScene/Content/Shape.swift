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
  /// All but the outline.
  @usableFromInline var style: ShapeStyle

  /// Makes a shape that is filled with black and not stroked, unless told otherwise.
  public init(
    _ path: Path, fillColor: Paint = .color(.black), strokeColor: Paint = .none,
    lineWidth: Double = 1, lineCap: LineCap = .butt
  ) {
    self.path = path
    style = ShapeStyle(
      ShapeStyle.Values(
        fillColor: fillColor, lineCap: lineCap, strokeColor: strokeColor, lineWidth: lineWidth))
  }

  /// The paint inside; opaque black by default.
  public var fillColor: Paint {
    @inlinable get { style.values.fillColor }
    set { changeStyle { $0.fillColor = newValue } }
  }

  /// How the inside is found; `nonZero` by default.
  public var fillRule: FillRule {
    @inlinable get { style.values.fillRule }
    set { changeStyle { $0.fillRule = newValue } }
  }

  /// The paint of the stroke; none by default.
  public var strokeColor: Paint {
    @inlinable get { style.values.strokeColor }
    set { changeStyle { $0.strokeColor = newValue } }
  }

  /// The width of the stroke in user units; 1 by default.
  public var lineWidth: Double {
    @inlinable get { style.values.lineWidth }
    set { changeStyle { $0.lineWidth = newValue } }
  }

  /// How the stroke ends; `butt` by default.
  public var lineCap: LineCap {
    @inlinable get { style.values.lineCap }
    set { changeStyle { $0.lineCap = newValue } }
  }

  /// How segments meet; `miter` by default.
  public var lineJoin: LineJoin {
    @inlinable get { style.values.lineJoin }
    set { changeStyle { $0.lineJoin = newValue } }
  }

  mutating func changeStyle(_ change: (inout ShapeStyle.Values) -> Void) {
    var values = style.values
    change(&values)
    style = ShapeStyle(values)
  }
}
