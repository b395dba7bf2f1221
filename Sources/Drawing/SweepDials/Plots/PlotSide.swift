import SweepGeometry

/// A side of a plot, along which a scale lies.
public enum PlotSide: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom

  /// Whether the vertical scale lies there.
  var isUpright: Bool { self == .left || self == .right }

  /// The direction away from the plot.
  var outward: Vector {
    switch self {
    case .left: Vector(dx: -1, dy: 0)
    case .right: Vector(dx: 1, dy: 0)
    case .top: Vector(dx: 0, dy: -1)
    case .bottom: Vector(dx: 0, dy: 1)
    }
  }

  /// The scale of the side, with a turn that represents its length; major marks are closer if the
  /// ends have some only then, or if there would be less than three steps.
  func scale(of plot: Dial.Plot) -> Scale {
    let (size, spacing) = (plot.frame.size, plot.spacing)
    func scale(_ part: Double) -> Scale {
      isUpright
        ? plot.y.straight(size.height, spacing: spacing.height * part)
        : plot.x.straight(size.width, spacing: spacing.width * part)
    }
    let (wide, close) = (scale(1), scale(0.58))
    guard let (wideEnds, steps) = wide.ownSteps, let (closeEnds, _) = close.ownSteps else {
      return wide
    }
    return closeEnds > wideEnds || closeEnds == wideEnds && steps < 3 ? close : wide
  }

  /// The place of a part of the side, counted from the left or the bottom.
  func point(at part: Double, in plot: Dial.Plot) -> Point {
    let frame = plot.frame
    let point =
      switch self {
      case .left: Point(frame.minX, frame.maxY - part * frame.size.height)
      case .right: Point(frame.maxX, frame.maxY - part * frame.size.height)
      case .top: Point(frame.minX + part * frame.size.width, frame.minY)
      case .bottom: Point(frame.minX + part * frame.size.width, frame.maxY)
      }
    return point.onGrid
  }

  /// The place of a reading, at the nearest end if it is outside.
  func point(of value: Double, in plot: Dial.Plot) -> Point {
    let scale = isUpright ? plot.y : plot.x
    let part = scale.part(of: scale.clamped(value))
    return point(at: scale.isReversed ? 1 - part : part, in: plot)
  }
}
