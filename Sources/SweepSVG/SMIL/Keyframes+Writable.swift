import SweepGeometry
import SweepScene

extension Keyframes {
  /// The same course of values in keys that every browser plays: two values that cannot be mixed
  /// change by a jump half-way, and a pace that leaves 0 … 1, which SMIL refuses, is cut where it
  /// turns round.
  var writable: Keyframes {
    if isDiscrete || segments.allSatisfy(isWritable) { return self }
    var keys = Keyframes(
      values: [values[0]], keyTimes: [keyTimes[0]], timingFunctions: [], isDiscrete: false)
    for index in segments {
      if !values[index].mixes(with: values[index + 1]) {
        keys.addJump(from: self, index)
      } else if timingFunctions[index].isInside {
        keys.add(values[index + 1], at: keyTimes[index + 1], timingFunctions[index])
      } else {
        keys.addPieces(from: self, index)
      }
    }
    return keys
  }

  private var segments: Range<Int> { 0..<timingFunctions.count }

  private func isWritable(_ index: Int) -> Bool {
    timingFunctions[index].isInside && values[index].mixes(with: values[index + 1])
  }

  private mutating func add(_ value: AnimationValue, at time: Double, _ pace: TimingFunction) {
    values.append(value)
    keyTimes.append(time)
    timingFunctions.append(pace)
  }

  private mutating func addJump(from keys: Keyframes, _ index: Int) {
    let (start, end) = (keys.keyTimes[index], keys.keyTimes[index + 1])
    let time = start + (end - start) * keys.timingFunctions[index].halfTime
    add(keys.values[index], at: time, .linear)
    add(keys.values[index + 1], at: time, .linear)
    add(keys.values[index + 1], at: end, .linear)
  }

  private mutating func addPieces(from keys: Keyframes, _ index: Int) {
    let (start, end) = (keys.keyTimes[index], keys.keyTimes[index + 1])
    for piece in keys.timingFunctions[index].pieces {
      let value = keys.values[index].interpolated(to: keys.values[index + 1], piece.progress)
      add(value, at: start + (end - start) * piece.time, piece.pace)
    }
  }
}

extension AnimationValue {
  /// Whether there are values between this one and another.
  fileprivate func mixes(with other: AnimationValue) -> Bool {
    guard case .path(let a) = self, case .path(let b) = other else { return true }
    return a == b || a.mixes(with: b)
  }
}
