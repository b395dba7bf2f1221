import SweepScene

/// One side of a progress arc: from its origin to one end of the scale, in parts of the sweep.
struct ProgressArm {
  let origin: Double
  let end: Double
  /// The number of segments of the whole sweep, by which the arm grows; 0 for even growth.
  let segments: Int

  /// The arm from the lower end, or those on both sides of an origin.
  static func all(from origin: Double, segments: Int) -> [ProgressArm] {
    [1.0, 0].filter { abs($0 - origin) > 1e-9 && (origin > 0 || $0 == 1) }
      .map { ProgressArm(origin: origin, end: $0, segments: segments) }
  }

  /// The fraction of the arm covered up to a fraction of the sweep, 0 … 1.
  func reach(_ part: Double) -> Double {
    let count = Double(segments)
    let part = segments > 0 ? (part * count - 1e-9).rounded() / count : part
    return min(max((part - origin) / (end - origin), 0), 1)
  }

  /// The arm in parts of twice the scale.
  var halved: ProgressArm { ProgressArm(origin: origin / 2, end: end / 2, segments: segments) }

  func animations(of reading: Reading, on scale: Scale) -> [Layer.Animation] {
    if segments > 0 {
      return reading.steps(on: scale) { ($0 * Double(segments) - 1e-9).rounded() }
        .animations(of: .strokeEnd) { reach($0 / Double(segments)) }
    }
    let bends = [origin, end].filter { $0 > 0 && $0 < 1 }
    if bends.isEmpty {
      return reading.animations(of: .strokeEnd, on: scale) { reach(scale.part(of: $0)) }
    }
    return reading.animations(
      of: .strokeEnd, on: scale, bentAt: bends, at: { reach(scale.part(of: $0)) }, reach)
  }
}
