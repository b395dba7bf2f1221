package import SweepScene

extension Layer.Scene {
  /// The work to make the timelines: the number of keys that the animations give, with those of
  /// a pace that has to be fitted counted by their cost. An estimate, for which nothing is fitted.
  package var work: Int {
    var estimate = WorkEstimate()
    return layers.reduce(0) { $0 + estimate.work(of: $1) }
  }
}

/// Estimates the cost of timelines. It caches facts about paces: many animations share few paces,
/// and the turns of some are costly to find.
private struct WorkEstimate {
  /// The cost to fit a stretch between two turns, in keys that are written as they are: measured.
  private static let fitted = 20

  private var known: [TimingFunction: Int] = [:]

  mutating func work(of layer: Layer) -> Int {
    if layer.staticSubtree != nil { return 0 }
    var sum = 0
    for animation in layer.animations { sum += work(of: animation) }
    if let mask = layer.mask { sum += work(of: mask) }
    for sublayer in layer.sublayers { sum += work(of: sublayer) }
    return sum
  }

  private mutating func work(of animation: Layer.Animation) -> Int {
    if case .group(let group) = animation {
      return group.animations.reduce(0) { $0 + work(of: $1) }
    }
    if case .keyframe(let jumps) = animation, jumps.calculationMode == .discrete {
      return jumps.values.count
    }
    let keys = animation.keyframes(model: .number(0))
    if keys.isDiscrete { return keys.values.count }
    var sum = 1
    for pace in keys.timingFunctions { sum += work(of: pace) }
    if keys.curve != nil { sum *= Self.fitted }
    // A pace of the whole is laid over every segment.
    return keys.pace.isLinear ? sum : sum + work(of: keys.pace) * keys.values.count
  }

  private mutating func work(of pace: TimingFunction) -> Int {
    if let work = known[pace] { return work }
    let work =
      switch pace.curve {
      case .cubic(let cubic): cubic.isInUnitSquare ? 1 : 4
      case .steps(let count, _): 2 * count
      default: Self.fitted * (pace.breaks.count + 1)
      }
    known[pace] = work
    return work
  }
}
