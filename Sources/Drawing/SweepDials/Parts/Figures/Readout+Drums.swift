import SweepGeometry
import SweepScene

extension Readout {
  /// The number on drums behind a window, one for each place, which roll to their digits.
  func drums(in context: DialContext) throws(DialError) -> [Layer] {
    let (reading, isPlayed) = (context.reading, context.reading.course != nil)
    let start = reading.previous ?? max(context.scale.domain.lowerBound, 0)
    let (wholes, decimals) = try drumPlaces(from: start, in: context)
    let count = wholes + decimals
    let fitting = min(size * 0.78, maximumWidth / Double(count))
    let place = place(ofDrums: count, across: fitting * Double(count), in: context)
    // In a small picture a number needs less room than its drums; a mark that is pushed goes at many
    // paces, which no drum rolls at.
    if leastSize > 0 && !place.isClear || reading.isPushed {
      let number = with { $0.motion = .counting }
      return try isPlayed ? number.played(style, in: context) : number.counted(style, in: context)
    }
    let width = fitting * place.shrink
    let drum = Drum(size: width / 0.78, weight: weight ?? context.theme.readoutWeight)
    let window = Rect(
      x: place.point.x - width * Double(count) / 2, y: place.point.y - drum.height * 0.79,
      width: width * Double(count), height: drum.height)
    var clip = Layer()
    clip.clip(to: window)
    let drumCase = DrumCase(self.window, round: window, in: context.theme)
    for digit in 0..<count {
      let isDecimal = digit >= wholes
      let left = window.minX + width * Double(digit)
      let unit = (0..<(count - digit - 1)).reduce(1.0) { unit, _ in unit * 10 }
      let scale = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
      let plain = context.theme[isDecimal ? .token(.face) : color ?? .token(.ink)]
      let ink = drumCase?.ink(isDecimal: isDecimal) ?? plain
      func turns(_ value: Double) -> Int { Int(((value * scale).rounded() / unit).rounded(.down)) }
      var strip =
        isPlayed
        ? drum.played(turns(reading.value) % 10, ink, unit: Int(unit))
        : drum.strip(reading, from: start, ink, turns)
      strip.position = Point(left + width / 2, place.point.y)
      clip.sublayers.append(strip)
    }
    if isPlayed {
      let pitch = NumberFormat(precision: 3).string(drum.height)
      clip.semantics = Semantics(
        annotations: style.data(unit: unit) + [Annotation("pitch", pitch)])
    }
    let tints = (0..<count).map { context.theme[$0 >= wholes ? .token(.accent) : drumColor] }
    return (drumCase?.layers(count, wholes: wholes) ?? drum.backs(in: window, tints))
      + [clip, drumCase?.shade, unitLayer(at: place, drop: size / 2, in: context)].compactMap { $0 }
  }
}

extension Readout {
  private func place(ofDrums count: Int, across: Double, in context: DialContext) -> Place {
    let fitting = across / Double(count)
    let high = fitting / 0.78 * 1.3
    let number = Rect(x: -across / 2, y: high * -0.79, width: across, height: high)
    let least = leastSize > 0 ? min(leastSize * 0.78 / fitting, 1) : 0.6
    return place(of: number, least: least, in: context)
  }

  /// How many drums there are before the decimals, and for these; a script shows the whole scale.
  private func drumPlaces(
    from start: Double, in context: DialContext
  ) throws(DialError) -> (wholes: Int, decimals: Int) {
    let (reading, domain) = (context.reading, context.scale.domain)
    let values =
      reading.via + reading.values + [start] + (reading.course == nil ? [] : [domain.lowerBound])
    let decimals = style.decimals ?? 0
    let most = max(domain.upperBound, values.max() ?? 0)
    let wholes = digits ?? String(Int(min(most, 1e12))).count
    guard values.allSatisfy({ $0 >= 0 }), most < 1e12, wholes + decimals <= 12 else {
      throw DialError("style", "shows readings from zero up, in at most 12 places")
    }
    return (wholes, decimals)
  }
}

/// A drum with digits, of which one shows.
struct Drum {
  let size: Double
  let weight: Int

  /// The distance from one digit to the next.
  var height: Double { size * 1.3 }

  /// The digits that pass, and their way. To a single reading without stops the drum rolls in the
  /// direction of the change, over up to two turns; to a stop it rolls within one turn.
  func strip(
    _ reading: Reading, from start: Double, _ ink: Color, _ count: (Double) -> Int
  ) -> Layer {
    let places = (reading.via + reading.values).map { count($0) % 10 }
    var passed = places
    var from = count(start) % 10
    if let last = places.last, places.count == 1 {
      let way = count(reading.value) - count(start)
      from = last - (abs(way) < 20 ? way : way.signum() * (10 + abs(way) % 10))
    }
    if !reading.isList { passed.append(from) }
    let isMoving = reading.duration > .zero && Set(passed).count > 1
    // One more on either side is seen where a pace swings past its end.
    let shown =
      isMoving
      ? (passed.min() ?? 0) - 1...(passed.max() ?? 0) + 1
      : places[places.count - 1]...places[places.count - 1]
    var reading = reading
    reading.previous = start
    let animations = reading.animations(of: .translation, on: Scale()) {
      offset(!reading.isList && $0 == start && $0 != reading.value ? from : count($0) % 10)
    }
    return Layer(sublayers: [
      Layer(
        transform: [.translate(offset(places[places.count - 1]))], sublayers: digits(shown, ink),
        animations: animations)
    ])
  }

  /// What is behind the digits of drums side by side in a window.
  func backs(in window: Rect, _ tints: [Color]) -> [Layer] {
    let width = window.size.width / Double(max(tints.count, 1))
    return tints.enumerated().map { index, tint in
      let left = window.minX + width * Double(index)
      let cell = Rect(x: left + width * 0.04, y: window.minY, width: width * 0.92, height: height)
      return Layer(
        content: .shape(
          Shape(.roundedRect(cell, cornerRadius: width * 0.1), fillColor: .color(tint))))
    }
  }

  /// All digits, and the first once more, which a script turns.
  ///
  /// - Parameter unit: what a digit counts, in units of the last drum.
  func played(_ digit: Int, _ ink: Color, unit: Int) -> Layer {
    var strip = Layer(transform: [.translate(offset(digit))], sublayers: digits(0...10, ink))
    strip.semantics = Semantics(annotations: [Annotation("drum", "\(unit)")])
    return Layer(sublayers: [strip])
  }

  private func offset(_ index: Int) -> Vector { Vector(dx: 0, dy: Double(index) * height) }

  private func digits(_ shown: ClosedRange<Int>, _ ink: Color) -> [Layer] {
    shown.map { index in
      let text = Text(
        String((index % 10 + 10) % 10), fontSize: size, fontWeight: weight,
        foregroundColor: .color(ink))
      return Layer(content: .text(text), position: Point(0, -Double(index) * height))
    }
  }
}
