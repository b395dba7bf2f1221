import SweepGeometry
import SweepScene

extension Readout {
  /// The time of a clock in hours and minutes, of which each digit changes at its moment.
  func time(in context: DialContext) throws(DialError) -> [Layer] {
    let now = context.reading.value
    let digits = DigitColumn.clock(hours: hours, at: now)
    if !motion.hasCells {
      return time(digits, and: hours == 12 ? [.halfOfDay(at: now)] : [], in: context)
    }
    var time = Layer("time", sublayers: timeInCells(digits, in: context))
    time.semantics = Semantics(role: .text(label: Self.words(digits)))
    return [time]
  }

  /// The time of a timer or a countdown, of which each second is shown; nil for another reading.
  func runningTime(in context: DialContext) -> [Layer]? {
    guard case .time = context.scale.mapping,
      let time = RunningTime(
        context.reading, from: context.reading.previous ?? context.scale.domain.lowerBound)
    else { return nil }
    let points = context.scale.wordsAlone(for: 0, every: 1)?.count { $0 == ":" } ?? 0
    let places = time.places(points: points)
    return self.time(places, in: context) { row, breadth in
      guard places[0].levels.contains(-1) else { return }
      // Without its first place the time stands in the middle too.
      row.follow(.translation, in: context, isDiscrete: true) {
        Vector(dx: time.isShort($0, of: places.count, points: points) ? -breadth / 2 : 0, dy: 0)
      }
    }
  }

  /// The digits with points between every two.
  private static func words(_ digits: [DigitColumn]) -> String {
    digits.enumerated().map { index, digit in
      (digit.last < 0 ? "" : "\(digit.last)") + (digits.count - index).points
    }.joined()
  }

  /// Puts digits in columns, with points between every two.
  ///
  /// - Parameters:
  ///   - ending: the columns behind the time.
  ///   - move: moves the row of columns, of which each digit has a breadth.
  private func time(
    _ digits: [DigitColumn], and ending: [FigureColumn] = [], in context: DialContext,
    _ move: (_ row: inout Layer, _ breadth: Double) -> Void = { _, _ in }
  ) -> [Layer] {
    let columns = digits.enumerated().flatMap { index, digit in
      let points = (digits.count - index).points
      return [FigureColumn(digit)] + (points.isEmpty ? [] : [FigureColumn(mark: points)])
    }
    let words = ending.reduce(Self.words(digits)) { $0 + ($1.rest ?? "") }
    return row(columns + ending, named: "time", saying: words, in: context) { row, breadths in
      move(&row, breadths[0])
    }
  }

  /// Digits on drums, plates or in tubes, with the points between hours and minutes.
  private func timeInCells(_ places: [DigitColumn], in context: DialContext) -> [Layer] {
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
      var strip = drum.place(each, housing.ink(false))
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

extension Int {
  /// The points behind a digit with so many digits to the end of a time, itself among them.
  fileprivate var points: String { self > 1 && self % 2 == 1 ? ":" : "" }
}
