import SweepScene

extension Reading {
  /// The moments from which on the hand stays near each reading, in fractions of the way; 0 where it never
  /// leaves.
  ///
  /// - Parameters:
  ///   - scale: the scale along which it goes.
  ///   - step: the step of its figures; near is within this, or a hundredth of the scale if that is more.
  func arrivals(on scale: Scale, step: Double) -> [Double] {
    let way = way(from: previous ?? scale.domain.lowerBound)
    let near = max(step, scale.extent / 100)
    return way.moves.map { last, segment in
      let way = scale.place(of: last) - scale.place(of: segment.stop)
      let turn = scale.isEndless ? way - way.rounded() : way
      let (below, above) = scale.places(within: near, of: segment.stop)
      func isFar(_ time: Double) -> Bool {
        let left = turn * (1 - segment.pace.progress(at: time))
        return left < below || left > above
      }
      let samples = 128
      guard segment.end > segment.begin,
        let last = (0...samples).last(where: { isFar(Double($0) / Double(samples)) })
      else { return segment.begin }
      var (low, high) = (Double(last) / Double(samples), Double(last + 1) / Double(samples))
      for _ in 0..<20 {
        let middle = (low + high) / 2
        if isFar(middle) { low = middle } else { high = middle }
      }
      return segment.begin + min(high, 1) * (segment.end - segment.begin)
    }
  }

  /// The animation that shows a figure of a single reading when the hand has arrived; nil if that does not move.
  func arriving(on scale: Scale, step: Double) -> Layer.Animation? {
    if isList || destination != nil { return nil }
    let way = way(from: previous ?? scale.domain.lowerBound)
    guard way.timing.duration > .zero, let moment = arrivals(on: scale, step: step).last,
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
