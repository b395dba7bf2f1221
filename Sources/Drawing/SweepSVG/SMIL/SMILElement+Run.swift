import SweepGeometry
import SweepScene
import SweepTimeline

extension SMILElement {
  /// Makes the element that takes an attribute through a run of a property.
  ///
  /// - Parameter bounds: the limits of the attribute's numbers.
  init(
    _ attribute: SMILAttribute, _ run: PropertyTrack.Run, bounds: [Double] = [],
    value: (AnimationValue) -> SMILValue
  ) {
    let span = run.span
    let adds = run.isAdditive || span.isCumulative
    let keys = adds ? span.keys : span.keys.cut(at: bounds).withoutRepeats(of: value)
    let isLinear = keys.isDiscrete || keys.timingFunctions.allSatisfy(\.isLinear)
    self.init(
      attribute: attribute, values: keys.values.map(value),
      keyTimes: keys.isEven ? nil : keys.keyTimes,
      keySplines: isLinear ? nil : keys.timingFunctions,
      isDiscrete: keys.isDiscrete && keys.values.count > 1, isAdditive: run.isAdditive,
      isCumulative: span.isCumulative, trigger: run.trigger, begin: Seconds(span.start),
      duration: Seconds(span.isStill ? span.length : span.pass),
      repeatCount: span.isStill ? 1 : span.passes, freezes: run.isFrozen)
    // A script mixes the numbers of two entries in turn.
    if trigger == .manual, values.contains(where: \.needsPair) {
      values = values.map(\.withWholePair)
    }
    guard repeatCount < .infinity else { return }
    if abs(repeatCount * 1e5 - (repeatCount * 1e5).rounded()) > 1e-6 {
      repeatDuration = Seconds(span.length)
    }
  }
}

extension SMILValue {
  /// Whether both numbers of a pair have to be written.
  fileprivate var needsPair: Bool {
    if case .pair(_, let second, let implied) = self { second != implied } else { false }
  }

  /// The entry, of which both numbers are written.
  fileprivate var withWholePair: SMILValue {
    if case .pair(let first, let second, _) = self {
      .pair(first, second, implied: nil)
    } else {
      self
    }
  }
}

extension Keyframes {
  /// The keys, of discrete ones without those at which nothing changes.
  ///
  /// - Parameter written: the written form of a value.
  fileprivate func withoutRepeats(of written: (AnimationValue) -> SMILValue) -> Keyframes {
    guard isDiscrete else { return self }
    let all = values.map(written)
    let kept = all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }
    if kept.count == all.count { return self }
    return Keyframes(
      values: kept.map { values[$0] }, keyTimes: kept.map { keyTimes[$0] },
      timingFunctions: Array(repeating: .linear, count: kept.count - 1), isDiscrete: true)
  }
}
