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
  /// The interpolation; `linear` by default.
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
    calculationMode: CalculationMode = .linear, keyTimes: [Double]? = nil,
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
  var staysInside: Bool {
    breaks.allSatisfy { (-1e-9...1 + 1e-9).contains(progress(at: $0)) }
  }
}

/// A place on a path, as an animation's value.
public struct PathPlace: Hashable, Sendable {
  /// The path.
  public var path: Path
  /// The part of the path's length before the place, 0 … 1.
  public var part: Double
  /// Whether the layer turns with the path.
  public var rotationMode: MotionAnimation.RotationMode

  /// The point in the path's coordinates, and the rotation of the layer.
  package var pose: (point: Point, turn: Angle) {
    let measure = PathMeasure(path)
    // A corner that the product's last bits miss is met: it faces the way it came.
    guard let found = measure.location(atDistance: (part - 1e-12) * measure.length) else {
      return (.zero, .zero)
    }
    // A direction counts from 12 o'clock, a turn of the x axis from 3 o'clock.
    let along = found.direction - .degrees(90)
    return switch rotationMode {
    case .none: (found.point, .zero)
    case .auto: (found.point, along)
    case .autoReverse: (found.point, along + .degrees(180))
    }
  }
}
