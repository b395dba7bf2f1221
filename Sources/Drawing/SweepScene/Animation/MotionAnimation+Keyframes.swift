import SweepGeometry

extension MotionAnimation {
  /// The way as parts of the path's length.
  package var keyframes: Keyframes {
    let parts = calculationMode == .paced ? [0, 1] : corners
    let isDiscrete = calculationMode == .discrete
    let even = Keyframes.evenTimes(parts.count, isDiscrete: isDiscrete)
    var keys = Keyframes(
      values: parts.map { .place(PathPlace(path: path, part: $0, rotationMode: rotationMode)) },
      keyTimes: calculationMode == .paced ? even : keyTimes ?? even,
      timingFunctions: Array(repeating: .linear, count: parts.count - 1), isDiscrete: isDiscrete)
    if calculationMode == .linear, !timingFunctions.isEmpty {
      keys.timingFunctions = timingFunctions
    }
    keys.pace = timingFunction
    return keys
  }

  /// The parts of the length at the beginning and at the end of each segment.
  private var corners: [Double] {
    var gone = [0.0]
    path.forEachSegment { gone.append(gone[gone.count - 1] + $0.length(tolerance: 1e-4)) }
    let total = gone[gone.count - 1]
    return total > 0 ? gone.map { $0 / total } : gone
  }

  /// The fault of the motion, or nil.
  var fault: AnimationFault? {
    let length = path.length()
    if !(length > 0 && length < NumberFormat.limit) || path.svgPathData() == nil {
      return AnimationFault("path", "must have a length")
    }
    if path.elements.count > SceneLimits.values {
      return AnimationFault("path", "must have at most \(SceneLimits.values) segments")
    }
    if let fault = timingFunction.fault { return fault }
    if !timingFunction.staysInside {
      return AnimationFault("timingFunction", "must stay in 0 … 1 along a path")
    }
    if calculationMode == .paced { return nil }
    let count = corners.count
    if calculationMode == .linear, !timingFunctions.isEmpty {
      if timingFunctions.count != count - 1 {
        return AnimationFault(
          "timingFunctions",
          "must be as many as segments: \(count - 1), not \(timingFunctions.count)")
      }
      if !timingFunctions.allSatisfy({ !$0.isValid || $0.staysInside }) {
        return AnimationFault("timingFunctions", "must stay in 0 … 1 along a path")
      }
    }
    return keyTimes.flatMap {
      AnimationFault(
        keyTimes: $0, count: count, of: "corners of the path",
        endsBefore: calculationMode == .discrete)
    }
  }
}

extension TimingFunction {
  /// Whether the progress never leaves 0…1.
  fileprivate var staysInside: Bool {
    breaks.allSatisfy { (-1e-9...1 + 1e-9).contains(progress(at: $0)) }
  }
}
