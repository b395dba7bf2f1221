import SweepScene

extension Reading {
  /// The moments until which the hand stays near the reading that it leaves, and from which on it stays near
  /// the next one, for each move in fractions of the way.
  ///
  /// - Parameters:
  ///   - scale: the scale along which it goes.
  ///   - step: the step of its figures; near is within this, or a hundredth of the scale if that is more.
  func stays(on scale: Scale, step: Double) -> [(departure: Double, arrival: Double)] {
    let way = way(from: previous ?? scale.domain.lowerBound)
    let near = max(step, scale.extent / 100)
    return way.moves.map { last, segment in
      guard segment.end > segment.begin else { return (segment.begin, segment.begin) }
      let way = scale.place(of: last) - scale.place(of: segment.stop)
      let turn = scale.isEndless ? way - way.rounded() : way
      let (first, stop) = (
        scale.places(within: near, of: last), scale.places(within: near, of: segment.stop)
      )
      func hasLeft(_ time: Double) -> Bool {
        let gone = -turn * segment.pace.progress(at: time)
        return gone < first.below || gone > first.above
      }
      func isFar(_ time: Double) -> Bool {
        let left = turn * (1 - segment.pace.progress(at: time))
        return left < stop.below || left > stop.above
      }
      let samples = (0...128).map { Double($0) / 128 }
      let departure = samples.first(where: hasLeft)
        .map { $0 == 0 ? 0 : Self.edge(near: $0 - samples[1], far: $0, hasLeft) }
      let arrival = samples.last(where: isFar)
        .map { Self.edge(near: $0 + samples[1], far: $0, isFar) }
      func moment(_ time: Double) -> Double {
        segment.begin + min(time, 1) * (segment.end - segment.begin)
      }
      return (moment(departure ?? 1), moment(arrival ?? 0))
    }
  }

  /// The moment between two at which a hand is no longer near, found by halving.
  private static func edge(
    near: Double, far: Double, _ isFar: (Double) -> Bool
  ) -> Double {
    var (near, far) = (near, far)
    for _ in 0..<20 {
      let middle = (near + far) / 2
      if isFar(middle) { far = middle } else { near = middle }
    }
    return near
  }

  /// The animation that shows a figure of a single reading when the hand has arrived; nil if that does not move.
  func arriving(on scale: Scale, step: Double) -> Layer.Animation? {
    if isList || destination != nil { return nil }
    let way = way(from: previous ?? scale.domain.lowerBound)
    guard way.timing.duration > .zero, let moment = stays(on: scale, step: step).last?.arrival,
      moment > 0
    else { return nil }
    return .keyframe(
      KeyframeAnimation(
        .opacity, values: [0, 0, 1], keyTimes: [0, min(moment, 0.98), 1], timing: way.timing))
  }
}

extension Scale {
  /// The part of the sweep below a reading, which goes on where the scale comes round.
  fileprivate func place(of reading: Double) -> Double {
    comesRound ? reading / extent : part(of: reading)
  }

  /// The distances from the place of a reading to those that are near it on either side; without end where
  /// the scale ends before.
  fileprivate func places(
    within near: Double, of reading: Double
  ) -> (below: Double, above: Double) {
    func distance(_ near: Double) -> Double {
      if comesRound { return near / extent }
      let other = clamped(reading) + near
      return domain.contains(other) ? part(of: other) - part(of: reading) : near * .infinity
    }
    return (distance(-near) * (1 + 1e-9), distance(near) * (1 + 1e-9))
  }
}
