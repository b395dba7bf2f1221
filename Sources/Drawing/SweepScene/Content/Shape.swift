public import SweepGeometry

extension Layer {
  /// An outline with its fill and stroke, in `CAShapeLayer`'s words and with its defaults.
  ///
  /// ```swift
  /// var track = Layer.Shape(.arc(center: .zero, radius: 88, from: .degrees(-120), to: .degrees(120)))
  /// track.fillColor = .none
  /// track.strokeColor = .rgb(0x2b303a)
  /// track.lineWidth = 4
  /// track.lineCap = .round
  /// ```
  public struct Shape: Hashable, Sendable {
    /// The inside of an outline that crosses itself: SVG's `fill-rule`.
    public enum FillRule: Hashable, Sendable { case nonZero, evenOdd }
    /// The ends of an open stroke: SVG's `stroke-linecap`.
    public enum LineCap: String, Hashable, Sendable, CaseIterable { case butt, round, square }
    /// The joint of two segments of a stroke: SVG's `stroke-linejoin`.
    public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

    /// The outline, in the layer's coordinates.
    public var path: Path
    /// All but the outline.
    @usableFromInline var style: Shared<ShapeStyle>

    /// Makes a shape, by default filled with black and without a stroke.
    public init(
      _ path: Path, fillColor: Paint = .color(.black), strokeColor: Paint = .none,
      lineWidth: Double = 1, lineCap: LineCap = .butt
    ) {
      self.path = path
      style = Shared(
        ShapeStyle(
          fillColor: fillColor, lineCap: lineCap, strokeColor: strokeColor, lineWidth: lineWidth))
    }

    /// The paint inside; opaque black by default.
    public var fillColor: Paint {
      @inlinable get { style.values.fillColor }
      set { style.values.fillColor = newValue }
    }

    /// The fill rule; `nonZero` by default.
    public var fillRule: FillRule {
      @inlinable get { style.values.fillRule }
      set { style.values.fillRule = newValue }
    }

    /// The paint of the stroke; none by default.
    public var strokeColor: Paint {
      @inlinable get { style.values.strokeColor }
      set { style.values.strokeColor = newValue }
    }

    /// The width of the stroke in user units; 1 by default.
    public var lineWidth: Double {
      @inlinable get { style.values.lineWidth }
      set { style.values.lineWidth = newValue }
    }

    /// The line cap; `butt` by default.
    public var lineCap: LineCap {
      @inlinable get { style.values.lineCap }
      set { style.values.lineCap = newValue }
    }

    /// The line join; `miter` by default.
    public var lineJoin: LineJoin {
      @inlinable get { style.values.lineJoin }
      set { style.values.lineJoin = newValue }
    }
  }
}

extension Layer.Shape {
  /// The part of the outline's length before the stroke begins, 0 … 1; 0 by default.
  public var strokeStart: Double {
    @inlinable get { style.values.details?.values.strokeStart ?? 0 }
    set { details.strokeStart = newValue }
  }

  /// The part of the outline's length at which the stroke ends, 0 … 1; 1 by default.
  public var strokeEnd: Double {
    @inlinable get { style.values.details?.values.strokeEnd ?? 1 }
    set { details.strokeEnd = newValue }
  }

  /// The length of a mitre over the line width from which on it is cut; 10 by default (SVG: 4).
  public var miterLimit: Double {
    @inlinable get { style.values.details?.values.miterLimit ?? 10 }
    set { details.miterLimit = newValue }
  }

  /// The lengths of dashes and gaps in turn, in user units; without any, a solid line.
  public var lineDashPattern: [Double] {
    @inlinable get { style.values.details?.values.lineDashPattern ?? [] }
    set { details.lineDashPattern = newValue }
  }

  /// The offset of the stroke into the pattern, in user units; 0 by default.
  public var lineDashPhase: Double {
    @inlinable get { style.values.details?.values.lineDashPhase ?? 0 }
    set { details.lineDashPhase = newValue }
  }

  /// Whether the stroke has its whole length, no dashes and the usual mitres.
  @inlinable
  package var hasPlainStroke: Bool { style.values.details == nil }

  private var details: StrokeDetails {
    get { style.values.details?.values ?? StrokeDetails() }
    set {
      if newValue == details { return }
      style.values.details = newValue == StrokeDetails() ? nil : Shared(newValue)
    }
  }
}

/// How an outline is painted; each property is described at the shape's.
@usableFromInline
struct ShapeStyle: Hashable, Sendable {
  @usableFromInline var fillColor: Paint
  @usableFromInline var fillRule = Layer.Shape.FillRule.nonZero
  @usableFromInline var lineCap: Layer.Shape.LineCap
  @usableFromInline var lineJoin = Layer.Shape.LineJoin.miter
  @usableFromInline var strokeColor: Paint
  @usableFromInline var lineWidth: Double
  /// The properties that few strokes set; nil where all have their defaults.
  @usableFromInline var details: Shared<StrokeDetails>?
}

@usableFromInline
struct StrokeDetails: Hashable, Sendable {
  @usableFromInline var strokeStart = 0.0
  @usableFromInline var strokeEnd = 1.0
  @usableFromInline var miterLimit = 10.0
  @usableFromInline var lineDashPattern: [Double] = []
  @usableFromInline var lineDashPhase = 0.0
}
