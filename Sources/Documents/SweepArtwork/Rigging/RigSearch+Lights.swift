import SweepGeometry
import SweepScene

extension RigSearch {
  /// The parts about which arcs, bands and lamps are searched for.
  struct Gauge {
    let scale: RiggedScale
    let pivot: Point
    /// The number of the needle's element.
    let needle: Int

    var low: Double { scale.stops.map(\.value).min() ?? 0 }
    var high: Double { scale.stops.map(\.value).max() ?? 0 }
  }

  typealias Lights = [Rig.Found<Rig.Light>]

  /// The element that shows up to the reading, by a choice or by its name.
  func arc(on gauge: Gauge) throws(RigError) -> (found: Rig.Found<Rig.Light>?, notes: [String]) {
    guard !choices.leavesArc else { return (nil, []) }
    let chosen = try choices.arc.map { choice throws(RigError) in try index(of: choice, .arc) }
    let named = RigNames.arc.map { words in
      elements.named(words, not: RigNames.besideArc).filter { isAlongScale($0, gauge) }
    }
    guard let index = chosen ?? named[0].first ?? (named[1].count == 1 ? named[1][0] : nil) else {
      return (nil, [])
    }
    var arc = Rig.Light(element: element(index, called: "arc"), reason: "as it is drawn")
    let drawn = readings(of: index, on: gauge)
    let air = 0.03 * (gauge.high - gauge.low)
    // Without a reading to grow from, it would grow from zero to both sides.
    if gauge.low < 0, gauge.high > 0, let drawn, drawn.low < gauge.low + air {
      arc.from = gauge.low
    }
    var notes: [String] = []
    let isLine = elements[index].shape?.fillColor == Paint.none
    if let drawn, !isLine, drawn.high < gauge.high - air {
      let end = drawn.high.rounded(to: gauge.high - gauge.low).formatted
      notes.append(
        "'\(arc.element.name)' is drawn up to \(end) only: draw it over the whole scale, as the document cuts it off"
      )
    }
    if chosen != nil { return (.chosen(arc), notes) }
    return (Rig.Found(value: arc, reason: "its name", isCertain: !named[0].isEmpty), notes)
  }

  /// The coloured bands, with the ranges that they extend over.
  func bands(on gauge: Gauge, without arc: Int?) throws(RigError) -> Lights {
    let groups = elements.named(RigNames.band, not: RigNames.besideArc)
    let named = groups.flatMap { group in
      let parts = children(of: group).filter { isAlongScale($0, gauge) }
      return parts.count > 1 || !isAlongScale(group, gauge) ? parts : [group]
    }
    let found =
      try choices.bands.map { list throws(RigError) in try picked(list, .bands) }
      ?? named.filter { $0 != arc }.map { ($0, nil) }
    var ranges = found.map { readings(of: $0.index, on: gauge) }
    // Bands with a small gap between them meet in its middle.
    for (lower, below) in ranges.enumerated() {
      for (upper, above) in ranges.enumerated() where lower != upper {
        guard let below, let above else { continue }
        guard abs(above.low - below.high) < 0.03 * (gauge.high - gauge.low) else { continue }
        ranges[lower]?.high = (above.low + below.high) / 2
        ranges[upper]?.low = (above.low + below.high) / 2
      }
    }
    return found.enumerated().map { place, band in
      let name = found.count > 1 ? "band \(place + 1)" : "band"
      var light = Rig.Light(element: element(band.index, called: name), reason: "as it is drawn")
      if let range = band.range {
        (light.from, light.below, light.reason) = (range.from, range.below, "chosen by hand")
      } else if let range = ranges[place] {
        light.set(range, on: gauge)
      } else {
        (light.reason, light.isGuess) = ("it has no direction from the pivot", true)
      }
      return result(light, isChosen: choices.bands != nil)
    }
  }

  /// The lamps, with the ranges of the first or last band, or of a fifth of the scale.
  func lamps(on gauge: Gauge, beside bands: Lights) throws(RigError) -> Lights {
    let named = elements.named(RigNames.lamp, not: RigNames.band).flatMap { group in
      let parts = children(of: group).filter { elements[$0].name.hasWord(of: RigNames.lamp) }
      return parts.count > 1 ? parts : [group]
    }.filter { index in
      !(index..<elements[index].end).contains(gauge.needle) && elements[index].text == nil
        && elements.box(of: index) != nil && !isAlongScale(index, gauge)
        && !bands.contains { $0.value.element.index == index }
    }
    let found =
      try choices.lamps.map { list throws(RigError) in try picked(list, .lamps) }
      ?? named.map { ($0, nil) }
    return found.enumerated().map { place, lamp in
      let name = found.count > 1 ? "lamp \(place + 1)" : "lamp"
      var light = Rig.Light(element: element(lamp.index, called: name), reason: "chosen by hand")
      if let range = lamp.range {
        (light.from, light.below) = (range.from, range.below)
      } else {
        guess(&light, on: gauge, beside: bands)
      }
      return result(light, isChosen: choices.lamps != nil)
    }
  }

  private func result(_ light: Rig.Light, isChosen: Bool) -> Rig.Found<Rig.Light> {
    isChosen ? .chosen(light) : Rig.Found(value: light, reason: "its name", isCertain: true)
  }

  private func guess(_ light: inout Rig.Light, on gauge: Gauge, beside bands: Lights) {
    light.isGuess = true
    let isLow = light.element.name.hasWord(of: RigNames.low)
    let end = bands.first { band in
      let (from, below) = (band.value.from, band.value.below)
      return isLow ? from == nil && below != nil : from != nil && below == nil
    }
    if let band = end?.value {
      (light.from, light.below) = (band.from, band.below)
      light.reason = "as '\(band.element.name)'"
      return
    }
    let fifth = (gauge.high - gauge.low) / 5
    let limit = (isLow ? gauge.low + fifth : gauge.high - fifth).rounded(to: 5 * fifth)
    if isLow { light.below = limit } else { light.from = limit }
    light.reason = "the \(isLow ? "lower" : "upper") fifth of the scale"
  }

  private func picked(
    _ lights: [Rig.Choices.Light], _ step: Rig.Step
  ) throws(RigError) -> [(index: Int, range: (from: Double?, below: Double?)?)] {
    try lights.map { light throws(RigError) in (try index(of: light.element, step), light.range) }
  }

  private func index(of choice: Rig.Choices.Choice, _ step: Rig.Step) throws(RigError) -> Int {
    switch choice {
    case .name(let name):
      if let index = elements.all.firstIndex(where: { $0.name == name }) { return index }
      throw RigError(
        step, message: "the drawing has no visible element that is called '\(name)'",
        hint: "elements are found by the names of their layers")
    case .index(let index):
      if elements.all.indices.contains(index), elements.box(of: index) != nil { return index }
      throw RigError(
        step, message: "the chosen element has no outline", hint: "choose a shape or a group")
    }
  }

  private func children(of index: Int) -> [Int] {
    (index..<elements[index].end).filter { elements[$0].parent == index }
  }

  /// Whether an element is longer along the scale than it is thick.
  private func isAlongScale(_ index: Int, _ gauge: Gauge) -> Bool {
    let points = elements.arcPoints(of: index)
    let reaches = points.map { $0.distance(to: gauge.pivot) }
    guard !(index..<elements[index].end).contains(gauge.needle), let low = reaches.min(),
      let high = reaches.max(), high - low < 0.5 * high, let turn = turn(of: index, gauge)
    else { return false }
    let length = (turn.high - turn.low + 360).truncatingRemainder(dividingBy: 360)
    return Angle.degrees(length).radians * low > 1.5 * (high - low)
  }

  /// The readings at which an element begins and ends.
  private func readings(of index: Int, on gauge: Gauge) -> (low: Double, high: Double)? {
    let stops = gauge.scale.stops
    let whole = (stops[stops.count - 1].angle - stops[0].angle).degrees
    guard let turn = turn(of: index, gauge) else { return nil }
    func reading(_ way: Double, _ isEnd: Bool) -> Double {
      let (span, isBefore) = (abs(whole), way > 180 + abs(whole) / 2)
      // On a full circle the ends are at one place.
      if isBefore || !isEnd && way > span - 0.1 && span > 359.9 { return gauge.low }
      if way >= span || isEnd && way < 0.1 { return gauge.high }
      let angle = stops[0].angle + .degrees(whole < 0 ? -way : way)
      return gauge.scale.value(at: angle) ?? gauge.high
    }
    return (reading(turn.low, false), reading(turn.high, true))
  }

  /// The degrees along the scale between which an element lies: beside the widest gap between its points.
  private func turn(of index: Int, _ gauge: Gauge) -> (low: Double, high: Double)? {
    let (first, last) = (gauge.scale.stops[0], gauge.scale.stops[gauge.scale.stops.count - 1])
    let sense = last.angle < first.angle ? -1.0 : 1
    let ways = elements.arcPoints(of: index).map {
      ((($0 - gauge.pivot).direction - first.angle) * sense).normalized.degrees
    }.sorted()
    guard ways.count > 1 else { return nil }
    var gap = (size: ways[0] + 360 - ways[ways.count - 1], end: 0)
    for place in 1..<ways.count where ways[place] - ways[place - 1] > gap.size {
      gap = (ways[place] - ways[place - 1], place)
    }
    return (ways[gap.end], ways[(gap.end + ways.count - 1) % ways.count])
  }
}

extension Rig.Light {
  /// Sets the limits that are not the ends of the scale.
  fileprivate mutating func set(_ range: (low: Double, high: Double), on gauge: RigSearch.Gauge) {
    let extent = gauge.high - gauge.low
    let (low, high) = (range.low.rounded(to: extent), range.high.rounded(to: extent))
    if low > gauge.low { from = low }
    if high < gauge.high { below = high }
  }
}

extension DrawnElements {
  /// Points along the outlines of an element, of a circle with one dash those of the dash.
  fileprivate func arcPoints(of index: Int) -> [Point] {
    all[index..<all[index].end].flatMap { element -> [Point] in
      guard let shape = element.shape, shape.lineDashPattern.count == 2,
        let arc = shape.path.circularArcs.first
      else { return element.points }
      let (dash, gap) = (shape.lineDashPattern[0], shape.lineDashPattern[1])
      let length = abs(arc.sweep.radians) * arc.radii.width
      guard dash + gap > 0.9 * length, shape.path.circularArcs.count == 1 else {
        return element.points
      }
      return (0...72).compactMap { step in
        let place = Double(step) / 72 * dash - shape.lineDashPhase
        let part = (place - (place / (dash + gap)).rounded(.down) * (dash + gap)) / length
        return part > 1.001 ? nil : element.map.apply(to: arc.point(at: min(part, 1)))
      }
    }
  }
}
