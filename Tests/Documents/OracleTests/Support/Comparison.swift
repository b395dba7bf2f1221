import SweepGeometry
import SweepScene
import TestSupport

/// How far the browser is from the model, and where it is too far.
struct Comparison {
  /// The prefix of the kinds of differences at rest.
  static let rest = "at rest: "

  /// The largest difference of each kind.
  private(set) var largest: [String: Double] = [:]
  /// The differences beyond their tolerance.
  private(set) var faults: [String] = []

  /// Compares a layer at a time.
  ///
  /// - Parameter isAtRest: whether everything is over, and only the output's rounding may show.
  mutating func compare(
    _ shown: ShownLayer, _ reading: Reading, at time: Double, isAtRest: Bool = false
  ) {
    var noted = Notes(place: "'\(shown.layer.name)' at \(time) s", isAtRest: isAtRest)
    noted.note(
      "display", reading.total.map { $0.isShown ? 1 : 0 }, shown.isHidden ? 0 : 1, 0)
    // A hidden element has no place that a browser could report.
    if !shown.isHidden {
      noted.compareMatrix(shown, reading)
      noted.note("opacity", reading.total?.opacity, shown.opacity, 1 / 255.0)
      noted.compareFill(shown, reading)
      noted.compareStroke(shown.shape, reading)
      if reading.name == "path" { noted.comparePath(shown.shape.path, reading) }
    }
    largest.merge(noted.largest) { max($0, $1) }
    faults += noted.faults
  }

  /// Whether all is as near as browsers come along curves, which they take to be made of lines:
  /// within 0.25 units and 0.75°, and everything else as near as ever.
  var isNearAlongCurves: Bool {
    let turns = ["turn, in degrees", "turn or scale, in degrees"]
    return faults.allSatisfy { fault in
      fault.hasPrefix("place of ") || turns.contains { fault.hasPrefix("\($0) of ") }
    } && largest["place"] ?? 0 < 0.25 && turns.allSatisfy { largest[$0] ?? 0 < 0.75 }
  }

  mutating func merge(_ other: Comparison) {
    largest.merge(other.largest) { max($0, $1) }
    faults += other.faults
  }
}

/// The differences of one layer at one time.
struct Notes {
  let place: String
  var isAtRest = false
  private(set) var largest: [String: Double] = [:]
  private(set) var faults: [String] = []

  init(place: String, isAtRest: Bool) {
    self.place = place
    self.isAtRest = isAtRest
  }

  /// Notes the difference between what the browser shows and what the model says.
  mutating func note(_ kind: String, _ found: Double?, _ expected: Double, _ tolerance: Double) {
    guard let found else { return faults.append("\(kind) of \(place): not found") }
    let difference = abs(found - expected)
    largest[kind] = max(largest[kind] ?? 0, difference)
    let rest = Comparison.rest + kind
    if isAtRest { largest[rest] = max(largest[rest] ?? 0, difference) }
    // At rest there is only the rounding of the output: half a thousandth of a stretch is 0.03°,
    // and the half of a step of a colour. The browser writes six digits.
    if difference <= (isAtRest ? tolerance * 0.6 : tolerance) + 1e-6 { return }
    faults.append("\(kind) of \(place): \(found) in the browser, \(expected) in the model")
  }

  mutating func note(_ kind: String, _ found: [Double], _ expected: [Double], _ tolerance: Double) {
    guard found.count == expected.count else {
      return faults.append("\(kind) of \(place): \(found) in the browser, \(expected) in the model")
    }
    for (a, b) in zip(found, expected) { note(kind, a, b, tolerance) }
  }

  /// A matrix within 0.05°, within a thousandth of a stretch and within 0.05 units.
  mutating func compareMatrix(_ shown: ShownLayer, _ reading: Reading) {
    let m = shown.affine
    compareTurn(m, reading.matrix)
    // A stretch is written in thousandths, however small it is: 0.05° of what is not stretched.
    let size = max(hypotenuse(m.a, m.b), hypotenuse(m.c, m.d), 1)
    let toDegrees = 180 / Double.pi / size
    note(
      "turn or scale, in degrees", reading.matrix.prefix(4).map { $0 * toDegrees },
      [m.a, m.b, m.c, m.d].map { $0 * toDegrees }, 0.05)
    note("place", Array(reading.matrix.suffix(2)), [m.tx, m.ty], 0.05)
  }

  /// If a matrix only rotates and scales, its axes are compared within 0.05°, however small it is:
  /// rounding a scale rotates none of them, except to the other side.
  private mutating func compareTurn(_ m: Affine, _ found: [Double]) {
    let axes = [(m.a, m.b, 0), (m.c, m.d, 2)]
    let sizes = axes.map { hypotenuse($0.0, $0.1) }
    guard abs(m.a * m.c + m.b * m.d) < 1e-6 * sizes[0] * sizes[1], found.count == 6 else { return }
    for (x, y, index) in axes where sizes[index / 2] > 0.002 {
      let (a, b) = (found[index], found[index + 1])
      let turn = abs(arcTangent(x * b - y * a, x * a + y * b)) * 180 / Double.pi
      // A browser writes six digits, which turn a short axis by so much.
      note("turn, in degrees", max(turn - 1e-4 / sizes[index / 2], 0), 0, 0.05)
    }
  }

  mutating func note(_ kind: String, _ css: String, _ alpha: Double?, _ color: Color) {
    let found = css.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    note(
      "\(kind), of 255", found, [color.red, color.green, color.blue].map { clamped($0) * 255 }, 1)
    note("opacity of \(kind)", alpha, clamped(color.alpha), 1 / 255.0)
  }
}

func clamped(_ number: Double) -> Double { min(max(number, 0), 1) }
