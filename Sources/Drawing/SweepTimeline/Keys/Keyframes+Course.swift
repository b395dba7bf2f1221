import SweepGeometry
package import SweepScene

extension Keyframes {
  /// The keys played backwards.
  var reversed: Keyframes {
    if isStill { return self }
    return Keyframes(keySegments.reversed().map(\.reversed), isDiscrete: isDiscrete)
  }

  /// Whether there is but one value.
  package var isStill: Bool { values.count == 1 }

  /// The single value twice.
  var doubled: Keyframes {
    Keyframes(
      values: values + values, keyTimes: [0, 1], timingFunctions: [.linear], isDiscrete: false)
  }

  /// The keys from a part of the pass to its end, and then from its start to that part.
  func rotated(by part: Double) -> Keyframes {
    guard part > 1e-9, part < 1 - 1e-9, !isStill else { return self }
    let all = keySegments
    let first = all.flatMap { $0.parts(from: part, to: 1, movedBy: -part) }
    let rest = all.flatMap { $0.parts(from: 0, to: part, movedBy: 1 - part) }
    return Keyframes(first + rest, isDiscrete: isDiscrete)
  }

  /// The keys of so many passes, the last of which may stop part-way, as keys of one pass.
  ///
  /// - Parameter step: the addition of each pass to the one before it, for cumulative values.
  func repeated(_ passes: Double, adding step: AnimationValue? = nil) -> Keyframes {
    let all = keySegments
    let course = (0..<Int(passes.rounded(.up))).flatMap { pass -> [KeySegment] in
      let rest = min(passes - Double(pass), 1)
      let parts = all.flatMap { $0.parts(from: 0, to: rest, movedBy: Double(pass)) }
      return parts.map { part in
        var part = part
        if let step {
          part.from = part.from.accumulating(step, Double(pass))
          part.to = part.to.accumulating(step, Double(pass))
        }
        return part.stretched(by: 1 / passes)
      }
    }
    return Keyframes(course, isDiscrete: isDiscrete)
  }
}
