/// How an outline is painted, in a block that copies of a shape share. It never changes.
@usableFromInline
final class ShapeStyle: Sendable {
  @usableFromInline let values: Values

  /// The properties; what each is stands at the shape's.
  @usableFromInline
  struct Values: Hashable, Sendable {
    @usableFromInline var fillColor: Paint
    @usableFromInline var fillRule = Shape.FillRule.nonZero
    @usableFromInline var lineCap: Shape.LineCap
    @usableFromInline var lineJoin = Shape.LineJoin.miter
    @usableFromInline var strokeColor: Paint
    @usableFromInline var lineWidth: Double
    /// What few strokes set; nil where all of it is as by default.
    @usableFromInline var details: StrokeDetails?
  }

  init(_ values: Values) { self.values = values }
}

extension ShapeStyle: Hashable {
  @usableFromInline
  static func == (a: ShapeStyle, b: ShapeStyle) -> Bool { a === b || a.values == b.values }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// The properties that few strokes set, in a block that the others do without. It never changes.
@usableFromInline
final class StrokeDetails: Sendable {
  @usableFromInline let values: Values

  @usableFromInline
  struct Values: Hashable, Sendable {
    @usableFromInline var strokeStart = 0.0
    @usableFromInline var strokeEnd = 1.0
    @usableFromInline var miterLimit = 10.0
    @usableFromInline var lineDashPattern: [Double] = []
    @usableFromInline var lineDashPhase = 0.0
  }

  init(_ values: Values) { self.values = values }
}

extension StrokeDetails: Hashable {
  @usableFromInline
  static func == (a: StrokeDetails, b: StrokeDetails) -> Bool { a === b || a.values == b.values }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
