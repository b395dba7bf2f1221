import SweepGeometry
import SweepScene

extension RigSearch {
  /// The centre of the ticks, or else of circles; nil for neither.
  var center: Rig.Found<Point>? {
    let centers = circles.sorted { $0.radius < $1.radius }.map(\.center)
    let near = 0.005 * elements.size
    if let crossing = TickCrossing(marks, tried: Array(centers.prefix(100)), size: elements.size) {
      let count = TickRing(marks, about: crossing.point)?.ticks.count ?? crossing.count
      let ticks = "the crossing of \(count) ticks"
      guard let circle = centers.first(where: { $0.distance(to: crossing.point) < near }) else {
        return Rig.Found(value: crossing.point, reason: ticks, isCertain: false)
      }
      return Rig.Found(value: circle, reason: "a circle at \(ticks)", isCertain: false)
    }
    let shared = centers.max { a, b in
      centers.filter { $0.distance(to: a) < near }.count
        < centers.filter { $0.distance(to: b) < near }.count
    }
    guard let shared else { return nil }
    let count = centers.filter { $0.distance(to: shared) < near }.count
    return Rig.Found(
      value: shared, reason: count > 1 ? "\(count) circles and arcs" : "a circle", isCertain: false)
  }

  /// The point that the needle turns about.
  func pivot(of index: Int) throws(RigError) -> Rig.Found<Point> {
    if let chosen = choices.pivot { return .chosen(chosen) }
    if let shift = elements[index].center, let box = shapeBox(of: index) {
      return Rig.Found(
        value: box.center + shift, reason: "the centre of rotation set in Inkscape", isCertain: true
      )
    }
    for (words, isCertain) in [(RigNames.pivot, true), (RigNames.hub, false)] {
      for pivot in elements.named(words) where pivot != index {
        guard let box = elements.box(of: pivot), box.size.width < elements.size / 2 else {
          continue
        }
        let inside = circles.filter { (pivot..<elements[pivot].end).contains($0.index) }
        let middle = inside.max { $0.radius < $1.radius }?.center ?? box.center
        guard isBesideNeedle(middle, index) else { continue }
        return Rig.Found(
          value: middle, reason: "the element '\(elements[pivot].name)'", isCertain: isCertain)
      }
    }
    if let center, isBesideNeedle(center.value, index) { return center }
    let middle = viewBox.center
    if isBesideNeedle(middle, index) {
      return Rig.Found(value: middle, reason: "the middle of the drawing", isCertain: false)
    }
    throw RigError(
      .pivot,
      message:
        "no pivot is found: neither an element says so, nor ticks or circles about the needle's end",
      hint: "draw a circle at the pivot, and call its layer 'pivot'")
  }

  /// Whether a point is on the line of the needle, within a sixth of its reach.
  private func isBesideNeedle(_ point: Point, _ index: Int) -> Bool {
    let arms = elements.points(of: index).map { $0 - point }
    guard let tip = arms.max(by: { $0.length < $1.length }), tip.length > 0 else { return false }
    let (low, high) = arms.reduce((tip.length, 0.0)) { range, arm in
      let reach = arm.dot(tip) / tip.length
      return (min(range.0, reach), max(range.1, reach))
    }
    return low < 0.5 * high
      && arms.allSatisfy { abs($0.cross(tip)) < 0.5 * tip.length * tip.length }
  }

  private func shapeBox(of index: Int) -> Rect? {
    elements.all[index..<elements[index].end].compactMap { $0.path?.boundingBox }
      .reduce(nil) { box, own in box?.union(own) ?? own }
  }

  typealias Scale = (value: RiggedScale, stops: Rig.Found<[Rig.Stop]>, notes: [String])

  /// The scale about a pivot.
  func scale(about pivot: Point, without needle: Int) throws(RigError) -> Scale {
    let found = ring(about: pivot, without: needle)
    if let stops = choices.stops {
      let read = found.flatMap { RiggedScale(numbers, $0.0, about: pivot) }
      let scale = try RiggedScale(chosen: stops, numbers: read?.numbers ?? [])
      return (scale, .chosen(scale.rigged(scale.stops)), [])
    }
    guard let (ring, noun) = found else {
      throw RigError(
        .scale,
        message:
          "no scale is found: there are no three ticks or numbers on a circle about the pivot",
        hint: "draw the ticks as lines, thin shapes or dots; numbers in outlines are not read")
    }
    var notes: [String] = []
    var reason = "\(ring.ticks.count) \(noun)"
    var scale = RiggedScale(ticksAlone: ring)
    var isCertain = false
    if let read = RiggedScale(numbers, ring, about: pivot) {
      scale = read
      reason = "\(read.numbers.count) numbers at " + reason
      isCertain = !read.isExtended && !read.isAmbiguous && noun != Self.middles
      if read.isExtended {
        reason += ", and ticks without numbers at its ends"
        notes.append("the scale goes on from its last numbers to the ticks beyond them")
      }
      if let text = read.numbers.first(where: { $0.otherValue != nil }) {
        let other = text.point.isEmpty ? "decimals" : "thousands"
        notes.append("separators before three digits may mean \(other): check the readings")
      }
    } else {
      reason += " without numbers that fit them"
      notes.append(
        "no printed numbers fit, so that the scale is 0 to 100: set the readings in 'angles'"
      )
    }
    let ends = scale.isEven ? [scale.stops[0], scale.stops[scale.stops.count - 1]] : scale.stops
    let turn = scale.stops[0].angle.signed - scale.stops[0].angle
    let stops = scale.rigged(ends.map { ($0.value, $0.angle + turn) })
    return (scale, Rig.Found(value: stops, reason: reason, isCertain: isCertain), notes)
  }

  private static let middles = "middles of numbers"

  /// The ring of ticks, or else of dots, or else of the middles of numbers, with what they are.
  private func ring(about pivot: Point, without needle: Int) -> (TickRing, String)? {
    func dot(_ middle: Point, _ radius: Double, _ index: Int) -> TickMark {
      let arm = (middle - pivot) * (radius / max(middle.distance(to: pivot), radius))
      return TickMark(from: middle - arm, to: middle + arm, index: index)
    }
    let dots = circles.filter { $0.radius < 0.02 * elements.size }
      .map { dot($0.center, $0.radius, $0.index) }
    let middles = numbers.map { dot($0.middle, $0.size / 4, $0.index) }
    let kinds = [(marks, "ticks"), (dots, "dots"), (middles, Self.middles)]
    return kinds.lazy.compactMap { marks, noun in
      TickRing(marks, about: pivot, without: needle..<elements[needle].end).map { ($0, noun) }
    }.first
  }

  /// The radius of the ring of ticks; of the needle where there is none.
  func radius(about pivot: Point, without needle: Int) -> Double {
    ring(about: pivot, without: needle)?.0.radius
      ?? elements.points(of: needle).map { $0.distance(to: pivot) }.max() ?? elements.size / 2
  }

  /// The text that shows the reading: by its name, or the one number that is not on the scale.
  func number(
    beside scale: RiggedScale, about pivot: Point, reading: Double?
  ) -> (found: Rig.Found<Rig.Number>?, note: String?)? {
    let labels = Set(scale.numbers.map(\.index))
    let others = numbers.filter { !labels.contains($0.index) }
    let groups = elements.named(RigNames.number)
    let named = Set(groups.flatMap { $0..<elements[$0].end })
    let ends = scale.stops.map(\.value)
    let range = (ends.min() ?? 0)...(ends.max() ?? 0)
    guard !choices.leavesNumber else { return nil }
    let chosen = choices.number.flatMap { index in
      elements.all.indices.contains(index)
        ? numbers.first { (index..<elements[index].end).contains($0.index) } : nil
    }
    if choices.number != nil, chosen == nil { return (nil, "the chosen text shows no number") }
    let larger = others.filter { number in
      range.contains(number.value) && number.size > (scale.numbers.first?.size ?? 0)
    }
    guard let number = chosen ?? others.first(where: { named.contains($0.index) }) ?? larger.first
    else {
      return others.isEmpty
        ? nil : (nil, "'\(elements[others[0].index].text?.string ?? "")' is left as it is drawn")
    }
    let isNamed = named.contains(number.index)
    guard chosen != nil || isNamed || larger.count == 1 else {
      return (nil, "several numbers may be the reading: call the layer of one 'value'")
    }
    let extent = range.upperBound - range.lowerBound
    let agrees = reading.map { abs($0 - number.value) <= 0.01 * extent } ?? false
    let value = Rig.Number(
      element: element(carrier(of: number.index, named: groups), called: "value"),
      value: number.value,
      decimals: number.decimals, point: number.point, grouping: number.grouping,
      prefix: number.prefix, suffix: number.suffix,
      isCentered: elements[number.index].text?.alignment == .start
        && abs(number.middle.x - pivot.x) < 0.35 * number.size)
    let reason = isNamed ? "its name" : agrees ? "the needle, which points to it" : "its size"
    let found =
      chosen == nil
      ? Rig.Found(value: value, reason: reason, isCertain: isNamed) : .chosen(value)
    guard !agrees, let reading else { return (found, nil) }
    let drawn = reading.rounded(to: extent).formatted
    return (found, "the drawing shows \(number.value.formatted), and its needle points to \(drawn)")
  }

  /// The group whose name says that it is the number, if it has no other number; or else the text itself.
  private func carrier(of index: Int, named: [Int]) -> Int {
    named.first { group in
      (group..<elements[group].end).contains(index)
        && !elements.all[group..<index].contains {
          $0.text?.string.contains(where: \.isNumber) == true
        }
    } ?? index
  }
}

extension Double {
  /// The number without a point if it is whole, as in messages.
  var formatted: String {
    self == rounded() && abs(self) < 1e9 ? String(Int(self)) : "\(self)"
  }
}
