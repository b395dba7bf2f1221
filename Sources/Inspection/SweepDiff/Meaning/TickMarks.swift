import SweepGeometry
import SweepValues
import SweepXML

/// Short lines of one path, each a mark of a scale.
struct TickMarks {
  /// A line's two ends on the output grid, so that equal ones are found.
  struct Mark: Hashable {
    let x: Int
    let y: Int
    let endX: Int
    let endY: Int

    /// The direction from the origin, clockwise from above, in degrees.
    var angle: Double { Angle.radians(arcTangent(Double(x), Double(-y))).degrees }

    /// Whether it points to the origin, within rounding.
    var isRadial: Bool {
      let (x, y, endX, endY) = (Double(x), Double(y), Double(endX), Double(endY))
      let length = ((endX - x) * (endX - x) + (endY - y) * (endY - y)).squareRoot()
      return abs(x * endY - y * endX) <= length * 100
    }

    /// Whether it equals another one, within rounding.
    func isNear(_ other: Mark) -> Bool {
      [(x, other.x), (y, other.y), (endX, other.endX), (endY, other.endY)].allSatisfy {
        abs($0 - $1) <= 3
      }
    }
  }

  let marks: Set<Mark>
  let inOrder: [Mark]
  /// Whether all marks point to the middle, so that angles give their places.
  let isRound: Bool
  private let layers: Layers
  private let path: Int

  /// The scale of the labels beside them.
  var scale: LabelScale? { LabelScale(layers, beside: path) }

  /// Reads a path; nil unless it is two or more straight lines, or dashes of arcs round the origin.
  init?(_ layers: Layers, _ attribute: Int) {
    path = layers.side.tree.owner(ofAttribute: attribute)
    guard let outline = Path(svgPathData: layers.side.value(attribute)),
      let lines = outline.lines ?? layers.dashes(along: outline, of: path)
    else { return nil }
    func grid(_ value: Double) -> Int { Int(max(-1e9, min(1e9, (value * 50).rounded()))) }
    inOrder = lines.map { from, to in
      Mark(x: grid(from.x), y: grid(from.y), endX: grid(to.x), endY: grid(to.y))
    }
    marks = Set(inOrder)
    guard marks.count > 1 else { return nil }
    isRound = inOrder.allSatisfy(\.isRadial)
    self.layers = layers
  }

  /// Whether the lines are longer than all of them are apart.
  var isGrid: Bool {
    guard let first = inOrder.first, let last = inOrder.last, !isRound else { return false }
    return abs(first.endX - first.x) > 2 * abs(last.y - first.y) && first.y == first.endY
      || abs(first.endY - first.y) > 2 * abs(last.x - first.x) && first.x == first.endX
  }

  func marks(without other: TickMarks) -> Set<Mark> {
    let rest = marks.subtracting(other.marks)
    let others = other.marks.subtracting(marks)
    // Beyond this number they are treated as different.
    guard rest.count * others.count <= 1_000_000 else { return rest }
    return rest.filter { mark in !others.contains { $0.isNear(mark) } }
  }

  /// The wording for marks; nil for none.
  func sentence(_ marks: Set<Mark>, _ verb: String) -> String? {
    if marks.isEmpty { return nil }
    let noun = marks.count == 1 ? "tick" : "ticks"
    guard isRound else { return "\(marks.count) \(noun) \(verb)" }
    let angles = marks.map { $0.angle < 0 ? $0.angle + 360 : $0.angle }
    let scale = scale
    let readings = angles.compactMap { scale?.reading(at: $0) }
    let places =
      readings.count == angles.count
      ? readings.sorted().map(Wording.number)
      : angles.sorted().map { Wording.degrees(($0 * 10).rounded() / 10) }
    let rest = places.count > 12 ? " …" : ""
    return "\(marks.count) \(noun) \(verb) at \(places.prefix(12).joined(separator: ", "))\(rest)"
  }
}

extension Path {
  /// The ends of its straight lines, each of which begins with a move; nil for another path.
  fileprivate var lines: [(from: Point, to: Point)]? {
    var lines: [(from: Point, to: Point)] = []
    var start: Point?
    for element in elements {
      switch element {
      case .move(let to): start = to
      case .line(let to):
        guard let from = start else { return nil }
        lines.append((from, to))
        start = nil
      default: return nil
      }
    }
    return lines
  }
}

extension Layers {
  /// The dashes of arcs round the origin, as lines; nil for another path.
  fileprivate func dashes(along path: Path, of element: Int) -> [(from: Point, to: Point)]? {
    guard let pattern = side.string("stroke-dasharray", of: element).flatMap(ValueReader.numbers),
      let width = side.string("stroke-width", of: element).flatMap({ Double($0) })
    else { return nil }
    var isRound = true
    path.forEachSegment { segment in
      if case .arc(let arc) = segment, (arc.center - .zero).length < 0.1 { return }
      isRound = false
    }
    return isRound ? path.marks(ofDashes: pattern, width: width) : nil
  }

  /// The ticks at the drawn labels of a dial, and the readings of these; nil where there are not as many.
  func labelledTicks(
    in dial: Int, isRound: Bool
  ) -> (ticks: [TickMarks.Mark], readings: [Double])? {
    let labels = scales.keys.sorted().first { self.dial(around: $0) == dial }
    let words = labels.map(wholeScale) ?? []
    let readings = words.compactMap { Double(spelledBy: Self.plain($0)) }
    guard readings.count > 2, readings.count == words.count else { return nil }
    let rows = side.tree.elements(of: dial).lazy.compactMap { path in
      side.tree.attribute("d", of: path).flatMap { TickMarks(self, $0) }
    }
    let row = rows.first { row in
      row.isRound == isRound && row.marks.count == readings.count
        && row.inOrder.count == readings.count
    }
    return row.map { ($0.inOrder, readings) }
  }

  /// Whether the ticks of a round scale go on beyond those of its labels, or the lines of a grid may.
  func goesOn(beyondLabels labels: Int) -> Bool {
    let all = side.tree.elements(of: dial(around: labels)).compactMap { path in
      side.tree.attribute("d", of: path).flatMap { TickMarks(self, $0) }
    }
    if all.contains(where: { $0.marks.count == scales[labels]?.count && $0.isGrid }) { return true }
    let rows = all.filter(\.isRound).map { $0.inOrder.map(\.angle) }
    let main = rows.first { Set($0).count == scales[labels]?.count }
    guard let first = main?.first, let last = main?.last else { return false }
    return rows.contains { ($0.first ?? first) < first - 0.5 || ($0.last ?? last) > last + 0.5 }
  }
}

/// A dial's scale as in its labels: the reading at each angle.
struct LabelScale {
  private var stops: [(angle: Double, reading: Double)] = []
  private var fullTurn = 360.0

  /// Reads the labels of the same dial as some ticks; nil without three of them in order.
  init?(_ layers: Layers, beside ticks: Int) {
    guard let dial = layers.side.tree.parent(of: ticks) else { return nil }
    self.init(layers, in: dial)
  }

  init?(_ layers: Layers, in dial: Int) {
    let tree = layers.side.tree
    if let (ticks, readings) = layers.labelledTicks(in: dial, isRound: true) {
      stops = Self.unwrapped(zip(ticks.map(\.angle), readings).map { ($0, $1) })
      if isRising { return }
    }
    let lines = Self.angles(ofLinesIn: dial, layers)
    for group in tree.elements(of: dial) where layers.side.string("transform", of: group) == nil {
      let texts = tree.elements(of: group).filter { layers.side.local($0) == "text" }
      let size = layers.side.string("font-size", of: group).flatMap { Double($0) } ?? 0
      let labels = texts.compactMap { Self.label($0, layers, size) }
      guard labels.count >= 3, labels.count == texts.count else { continue }
      stops = Self.unwrapped(labels.map { (Self.nearest(to: $0.angle, in: lines), $0.reading) })
      if isRising { return }
    }
    return nil
  }

  private var isRising: Bool {
    zip(stops, stops.dropFirst()).allSatisfy { $0.reading < $1.reading }
      && (stops.last?.angle ?? 0) - (stops.first?.angle ?? 0) < 360.5
  }

  /// Reads the drawn labels along a straight line, whose places are in the stead of angles.
  init?(_ layers: Layers, in dial: Int, isUpright: Bool) {
    guard let (ticks, readings) = layers.labelledTicks(in: dial, isRound: false) else { return nil }
    let places = ticks.map { Double(isUpright ? $0.y : $0.x) / 50 }
    stops = zip(places, readings).map { ($0, $1) }.sorted { $0.0 < $1.0 }
    fullTurn = .infinity
    if Set(places).count < places.count { return nil }
  }

  /// The readings at two places, the lesser first; nil beyond the labels.
  func readings(at places: [Double]) -> [Double]? {
    let found = places.compactMap(reading).sorted()
    return found.count == places.count ? found : nil
  }

  /// The directions of its first and last reading, as in `-118.4°…119°`; nil for a scale that goes all the
  /// way round, which has no ends.
  var turn: String? {
    let angles = [stops.first, stops.last].compactMap { $0?.angle }
    let isWhole = (angles[1] - angles[0]) * Double(stops.count) > 359 * Double(stops.count - 1)
    if isWhole { return nil }
    return angles.map { angle in
      let turned = angle > 180 ? angle - 360 : angle
      return Wording.degrees((turned * 10).rounded() / 10)
    }.joined(separator: "…")
  }

  func agrees(with other: LabelScale) -> Bool {
    let readings = (stops + other.stops).map {
      (reading(at: $0.angle), other.reading(at: $0.angle))
    }
    // The places of labels are those of their ticks within a hundredth.
    let range = abs((stops.last?.reading ?? 0) - (stops.first?.reading ?? 0))
    return readings.allSatisfy { first, second in
      guard let first, let second else { return true }
      return abs(first - second) <= range / 100
    }
  }

  /// The reading at an angle; nil beyond the labels.
  func reading(at angle: Double) -> Double? {
    guard let first = stops.first, let last = stops.last else { return nil }
    var angle = angle
    while angle < first.angle - 0.05 { angle += fullTurn }
    guard angle <= last.angle + 0.05 else { return nil }
    let next = stops.dropFirst().firstIndex { angle <= $0.angle + 0.05 } ?? stops.count - 1
    let (a, b) = (stops[next - 1], stops[next])
    guard b.angle > a.angle else { return nil }
    let reading = a.reading + (angle - a.angle) / (b.angle - a.angle) * (b.reading - a.reading)
    var step = 1.0
    while step > abs(last.reading - first.reading) / 500, step > 1e-3 { step /= 10 }
    return (reading / step).rounded() * step
  }

  private static func label(
    _ text: Int, _ layers: Layers, _ size: Double
  ) -> (angle: Double, reading: Double)? {
    let side = layers.side
    guard let reading = layers.reading(of: text) else { return nil }
    let x = side.string("x", of: text).flatMap { Double($0) } ?? 0
    let baseline = side.string("y", of: text).flatMap { Double($0) } ?? 0
    // Figures are about 0.72 of the type's size high.
    let y = baseline - 0.36 * size
    return (Angle.radians(arcTangent(x, -y)).degrees, reading)
  }

  /// The angles of all parallel lines, which are exact; those of labels are not.
  private static func angles(ofLinesIn dial: Int, _ layers: Layers) -> [Double] {
    let tree = layers.side.tree
    let paths = tree.elements(of: dial).filter { layers.side.local($0) == "path" }
    let lines = paths.flatMap { path -> [(angle: Double, length: Double)] in
      guard let data = tree.attribute("d", of: path),
        let path = Path(svgPathData: layers.side.value(data))
      else { return [] }
      return zip(path.elements, path.elements.dropFirst()).compactMap { first, second in
        guard case (.move(let start), .line(let end)) = (first, second) else { return nil }
        let angle = Angle.radians(arcTangent(start.x, -start.y)).degrees
        return (angle, (end - start).length)
      }
    }
    // Labels are at the longest.
    let longest = lines.map(\.length).max() ?? 0
    return lines.filter { $0.length > longest * 0.9 }.map(\.angle)
  }

  private static func nearest(to angle: Double, in lines: [Double]) -> Double {
    func distance(_ other: Double) -> Double {
      abs((other - angle).remainder(dividingBy: 360))
    }
    let best = lines.min { distance($0) < distance($1) }
    guard let best, distance(best) < 4 else { return angle }
    return best
  }

  private static func unwrapped(
    _ labels: [(angle: Double, reading: Double)]
  ) -> [(angle: Double, reading: Double)] {
    var stops: [(angle: Double, reading: Double)] = []
    for var label in labels {
      while let last = stops.last, label.angle < last.angle { label.angle += 360 }
      if stops.isEmpty, label.angle < 0 { label.angle += 360 }
      stops.append(label)
    }
    return stops
  }
}
