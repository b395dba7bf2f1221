import SweepGeometry
import SweepScene

extension SMILElement {
  /// The allowed errors of the written key times, in fractions of a pass: small enough that
  /// animated values differ by at most a tenth of their allowed error.
  ///
  /// - Parameter tolerance: in degrees and user units.
  func keyTimeErrors(_ times: [Double], tolerance: Double) -> [Double] {
    let allowed = allowedError(tolerance) / 10
    let instant = 0.001 / duration.value
    var errors = Array(repeating: Double.infinity, count: times.count)
    guard !isDiscrete, values.count == times.count else { return errors }
    for index in times.indices.dropLast() {
      // A change within a millisecond looks like a jump.
      let time = max(times[index + 1] - times[index], instant)
      let gap = values[index].gap(to: values[index + 1])
      let isJump = times[index + 1] - times[index] < 1e-9
      guard !isJump, gap > 0, gap < .infinity else { continue }
      let error = allowed / gap * time / (keySplines?[index].steepness ?? 1)
      errors[index] = min(errors[index], error)
      errors[index + 1] = min(errors[index + 1], error)
    }
    return errors
  }

  private func allowedError(_ tolerance: Double) -> Double {
    if case .place(let place) = values.first { return tolerance / max(place.path.length(), 1) }
    // A dash is in user units, a trim in parts of the path.
    if attribute == .dashArray || attribute == .motion { return tolerance }
    let property = attribute.isAlpha ? .opacity : attribute.property
    return property.allowedError(tolerance)
  }
}

extension SMILValue {
  /// The largest difference of two numbers of the values; infinite if they cannot be interpolated.
  fileprivate func gap(to other: SMILValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b)
    case (.pair(let x, let y, _), .pair(let otherX, let otherY, _)):
      max(abs(x - otherX), abs(y - otherY))
    case (.color(let a), .color(let b)): AnimationValue.color(a).gap(to: .color(b))
    case (.path(let a), .path(let b)): AnimationValue.path(a).gap(to: .path(b))
    case (.place(let a), .place(let b)): abs(a.part - b.part)
    default: .infinity
    }
  }
}

extension TimingFunction {
  /// The most by which progress runs faster than time, over a sixteenth of it.
  fileprivate var steepness: Double {
    if isLinear { return 1 }
    let progress = (0...16).map { self.progress(at: Double($0) / 16) }
    return zip(progress, progress.dropFirst()).reduce(1) { max($0, abs($1.1 - $1.0) * 16) }
  }
}
