public import SweepScene

extension TimingFunction {
  /// The swing of a pointer that is damped less: past the reading by 2.5 % of the way, once, and back.
  public static let swing = spring(SpringCurve(perceptualDuration: 1, bounce: 0.24))

  /// The sway of a compass in its liquid: past the reading by 13 % of the way, then by less, to and fro.
  public static let sway = spring(SpringCurve(perceptualDuration: 1, bounce: 0.45))

  /// The swing of a needle on its spring: past the reading by 1.3 % of the way, and back.
  ///
  /// Loudness meters overshoot by 1 to 1.5 % (IEC 60268-17); 99 % is reached at 0.47 of the time.
  public static let needleSpring = spring(SpringCurve(perceptualDuration: 1, bounce: 0.19))
}
