public import SweepGeometry

extension Layer {
  /// The way in which a layer takes the place of another one: `CATransitionType`.
  public enum TransitionType: String, Hashable, Sendable, CaseIterable {
    /// The new layer appears while the old one disappears; half-way both are half as opaque.
    case fade
    /// The new layer moves in over the old one.
    case moveIn
    /// The new layer moves in and takes the old one along, out of the bounds.
    case push
    /// The old layer moves out of the bounds, and the new one lies below it.
    case reveal
  }

  /// The side from which something moves: `CATransitionSubtype`.
  public enum TransitionSubtype: String, Hashable, Sendable, CaseIterable {
    case fromRight, fromLeft, fromTop, fromBottom
  }

  /// A layer in which one layer takes the place of another one: a `CATransition`.
  ///
  /// ```swift
  /// let page = Layer.transition(
  ///   .push, subtype: .fromRight, from: Layer("first"), to: Layer("second"),
  ///   in: Layer.Rect(x: 0, y: 0, width: 80, height: 60))
  /// ```
  ///
  /// - Parameters:
  ///   - subtype: the side from which the motion comes; a fade has none.
  ///   - bounds: the rectangle, in the coordinates of the parent and of both layers, by which moving
  ///     layers are clipped.
  ///   - duration: the time of the change, more than zero.
  ///   - beginTime: the moment at which it begins, before which the old layer shows.
  ///   - startProgress: the part of the change with which it begins, 0 … 1.
  ///   - endProgress: the part with which it ends, `startProgress` … 1, after which the new layer
  ///     shows alone.
  public static func transition(
    _ type: TransitionType = .fade, subtype: TransitionSubtype = .fromLeft, from old: Layer,
    to new: Layer, in bounds: Rect, duration: Seconds = 0.25,
    timingFunction: TimingFunction = .linear, beginTime: Seconds = .zero,
    startProgress: Double = 0, endProgress: Double = 1
  ) -> Layer {
    func change<Value>(
      _ key: AnimationKey<Value>, _ value: (Double) -> Value
    ) -> Layer.Animation {
      .animate(
        key, from: value(startProgress), to: value(endProgress), duration: duration,
        timingFunction: timingFunction, beginTime: beginTime)
    }
    let side = subtype.side(of: bounds)
    var leaving = Layer(sublayers: [old])
    var coming = Layer(sublayers: [new])
    if beginTime > .zero {
      coming.animations = [.animate(.isHidden, from: true, to: true, duration: beginTime)]
    }
    leaving.isHidden = true
    leaving.animations = [
      .animate(
        .isHidden, from: false, to: false, duration: duration, beginTime: beginTime,
        fillMode: .backwards)
    ]
    switch type {
    case .fade:
      leaving.animations.append(change(.opacity) { 1 - $0 })
      coming.animations.append(change(.opacity) { $0 })
      return Layer(sublayers: [leaving, coming])
    case .moveIn: coming.animations.append(change(.translation) { side * (1 - $0) })
    case .push:
      leaving.animations.append(change(.translation) { side * -$0 })
      coming.animations.append(change(.translation) { side * (1 - $0) })
    case .reveal: leaving.animations.append(change(.translation) { side * -$0 })
    }
    var layer = Layer(sublayers: type == .reveal ? [coming, leaving] : [leaving, coming])
    layer.clip(to: bounds)
    return layer
  }
}

extension Layer.TransitionSubtype {
  /// The way from the bounds to their neighbour on the side.
  fileprivate func side(of bounds: Rect) -> Vector {
    switch self {
    case .fromRight: Vector(dx: bounds.size.width, dy: 0)
    case .fromLeft: Vector(dx: -bounds.size.width, dy: 0)
    case .fromTop: Vector(dx: 0, dy: -bounds.size.height)
    case .fromBottom: Vector(dx: 0, dy: bounds.size.height)
    }
  }
}
