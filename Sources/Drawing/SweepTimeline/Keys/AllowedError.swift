import SweepGeometry
package import SweepScene

extension AnimatedProperty {
  /// The error of a sampled value that no one sees, in the unit of the property.
  ///
  /// - Parameter tolerance: in degrees and in user units. A stretch may err by as much in a
  ///   picture of radius 100, a trim on a path of length 1000 and a gradient's stop on one of 200;
  ///   opacities by half a step of 1/255, whatever the tolerance, and colours, which are then
  ///   written in whole steps, by a quarter.
  package func allowedError(_ tolerance: Double) -> Double {
    switch self {
    case .rotation, .translation, .lineWidth, .lineDashPhase, .path: tolerance
    case .scale: tolerance / 100
    case .strokeStart, .strokeEnd: tolerance / 1000
    case .locations: tolerance / 200
    // Of the path's length, which the animation knows.
    case .position: tolerance / 1000
    case .opacity, .isHidden: 0.5 / 255
    case .fillColor, .strokeColor, .colors: 0.25 / 255
    }
  }
}

extension Animation {
  /// The error of sampled values that no one sees, in their own unit, with this tolerance in
  /// degrees and user units.
  func allowedError(_ tolerance: Double) -> Double {
    if case .motion(let motion) = self { return tolerance / max(motion.path.length(), 1) }
    return property?.allowedError(tolerance) ?? tolerance
  }
}
