import SweepGeometry

/// A small generator whose whole state is its seed, so that a failure can be run again.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double> = -100...100) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func point(_ range: ClosedRange<Double> = -100...100) -> Point {
    Point(number(range), number(range))
  }

  mutating func angle(_ range: ClosedRange<Double> = -360...360) -> Angle {
    .degrees(number(range))
  }

  mutating func affine() -> Affine {
    Affine(
      a: number(-3...3), b: number(-3...3), c: number(-3...3), d: number(-3...3), tx: number(),
      ty: number())
  }

  mutating func arc() -> Arc {
    Arc(
      center: point(), radii: Size(width: number(1...90), height: number(1...90)),
      rotation: angle(), start: angle(), sweep: angle(-359...359))
  }

  mutating func cubic() -> Cubic {
    Cubic(start: point(), control1: point(), control2: point(), end: point())
  }

  /// A path of every kind of segment.
  mutating func path(segments: Int) -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<segments {
      switch Int.random(in: 0..<7, using: &self) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      case 4, 5:
        path.addArc(
          radii: Size(width: number(1...90), height: number(1...90)), rotation: angle(),
          largeArc: .random(using: &self), clockwise: .random(using: &self), to: point())
      default: path.close()
      }
    }
    return path
  }
}
