/// What of a stroke few shapes set.
extension Shape {
  /// The part of the outline's length before the stroke begins, 0 … 1; 0 by default.
  public var strokeStart: Double {
    @inlinable get { style.values.details?.values.strokeStart ?? 0 }
    set { changeDetails { $0.strokeStart = newValue } }
  }

  /// The part of the outline's length at which the stroke ends, 0 … 1; 1 by default.
  public var strokeEnd: Double {
    @inlinable get { style.values.details?.values.strokeEnd ?? 1 }
    set { changeDetails { $0.strokeEnd = newValue } }
  }

  /// The length of a mitre over the line width from which on it is cut; 10 by default (SVG: 4).
  public var miterLimit: Double {
    @inlinable get { style.values.details?.values.miterLimit ?? 10 }
    set { changeDetails { $0.miterLimit = newValue } }
  }

  /// The lengths of dashes and gaps in turn, in user units; without any, a solid line.
  public var lineDashPattern: [Double] {
    @inlinable get { style.values.details?.values.lineDashPattern ?? [] }
    set { changeDetails { $0.lineDashPattern = newValue } }
  }

  /// How far into the pattern the stroke begins, in user units; 0 by default.
  public var lineDashPhase: Double {
    @inlinable get { style.values.details?.values.lineDashPhase ?? 0 }
    set { changeDetails { $0.lineDashPhase = newValue } }
  }

  /// Whether the stroke has its whole length, no dashes and the usual mitres.
  @inlinable
  package var hasPlainStroke: Bool { style.values.details == nil }

  private mutating func changeDetails(_ change: (inout StrokeDetails.Values) -> Void) {
    let old = style.values.details?.values ?? StrokeDetails.Values()
    var values = old
    change(&values)
    if values == old { return }
    let details = values == StrokeDetails.Values() ? nil : StrokeDetails(values)
    changeStyle { $0.details = details }
  }
}
