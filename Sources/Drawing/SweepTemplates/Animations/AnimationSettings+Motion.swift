import SweepDiagnostics
import SweepGeometry
import SweepScene

extension AnimationSettings {
  /// The way along a path; nil where its mode is none of a path, which is reported.
  func motion(along path: Path, at origin: ValueOrigin, _ decoding: inout Decoding) -> Layer
    .Animation?
  {
    let mode: MotionAnimation.CalculationMode
    switch calculationMode ?? .paced {
    case .paced: mode = .paced
    case .linear: mode = .linear
    case .discrete: mode = .discrete
    case .cubic, .cubicPaced:
      decoding.report(
        .unknownChoice, "along a path 'calculationMode' is paced, linear or discrete", at: origin)
      return nil
    }
    return .motion(
      MotionAnimation(
        along: path, rotationMode: rotationMode, calculationMode: mode, keyTimes: keyTimes,
        timingFunctions: timingFunctions, timingFunction: timingFunction, timing: timing.whole))
  }
}

extension FieldCodec where Value == AnimatedProperty {
  /// A property that moves from value to value; a position moves along a path, and layers of
  /// documents have neither bounds nor texts.
  static var animatedProperty: Self {
    let names = AnimatedProperty.allCases.filter {
      !$0.isOfBounds && ![.position, .string, .foregroundColor, .shadowPath].contains($0)
    }.map(\.rawValue)
    return FieldCodec<String>.choice(of: names, otherWords: ["scale": ["stretch"]]).compactMap {
      AnimatedProperty(rawValue: $0)
    } json: {
      .string($0.rawValue)
    }
  }
}
