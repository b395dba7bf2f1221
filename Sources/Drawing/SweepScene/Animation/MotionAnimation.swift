public import SweepGeometry

/// A way along a path: a `CAKeyframeAnimation` of `position` with a `path`, and SVG's
/// `animateMotion` (SVG 1.1, 19.2.12).
///
/// The path is in the coordinates of the layer's parent, and the layer's position follows it.
/// Players measure curves in flat pieces, so that along them they may be a tenth or two of a user
/// unit away from the model; along lines they are exact.
///
/// ```swift
/// MotionAnimation(
///   along: .circle(radius: 50), rotationMode: .auto,
///   timing: MediaTiming(duration: 4, repeatCount: .infinity))
/// ```
public struct MotionAnimation: Hashable, Sendable {
  /// Whether the layer turns with the path: SMIL's `rotate`.
  public enum RotationMode: String, Hashable, Sendable, CaseIterable {
    /// No rotation.
    case none
    /// Its x axis points along the path, in addition to its own transform.
    case auto
    /// Its x axis points back along the path, in addition to its own transform.
    case autoReverse
  }

  /// The interpolation between the path's corners.
  public enum CalculationMode: Hashable, Sendable {
    /// At one speed from the first to the last; `keyTimes` and the segments' paces are not used.
    case paced
    /// Evenly along each segment, or at its pace. By default all segments take the same time.
    case linear
    /// None: the layer stays at the end of each segment until the time of the next one.
    case discrete
  }

  /// The path, of some length.
  public var path: Path
  /// Whether the layer turns with the path; it does not by default.
  public var rotationMode: RotationMode
  /// The interpolation; at constant speed by default.
  public var calculationMode: CalculationMode
  /// The parts of the duration, 0 … 1, at which the path's beginning and the end of each of its
  /// segments are reached; evenly spaced by default.
  public var keyTimes: [Double]?
  /// The pace of each segment of the path; even by default. It must stay in 0 … 1.
  public var timingFunctions: [TimingFunction]
  /// The pace of the whole way, on top of the segments'; even by default. It must stay in 0 … 1.
  public var timingFunction: TimingFunction
  /// The timing.
  public var timing: MediaTiming

  /// Makes a way along a path.
  public init(
    along path: Path, rotationMode: RotationMode = .none,
    calculationMode: CalculationMode = .paced, keyTimes: [Double]? = nil,
    timingFunctions: [TimingFunction] = [], timingFunction: TimingFunction = .linear,
    timing: MediaTiming
  ) {
    self.path = path
    self.rotationMode = rotationMode
    self.calculationMode = calculationMode
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.timingFunction = timingFunction
    self.timing = timing
  }
}
