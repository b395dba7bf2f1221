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
      return isPlayed ? try number.played(style, in: context) : number.counted(style, in: context)
    }
    var drum = Drum(
      size: fitting * place.shrink / motion.breadth,
      weight: weight ?? context.theme.readoutWeight)
    let cells = cells(count, across: fitting * place.shrink, high: drum.height, at: place.point)
    guard let first = cells.first else { return [] }
    let window = Rect(
      x: first.minX, y: first.minY, width: fitting * place.shrink * Double(count),
      height: drum.height)
    let housing = housing(cells, in: window, wholes: wholes, in: context)
    drum.core = housing.core
    var clip = self.clip(to: window, in: context)
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
        annotations: style.data + [.init("pitch", pitch), .init("known", "")])
    }
    return housing.back + [clip] + flaps + housing.front
      + [unitLayer(at: place, drop: size / 2, in: context)].compactMap { $0 }
  }
}

extension Readout {
  /// The layer of the strips, of which the window shows a part.
  private func clip(to window: Rect, in context: DialContext) -> Layer {
    var clip = Layer()
    clip.clip(to: window)
    clip.hideWithoutReading(in: context)
    return clip
  }

  /// Cells side by side, with the base line of their digits at a place.
  func cells(_ count: Int, across width: Double, high: Double, at place: Point) -> [Rect] {
    let left = place.x - width * Double(count) / 2
    return (0..<count).map { index in
      Rect(
        x: left + width * Double(index), y: place.y - high * 0.79, width: width, height: high)
    }
  }

  func place(ofCells count: Int, across: Double, in context: DialContext) -> Place {
    let fitting = across / Double(count)
    let high = fitting / motion.breadth * 1.3
    let number = Rect(x: -across / 2, y: high * -0.79, width: across, height: high)
    let least = leastSize > 0 ? min(leastSize * motion.breadth / fitting, 1) : 0.6
    return place(of: number, least: least, in: context)
  }

  /// The number of cells before the decimals, and of these; a script shows the whole scale, or as many
  /// places as are set.
  func cellPlaces(
    from start: Double, in context: DialContext
  ) throws(DialError) -> (wholes: Int, decimals: Int) {
    let reading = context.reading
    let ends = (reading.course?.reading).map { [$0.previous ?? 0, $0.value] } ?? []
    let values = reading.via + reading.values + [start] + ends
    let decimals = style.decimals ?? 0
    let known = (values.max() ?? 0) + style.step / 2
    let most = max(context.scale.domain.upperBound, known)
    func places(_ number: Double) -> Int { String(Int(min(max(number, 0), 1e12))).count }
    let wholes = digits.map { max($0, places(known)) } ?? places(most)
    guard values.allSatisfy({ $0 >= 0 }), most < 1e12, wholes >= 0, wholes + decimals <= 12 else {
      throw DialError("style", "shows readings from zero up, in at most 12 places")
    }
    return (wholes, decimals)
  }
}

extension Readout.Motion {
  /// The width of a cell, in sizes of the type.
  var breadth: Double {
    switch self {
    case .none, .counting, .odometer: 0.78
    case .splitFlap: 0.76
    case .nixie: 0.96
    }
  }
}

extension Readout {
  /// The housing of the digits of a number in cells.
  struct Housing {
    /// The layers behind the digits.
    var back: [Layer]
    /// The layers over them.
    var front: [Layer] = []
    /// The colour of a digit, which may be another one for decimals.
    var ink: (_ isDecimal: Bool) -> Color
    /// The colour of the core of digits that shine.
    var core: Color?
    /// The flap of a cell that falls at moments of a pass.
    var flap: ((Int, [Double], MediaTiming?) -> Layer)?
  }

  func housing(
    _ cells: [Rect], in window: Rect, wholes: Int, in context: DialContext
  ) -> Housing {
    let theme = context.theme
    switch motion {
    case .splitFlap:
      let flaps = FlapCase(
        cells, plate: theme[drumColor], ink: theme[color ?? .token(.ink)], in: theme)
      return Housing(
        back: flaps.plates, front: flaps.cover + point(cells, wholes, flaps.digitColor),
        ink: { _ in flaps.digitColor }, flap: flaps.flap)
    case .nixie:
      let tubes = TubeCase(cells, light: color.map { theme[$0] }, in: theme)
      return Housing(
        back: tubes.layers,
        front: point(cells, wholes, tubes.digitColor, inside: 0.19) + tubes.reflections,
        ink: { _ in tubes.digitColor }, core: tubes.coreColor)
    case .none, .counting, .odometer:
      if let drums = DrumCase(self.window, round: window, in: theme) {
        return Housing(
          back: drums.layers(cells.count, wholes: wholes),
          front: [drums.shade].compactMap { $0 }, ink: drums.ink)
      }
      let tints = cells.indices.map { theme[$0 >= wholes ? .token(.accent) : drumColor] }
      let inks = (whole: theme[color ?? .token(.ink)], decimal: theme.face)
      return Housing(
        back: Drum.backs(in: window, tints), ink: { $0 ? inks.decimal : inks.whole })
    }
  }

  /// The decimal point between two cells; none without decimals.
  ///
  /// - Parameter inside: how far it stands in the cell before, in breadths of it.
  private func point(
    _ cells: [Rect], _ wholes: Int, _ ink: Color, inside: Double = 0
  ) -> [Layer] {
    guard wholes < cells.count else { return [] }
    let (cell, radius) = (cells[wholes], cells[wholes].size.width * 0.06)
    let left = cell.minX - inside * cell.size.width
    let place = Point(left, cell.minY + cell.size.height * 0.79 - radius)
    return [Layer.disc(radius, .color(ink), at: place)]
  }
}
