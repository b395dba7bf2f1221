import SweepGeometry
import SweepScene

extension Readout {
  /// Numbers on the way from reading to reading in columns, none further from its mark than a printed step
  /// or a hundredth of the scale; nil for numbers that columns cannot show, and for too many.
  func countedInColumns(
    _ style: NumberStyle, from start: Double, in context: DialContext
  ) -> [Layer]? {
    let (reading, scale) = (context.reading, context.scale)
    // Figures of unknown widths would stand apart.
    guard context.theme.isMeasured, !scale.mapping.hasWords, reading.values.count <= 16,
      !([start] + reading.values).contains(where: context.isBeyond)
    else { return nil }
    let steps = fineSteps(style, from: start, in: context)
    // Times of a long pass are too coarse.
    guard (2...240).contains(steps.levels.count), steps.timing.duration < Seconds(200) else {
      return nil
    }
    let texts = steps.map { scale.spelled($0, style) }
    guard let columns = [FigureColumn](texts) else { return nil }
    return row(columns, named: "number", saying: texts.last, in: context) { row, breadths in
      row.move(columns.emptied(breadths, texts).map { -$0 * (1 - alignment.share) })
    }
  }

  /// The numbers on the way as near to the mark as they are in truth, and when each begins.
  private func fineSteps(
    _ style: NumberStyle, from start: Double, in context: DialContext
  ) -> ReadingSteps<Double> {
    let reading = context.reading
    let ends = reading.isList ? [] : [reading.destination ?? start] + reading.via
    let stops = reading.values + ends
    let extent = (stops.max() ?? 0) - (stops.min() ?? 0)
    let step = Self.fineStep(style, over: extent, of: context.scale)
    // Whole ten-thousandths of a way move a number by less than a fiftieth of its nearness.
    let unit = reading.isList ? 1e-5 : 1e-4
    let steps = reading.steps(through: { $0 }, from: start, within: unit / 2) { value in
      let stop = stops.min { abs($0 - value) < abs($1 - value) }
      if let stop, abs(stop - value) <= step / 2 { return stop }
      return (value / step).rounded() * step + 0
    }
    return steps.rounded(to: unit)
  }

  /// The printed step, or for ways of more than 40 of them as many as may be between a figure and its mark
  /// on both sides, so that all digits come.
  private static func fineStep(
    _ style: NumberStyle, over extent: Double, of scale: Scale
  ) -> Double {
    let near = max(style.step, scale.extent / 100)
    if extent <= 40 * style.step { return style.step }
    var count = min((2 * near / style.step).rounded(.down), (extent / style.step / 20).rounded(.up))
    while count > 2, count.isWhole(2) || count.isWhole(5) { count -= 1 }
    return count * style.step
  }

  /// Texts in columns of fixed breadths above their housing, with the unit below.
  ///
  /// - Parameter move: moves the row, of which each column has a breadth.
  func row(
    _ columns: [FigureColumn], named name: String, saying words: String, in context: DialContext,
    moving move: (_ row: inout Layer, _ breadths: [Double]) -> Void
  ) -> [Layer] {
    let (theme, weight) = (context.theme, weight ?? context.theme.readoutWeight)
    let breadths = columns.map { column in
      column.size * (column.glyphs.map { theme.columnBreadth(of: $0, weight: weight) }.max() ?? 0)
    }
    let breadth = breadths.reduce(0, +)
    let fitting = max(min(size, maximumWidth / breadth), leastSize)
    let width = fitting * breadth
    let figures = Rect(
      x: -width * alignment.share, y: -0.72 * fitting, width: width, height: 0.72 * fitting)
    let (pane, place, drop) = standing(of: figures, size: fitting, in: context)
    let size = fitting * place.shrink
    note(size, of: [Line(text: words)], in: context)
    let text = Layer.Text(
      "", fontSize: size, fontWeight: weight,
      foregroundColor: .color(pane?.ink ?? theme[color ?? .token(.ink)]))
    var (row, strips) = (Layer(), [FigureColumn.Strip]())
    var left = -breadth * alignment.share
    for (column, breadth) in zip(columns, breadths) {
      if let layer = column.layer(text, at: (left + breadth / 2) * size, &strips) {
        row.sublayers.append(layer)
      }
      left += breadth
    }
    move(&row, breadths.map { $0 * size })
    var number = Layer(name)
    number.semantics = Semantics(role: .text(label: words))
    let depth = columns.contains { $0.glyphs.contains(where: \.hangs) } ? 0.24 : 0.04
    number.clip(
      to: Rect(
        x: figures.minX * place.shrink, y: -0.76 * size, width: width * place.shrink,
        height: (0.76 + depth) * size))
    number.position = number.position + (place.point - .zero)
    number.sublayers = row == Layer(sublayers: row.sublayers) ? row.sublayers : [row]
    var below = place
    below.point = below.point + Vector(dx: figures.center.x, dy: 0) * place.shrink
    return [pane?.layer(at: place), number, unitLayer(at: below, drop: drop, in: context)]
      .compactMap(\.self)
  }
}

extension Layer {
  /// Moves to the side in steps, unless they are over before they are seen.
  fileprivate mutating func move(_ steps: ReadingSteps<Double>) {
    func offset(_ side: Double) -> Vector { Vector(dx: side, dy: 0) }
    let ends = steps.times.dropFirst() + [1]
    let elsewhere = zip(steps.levels, zip(steps.times, ends)).reduce(0) { sum, step in
      step.0 == steps.last ? sum : sum + step.1.1 - step.1.0
    }
    if elsewhere * steps.timing.duration.value >= 0.2 {
      animations = steps.animations(of: .translation, offset)
    }
    if steps.last != 0 || !animations.isEmpty { transform = [.translate(offset(steps.last))] }
  }
}

extension [FigureColumn] {
  /// The breadth of the places that are empty, for each of the texts.
  fileprivate func emptied(
    _ breadths: [Double], _ texts: ReadingSteps<String>
  ) -> ReadingSteps<Double> {
    func breadth(_ shown: (DigitColumn) -> Int?) -> Double {
      zip(self, breadths).reduce(0) { sum, each in
        (shown(each.0.steps) ?? 0) < 0 ? sum + each.1 : sum
      }
    }
    return ReadingSteps(
      levels: texts.levels.indices.map { index in
        breadth { index < $0.levels.count ? $0.levels[index] : nil }
      },
      times: texts.times, last: breadth(\.last), timing: texts.timing)
  }
}

extension FigureColumn {
  /// The characters of columns below each other.
  fileprivate struct Strip {
    let glyphs: [String]
    let size: Double
    let layers: [Layer]
  }

  /// The strip of its characters, or the one that stays, about a place of the base line.
  ///
  /// - Parameter strips: the strips of other columns, which it shares.
  fileprivate func layer(_ style: Layer.Text, at x: Double, _ strips: inout [Strip]) -> Layer? {
    var style = style
    func text(_ string: String, at place: Point) -> Layer {
      style.string = string
      return Layer(content: .text(style), position: place)
    }
    // Round distances take fewer digits; only the height of the figures shows.
    let pitch = 10 * (style.fontSize / 10).rounded(.up)
    style.fontSize *= size
    func offset(_ index: Int) -> Vector { Vector(dx: 0, dy: Double(index) * pitch) }
    let animations = steps.animations(of: .translation, offset)
    if animations.isEmpty { return rest.map { text($0, at: Point(x, 0)) } }
    var strip = strips.first { $0.size == size && $0.glyphs == glyphs }?.layers ?? []
    if strip.isEmpty {
      strip = glyphs.enumerated().map { text($1, at: Point(0, -Double($0) * pitch)) }
      strips.append(Strip(glyphs: glyphs, size: size, layers: strip))
    }
    return Layer(
      position: Point(x, 0), transform: [.translate(offset(steps.last))], sublayers: strip,
      animations: animations)
  }
}

extension Theme {
  /// The breadth of a column for a text; fonts of the system may be wider than estimated, and have marks as
  /// wide as digits.
  fileprivate func columnBreadth(of text: String, weight: Int) -> Double {
    let estimated = roomyAdvance(of: text, weight: weight)
    return isMeasured ? estimated : 1.17 * max(estimated, widths.advance(of: text, weight: weight))
  }
}
