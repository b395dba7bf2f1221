import SweepGeometry
import SweepScene

extension Readout {
  /// The number in cells side by side, one for each place: on drums that roll to their digits, on
  /// plates over which flaps fall, or in tubes.
  func inCells(in context: DialContext) throws(DialError) -> [Layer] {
    let (reading, isPlayed) = (context.reading, context.reading.course != nil)
    let start = reading.previous ?? max(context.scale.domain.lowerBound, 0)
    let (wholes, decimals) = try cellPlaces(from: start, in: context)
    let count = wholes + decimals
    let fitting = min(size * motion.breadth, maximumWidth / Double(count))
    let place = place(ofCells: count, across: fitting * Double(count), in: context)
    // In a small picture a number needs less room than its drums; a mark that is pushed goes at many
    // paces, which no drum rolls at.
    if leastSize > 0 && !place.isClear || reading.isPushed {
      let number = with { $0.motion = .counting }
      return try isPlayed ? number.played(style, in: context) : number.counted(style, in: context)
    }
    let drum = Drum(
      size: fitting * place.shrink / motion.breadth,
      weight: weight ?? context.theme.readoutWeight)
    let cells = cells(count, across: fitting * place.shrink, high: drum.height, at: place.point)
    guard let first = cells.first else { return [] }
    let window = Rect(
      x: first.minX, y: first.minY, width: fitting * place.shrink * Double(count),
      height: drum.height)
    let housing = housing(cells, in: window, wholes: wholes, in: context)
    var clip = Layer()
    clip.clip(to: window)
    let steps = motion == .odometer ? nil : numberSteps(style, from: start, in: context)
    var flaps: [Layer] = []
    for (index, cell) in cells.enumerated() {
      let digit = Digit(before: count - index - 1, decimals: decimals)
      let ink = housing.ink(index >= wholes)
      var strip = digit.strip(on: drum, ink, steps, from: start, to: reading)
      strip.position = Point(cell.center.x, place.point.y)
      clip.sublayers.append(strip)
      if let flap = housing.flap {
        let moments = isPlayed ? [] : steps?.jumps { digit.turns($0) % 10 } ?? []
        flaps.append(flap(index, moments, steps?.timing))
      }
    }
    if isPlayed {
      let pitch = NumberFormat(precision: 3).string(drum.height)
      clip.semantics = Semantics(
        annotations: style.data(unit: unit) + [Annotation("pitch", pitch)])
    }
    return housing.back + [clip] + flaps + housing.front
      + [unitLayer(at: place, drop: size / 2, in: context)].compactMap { $0 }
  }
}
