extension Layer.Scene {
  /// The still picture that the scene shows at a moment, without any animation.
  ///
  /// The counterpart of Core Animation's presentation tree. It reads the model and is independent
  /// of the writers.
  ///
  /// - Parameter events: the viewer's events; animations that wait for others have not begun.
  public func presentation(at time: Seconds, events: [EventOccurrence] = []) -> Layer.Scene {
    let past = events.filter { $0.time <= time }
    var still = resolved(events: past).scene
    still.layers = still.layers.map { $0.presentation(at: Instant(time.value)) }
    return still
  }
}

extension Layer {
  /// The still layer at a moment of the scene, with its sublayers and mask, without what waits for
  /// others; a scene presents these.
  public func presentation(at time: Seconds) -> Layer {
    presentation(at: Instant(time.value))
  }

  /// The still layer at a moment of its container, or, without a moment, without its animations.
  fileprivate func presentation(at instant: Instant?) -> Layer {
    var still = self
    var own = instant
    if let timing, let instant {
      own = timing.pass(at: instant)?.instant
      if own == nil { still.isHidden = true }
    }
    still.timing = nil
    still.animations = []
    if let own {
      var shown: [AnimatedProperty: AnimationValue] = [:]
      for animation in animations { animation.add(to: &shown, on: self, at: own) }
      // In their order, in which steps that the transform lacks are added to it.
      let order = animations.properties.filter { $0 != .position }
      // A turn along a path comes last, that it is not taken for the layer's own.
      for property in order + [.position] { shown[property].map { still[property] = $0 } }
    }
    still.sublayers = sublayers.map { $0.presentation(at: own) }
    still.mask = mask?.presentation(at: own)
    return still
  }
}

extension Layer.Animation {
  /// Applies the value of the animation at a moment over the value beneath.
  fileprivate func add(
    to shown: inout [AnimatedProperty: AnimationValue], on layer: Layer, at instant: Instant
  ) {
    guard let pass = timing.pass(at: instant) else { return }
    if case .group(let group) = self {
      let inner = group.inner(pass.instant)
      for animation in group.animations { animation.add(to: &shown, on: layer, at: inner) }
    } else if let property, let model = layer[property] {
      let value = value(in: pass, model: model)
      shown[property] = isAdditive ? (shown[property] ?? model).accumulating(value, 1) : value
    }
  }

  private func value(in pass: MediaTiming.Pass, model: AnimationValue) -> AnimationValue {
    let keyframes = keyframes(model: model)
    let part = pass.instant.time / timing.duration.value
    let isEnd = pass.instant.isEnd && part >= 1 - 1e-9
    let value = keyframes.value(at: part, isBefore: pass.instant.isBefore && !isEnd)
    let values = keyframes.values
    guard isCumulative, property?.adds == true,
      let last = timing.autoreverses ? values.first : values.last
    else { return value }
    return value.accumulating(last, pass.completed)
  }
}
