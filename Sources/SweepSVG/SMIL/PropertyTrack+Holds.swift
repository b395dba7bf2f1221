import SweepGeometry
import SweepScene

/// A value that the property keeps for a while, which its animations alone would not show.
struct Hold {
  /// The place of the animation before which it is written.
  let index: Int
  let value: AnimationValue
  let begin: Seconds
  let end: Seconds
}

extension PropertyTrack {
  /// The holds of the property, and whether it is shown otherwise somewhere.
  ///
  /// In the model the last animation of the list that runs or fills wins; in SMIL the one that
  /// begins last, then the base value (SVG 1.1, 19.2.6), and nothing fills backwards. Between two
  /// moments at which an animation begins or ends, a value that stands still can be held.
  static func holds(
    _ animations: [Animation], model: AnimationValue, base: AnimationValue
  ) -> (holds: [Hold], isOtherwise: Bool) {
    if animations.count == 1, animations[0].timing.beginTime <= .zero { return ([], false) }
    var holds: [Hold] = []
    var isOtherwise = false
    let moments = moments(of: animations)
    for (begin, end) in zip(moments, moments.dropFirst()) {
      let middle = (begin + end) * 0.5
      let shown = animations.lastIndex { $0.value(at: middle, model: model) != nil }
      let smil = animations.winner(at: middle)
      if let shown, animations[shown].timing.isActive(at: middle) {
        if smil != shown { isOtherwise = true }
        continue
      }
      let value = shown.flatMap { animations[$0].value(at: middle, model: model) } ?? model
      let isRunning = smil.map { animations[$0].timing.isActive(at: middle) } ?? false
      let other = smil.flatMap { animations[$0].value(at: middle, model: model) } ?? base
      if !isRunning, other == value { continue }
      let next = animations.firstIndex { $0.timing.beginTime >= end }
      holds.append(Hold(index: shown ?? next ?? 0, value: value, begin: begin, end: end))
    }
    return (holds, isOtherwise)
  }

  /// Zero, and the later moments at which an animation begins or ends, in whole milliseconds.
  private static func moments(of animations: [Animation]) -> [Seconds] {
    let all = animations.flatMap { [$0.timing.beginTime.value, $0.timing.endTime.value] }
    let whole = all.filter { $0 > 0 && $0.isFinite }.map { ($0 * 1000).rounded() / 1000 }
    return Set(whole + [0]).sorted().map { Seconds($0) }
  }
}

extension MediaTiming {
  fileprivate func isActive(at time: Seconds) -> Bool { beginTime <= time && time < endTime }

  fileprivate var freezes: Bool { fillMode == .forwards || fillMode == .both }
}

extension [Animation] {
  /// The animation that SMIL shows at a moment: the last to begin of those that run or are frozen.
  fileprivate func winner(at time: Seconds) -> Int? {
    let shown = indices.filter {
      let timing = self[$0].timing
      return timing.endTime > .zero && timing.beginTime <= time
        && (timing.freezes || time < timing.endTime)
    }
    return shown.max { (self[$0].timing.beginTime, $0) < (self[$1].timing.beginTime, $1) }
  }
}
