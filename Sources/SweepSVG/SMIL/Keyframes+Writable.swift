import SweepGeometry
import SweepScene

extension Keyframes {
  /// The same course of values in keys that every browser plays: two values that cannot be mixed
  /// change by a jump half-way, a cubic pace that leaves 0 … 1, which SMIL refuses, is cut where it
  /// turns round, and any other pace becomes the fewest splines that come near enough.
  var writable: Keyframes {
    if isDiscrete || segments.allSatisfy(isWritable) { return self }
    var keys = Keyframes(
      values: [values[0]], keyTimes: [keyTimes[0]], timingFunctions: [], isDiscrete: false)
    for index in segments {
      if !values[index].mixes(with: values[index + 1]) {
        keys.addJump(from: self, index)
      } else if timingFunctions[index].isKeySpline {
        keys.add(values[index + 1], at: keyTimes[index + 1], timingFunctions[index])
      } else {
        keys.addPieces(from: self, index)
      }
    }
    return keys
  }

  private var segments: Range<Int> { 0..<timingFunctions.count }

  private func isWritable(_ index: Int) -> Bool {
    timingFunctions[index].isKeySpline && values[index].mixes(with: values[index + 1])
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
    let (from, to) = (keys.values[index], keys.values[index + 1])
    let pace = keys.timingFunctions[index]
    guard pace.cubic == nil else {
      for piece in pace.pieces {
        let value = from.interpolated(to: to, piece.progress)
        add(value, at: start + (end - start) * piece.time, piece.pace)
      }
      return
    }
    for piece in PaceFit(tolerance: from.tolerance(to: to)).pieces(of: pace.pace) {
      let first = from.interpolated(to: to, piece.from)
      if values.last != first { add(first, at: start + (end - start) * piece.start, .linear) }
      let time = start + (end - start) * piece.end
      add(from.interpolated(to: to, piece.to), at: time, TimingFunction(.cubic(piece.timing)))
    }
  }
}

extension AnimationValue {
  /// The part of the way to another value that no one sees: 0.05° of a turn, 0.05 units of a move,
  /// half a step of 1/255 of the rest; of outlines and stretches, 0.05 units in 200.
  fileprivate func tolerance(to other: AnimationValue) -> Double {
    let visible: Double
    switch self {
    case .angle, .vector: visible = 0.05 / max(distance(to: other), 1)
    case .number, .color: visible = 0.5 / 255 / max(distance(to: other), 1)
    case .path, .scale: visible = 0.05 / 200
    case .bool, .colors, .numbers: visible = 0.5 / 255
    }
    return max(visible, 1e-6)
  }
}

extension AnimationValue {
  /// Whether there are values between this one and another.
  fileprivate func mixes(with other: AnimationValue) -> Bool {
    guard case .path(let a) = self, case .path(let b) = other else { return true }
    return a == b || a.mixes(with: b)
  }
}
