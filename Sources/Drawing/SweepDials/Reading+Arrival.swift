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
      let (end, start) = (scale.part(of: segment.stop), scale.part(of: last))
      let turn = scale.isEndless ? (start - end) - (start - end).rounded() : start - end
      func isFar(_ time: Double) -> Bool {
        let part = end + turn * (1 - segment.pace.progress(at: time))
        return abs(scale.value(at: part) - scale.value(at: end)) > near * (1 + 1e-9)
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
  func arriving(on scale: Scale, step: Double) -> Animation? {
    let way = way(from: previous ?? scale.domain.lowerBound)
    guard !isList, destination == nil, way.timing.duration > .zero,
      let moment = arrivals(on: scale, step: step).last, moment > 0
    else { return nil }
    return .keyframe(
      KeyframeAnimation(
        .opacity, values: [0, 0, 1], keyTimes: [0, min(moment, 0.98), 1], timing: way.timing))
  }
}
