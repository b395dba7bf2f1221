import SweepGeometry

/// The readings of a drawn scale, by the directions of its ticks and numbers.
struct RiggedScale {
  /// Readings with directions, which go on in one sense; the readings rise or fall.
  var stops: [(value: Double, angle: Angle)]
  /// The numbers that are at the stops.
  var numbers: [PrintedNumber]
  /// Whether readings have equal turns, within 0.15°.
  var isEven: Bool
  /// Whether the ends of the scale are ticks without numbers.
  var isExtended = false
  /// Whether it goes on round the circle from its upper end at its lower one.
  var isEndless = false
  /// Whether a separator may be read in two ways.
  var isAmbiguous = false

  /// Reads a scale of numbers beside ticks; nil for fewer than two, and for those that neither rise nor fall.
  init?(_ numbers: [PrintedNumber], _ ring: TickRing, about center: Point) {
    let near = numbers.filter {
      (0.4...1.7).contains($0.middle.distance(to: center) / ring.radius)
    }
    // Numbers of a scale are in one size.
    let sizes = Dictionary(grouping: near) { ($0.size * 20).rounded() }
    let group = sizes.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
    guard
      let matched = Self.match(group, ring.major, center) ?? Self.match(group, ring.ticks, center)
    else { return nil }
    // Of two meanings of a separator, the one that makes the scale even.
    let ways = [\PrintedNumber.value, \.otherMeaning].compactMap { value in
      Self.ordered(matched.map { ($0.number[keyPath: value], $0.angle) }, ring)
    }
    guard let ordered = ways.first(where: Self.isEven) ?? ways.first else { return nil }
    (stops, self.numbers) = (ordered, matched.map(\.number))
    isAmbiguous = self.numbers.contains { $0.otherValue != nil }
    isEven = Self.isEven(stops)
    close(ring)
    if !isEndless { extend(ring) }
  }

  /// The tick of each number, of all that have one of their own; nil if fewer than two or less than two
  /// thirds of them have one.
  private static func match(
    _ numbers: [PrintedNumber], _ ticks: [TickRing.Tick], _ center: Point
  ) -> [(number: PrintedNumber, angle: Angle)]? {
    var nearest: [Int: (number: PrintedNumber, angle: Angle, off: Double)] = [:]
    for number in numbers {
      let arm = number.middle - center
      let offs = ticks.map { abs(($0.angle - arm.direction).signed.degrees) }
      guard let place = offs.indices.min(by: { offs[$0] < offs[$1] }) else { return nil }
      let off = Angle.degrees(offs[place]).radians * arm.length
      guard off <= 1.2 * number.size, off < nearest[place]?.off ?? .infinity else { continue }
      nearest[place] = (number, ticks[place].angle, off)
    }
    guard nearest.count > 1, nearest.count * 3 >= numbers.count * 2 else { return nil }
    return nearest.values.map { ($0.number, $0.angle) }
  }

  /// The stops in the order in which they follow each other round the circle, with angles that go on in one
  /// sense; nil for readings that do not rise in one sense within a turn.
  private static func ordered(
    _ pairs: [(value: Double, angle: Angle)], _ ring: TickRing
  ) -> [(value: Double, angle: Angle)]? {
    let sorted = pairs.sorted { $0.value < $1.value }
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.value < $1.value }) else { return nil }
    /// The number of ticks between the first stop and the last one.
    func inside(_ stops: [(value: Double, angle: Angle)]) -> Int {
      let turn = stops[stops.count - 1].angle - stops[0].angle
      let sense = turn < .zero ? -1.0 : 1
      return ring.ticks.filter {
        (($0.angle - stops[0].angle) * sense).normalized.degrees < abs(turn.degrees) - 0.1
      }.count
    }
    let ways = [1, -1].map { Self.turned(sorted, $0) }.filter {
      abs(($0[$0.count - 1].angle - $0[0].angle).degrees) < 360
    }
    guard let first = ways.first else { return nil }
    guard let second = ways.dropFirst().first, inside(second) > inside(first) else { return first }
    return second
  }

  /// The stops turned on in a sense from the first one.
  private static func turned(
    _ stops: [(value: Double, angle: Angle)], _ sense: Double
  ) -> [(value: Double, angle: Angle)] {
    stops.reduce(into: []) { turned, stop in
      guard let last = turned.last else { return turned.append(stop) }
      let step = ((stop.angle - last.angle) * sense).normalized * sense
      turned.append((stop.value, last.angle + step))
    }
  }

  private static func isEven(_ stops: [(value: Double, angle: Angle)]) -> Bool {
    let (first, last) = (stops[0], stops[stops.count - 1])
    let rate = (last.angle - first.angle).degrees / (last.value - first.value)
    return stops.allSatisfy {
      abs((first.angle - $0.angle).degrees + rate * ($0.value - first.value)) <= 0.15
    }
  }

  /// Makes the scale go round if one step more ends at its beginning.
  private mutating func close(_ ring: TickRing) {
    let count = stops.count
    let (first, last) = (stops[0], stops[count - 1])
    let step = last.value - stops[count - 2].value
    let turn = last.angle - stops[count - 2].angle
    let full = last.angle - first.angle + turn
    guard count > 2, isEven, abs(abs(full.degrees) - 360) < 1 else { return }
    isEndless = true
    // Twelve is where a clock begins.
    if first.value == step {
      stops = [(0, first.angle - turn), last]
    } else {
      stops = [first, (last.value + step, first.angle + .degrees(full.degrees < 0 ? -360 : 360))]
    }
  }

  /// Moves the ends to ticks beyond them, by up to one step of the numbers there.
  private mutating func extend(_ ring: TickRing) {
    let sense = stops[stops.count - 1].angle < stops[0].angle ? -1.0 : 1
    let free = 360 - abs((stops[stops.count - 1].angle - stops[0].angle).degrees)
    for isUpper in [true, false] {
      let (end, next) =
        isUpper
        ? (stops[stops.count - 1], stops[stops.count - 2]) : (stops[0], stops[1])
      let turn = abs((end.angle - next.angle).degrees)
      let outward = isUpper ? sense : -sense
      let beyond = ring.ticks.map { (($0.angle - end.angle) * outward).normalized.degrees }
        .filter { $0 > 0.2 && $0 < min(turn * 1.01, free / 2) }.max()
      guard let beyond else { continue }
      let step = (end.value - next.value) * beyond / turn
      let grain = abs(end.value - next.value) / 1000
      let value = ((end.value + step) / grain).rounded() * grain
      let stop = (value: value, angle: end.angle + .degrees(beyond * outward))
      if isUpper { stops.append(stop) } else { stops.insert(stop, at: 0) }
      isExtended = true
    }
  }

  /// A scale of 0 to 100 from the first tick to the last one, between which the widest gap is.
  init(ticksAlone ring: TickRing) {
    let angles = ring.ticks.map(\.angle)
    let gaps = angles.indices.map { index in
      (angles[(index + 1) % angles.count] - angles[index]).normalized.degrees
    }
    let widest = gaps.indices.max { gaps[$0] < gaps[$1] } ?? 0
    let usual = gaps.sorted()[gaps.count / 2]
    isEndless = gaps[widest] < 1.5 * usual
    let first = isEndless ? .zero : angles[(widest + 1) % angles.count]
    let turn = isEndless ? 360 : 360 - gaps[widest]
    stops = [(0, first), (100, first + .degrees(turn))]
    (numbers, isEven) = ([], true)
  }

  /// The reading in a direction; nil beyond the ends.
  func value(at direction: Angle) -> Double? {
    for (low, high) in zip(stops, stops.dropFirst()) {
      let turn = high.angle - low.angle
      let way = ((direction - low.angle) * (turn < .zero ? -1 : 1)).normalized.degrees
      let share = (way > 359.9 ? 0 : way) / abs(turn.degrees)
      if share <= 1.002 { return low.value + (high.value - low.value) * min(share, 1) }
    }
    return nil
  }

  /// The scale of chosen stops, whose angles go on in one sense; clockwise where both are possible.
  init(chosen: [Rig.Stop], numbers: [PrintedNumber]) throws(RigError) {
    let sorted = chosen.sorted { $0.value < $1.value }
    guard sorted.count > 1, zip(sorted, sorted.dropFirst()).allSatisfy({ $0.value < $1.value })
    else {
      throw RigError(
        .scale, message: "a scale needs two stops or more, each with another reading",
        hint: "give each stop its own reading")
    }
    let stops = sorted.map { (value: $0.value, angle: $0.angle) }
    let ways = [stops] + [1, -1].map { Self.turned(stops, $0) }
    let fitting = ways.first { way in
      let steps = zip(way, way.dropFirst()).map { ($1.1 - $0.1).degrees }
      return abs(steps.reduce(0, +)) <= 360
        && (steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 })
    }
    guard let fitting else {
      throw RigError(
        .scale, message: "the stops turn to and fro",
        hint: "their angles rise or fall with their readings, within one turn")
    }
    (self.stops, self.numbers, isEven) = (fitting, numbers, false)
    isEndless = abs((fitting[fitting.count - 1].1 - fitting[0].1).degrees) > 359.99
  }

  /// Some stops of it, with those among them that are printed.
  func rigged(_ stops: [(value: Double, angle: Angle)]) -> [Rig.Stop] {
    let printed = Set(numbers.flatMap { [$0.value, $0.otherMeaning] })
    return stops.map {
      Rig.Stop(value: $0.value, angle: $0.angle, isPrinted: printed.contains($0.value))
    }
  }
}
