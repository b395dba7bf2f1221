import SweepGeometry
import SweepScene

/// A value past a jump at the end of a pass: of steps, of a spring that is cut off.
///
/// It shows only if everything ends there, forwards, and fills; if time continues or reverses, it
/// never shows.
struct Peak: Hashable, Sendable {
  /// The part of the span's pass at which it lies, more than 0.
  var time: Double
  var value: AnimationValue

  /// The peak at another part.
  func at(_ time: Double) -> Peak { Peak(time: time, value: value) }
}

extension [Peak] {
  /// The peaks of so many passes, the last of which may stop part-way, as peaks of one pass.
  ///
  /// - Parameter step: the addition of each pass to the one before it, for cumulative values.
  func repeated(_ passes: Double, adding step: AnimationValue?) -> [Peak] {
    if isEmpty { return [] }
    return (0..<Int(passes.rounded(.up))).flatMap { pass in
      map { peak in
        let sum = step.map { peak.value.accumulating($0, Double(pass)) }
        return Peak(time: (Double(pass) + peak.time) / passes, value: sum ?? peak.value)
      }
    }
  }
}

extension Keyframes {
  /// The value past a jump at the end of the pass, if there is one.
  var peaks: [Peak] {
    guard let last = values.last, values.count > 1, keyTimes[keyTimes.count - 1] >= 1 - 1e-9,
      isDiscrete || keyTimes[keyTimes.count - 2] >= 1 - 1e-9
    else { return [] }
    return [Peak(time: 1, value: last)]
  }
}
