import SweepGeometry
import TestSupport

extension SplitMix64 {
  mutating func number() -> Double { number(-100...100) }

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
