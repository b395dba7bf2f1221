import SweepGeometry
import SweepScene

extension Readout {
  /// The time of a clock in hours and minutes, of which each digit changes at its moment.
  func time(in context: DialContext) throws(DialError) -> [Layer] {
    var time = Layer("time", sublayers: motion.hasCells ? timeInCells(in: context) : [])
    let others = motion.hasCells ? [] : timeOnFace(in: context, &time)
    let digits = ClockDigit.places(hours: hours).map { $0.digit(at: context.reading.value) }
    let words = digits.map { $0 < 0 ? "" : "\($0)" }
    time.semantics = Semantics(
      role: .text(label: words[0] + words[1] + ":" + words[2] + words[3]))
    return others + [time]
  }

  /// Puts digits in columns of one width, above their housing.
  private func timeOnFace(in context: DialContext, _ time: inout Layer) -> [Layer] {
    let (theme, weight) = (context.theme, weight ?? context.theme.readoutWeight)
    func breadth(_ text: String) -> Double { theme.roomyAdvance(of: text, weight: weight) }
    let (digit, colon) = (breadth("0"), breadth(":"))
    let fitting = max(min(size, maximumWidth / (4 * digit + colon)), leastSize)
    let width = fitting * (4 * digit + colon)
    let room = Rect(x: -width / 2, y: -0.72 * fitting, width: width, height: 0.72 * fitting)
    let (pane, place, _) = standing(of: room, size: fitting, in: context)
    let drum = Drum(size: fitting * place.shrink, weight: weight)
    let ink = pane?.ink ?? theme[color ?? .token(.ink)]
    var window = Layer()
    window.clip(
      to: Rect(x: -width / 2, y: -0.76 * drum.size, width: width, height: 0.8 * drum.size))
    for (index, each) in ClockDigit.places(hours: hours).enumerated() {
      var strip = drum.place(each, at: context.reading.value, ink)
      let across = (Double(index) - 1.5) * digit + (index < 2 ? -0.5 : 0.5) * colon
      strip.position = Point(across * drum.size, 0)
      window.sublayers.append(strip)
    }
    time.position = place.point
    time.sublayers = [window, Layer(content: .text(drum.text(":", ink)))]
    return [pane?.layer(at: place)].compactMap { $0 }
  }

  /// Digits on drums, plates or in tubes, with the points between hours and minutes.
  private func timeInCells(in context: DialContext) -> [Layer] {
    let places = ClockDigit.places(hours: hours)
    let fitting = min(size * motion.breadth, maximumWidth / Double(places.count))
    let place = place(ofCells: places.count, across: fitting * Double(places.count), in: context)
    let across = fitting * place.shrink
    let drum = Drum(size: across / motion.breadth, weight: weight ?? context.theme.readoutWeight)
    let cells = cells(places.count, across: across, high: drum.height, at: place.point)
    let window = Rect(
      x: cells[0].minX, y: cells[0].minY, width: across * Double(cells.count),
      height: drum.height)
    let housing = housing(cells, in: window, wholes: cells.count, in: context)
    var clip = Layer()
    clip.clip(to: window)
    for (cell, each) in zip(cells, places) {
      var strip = drum.place(each, at: context.reading.value, housing.ink(false))
      strip.position = Point(cell.center.x, place.point.y)
      clip.sublayers.append(strip)
    }
    // A fall is too short to be timed in a pass of a day, so that flaps lie in their hinges.
    let flaps = cells.indices.compactMap { housing.flap?($0, [], nil) }
    let points = [0.34, 0.62].map { height in
      Layer.disc(
        across * 0.06, .color(housing.ink(false)),
        at: Point(cells[2].minX, cells[2].minY + height * drum.height))
    }
    return housing.back + [clip] + flaps + points + housing.front
  }
}
