import SweepGeometry
import SweepScene

extension Readout {
  /// Numbers on the way from reading to reading, each of them while the needle passes; the readings
  /// themselves are shown in full.
  ///
  /// Those that columns cannot show are on a strip behind a window, so that one animation moves them all.
  func counted(_ style: NumberStyle, in context: DialContext) throws(DialError) -> [Layer] {
    let reading = context.reading
    let start =
      reading.course?.reading?.previous ?? reading.previous ?? context.scale.domain.lowerBound
    if let row = countedInColumns(style, from: start, in: context) { return row }
    let steps = numberSteps(style, from: start, in: context)
    func text(_ value: Double) -> String { context.scale.spelled(value, style) }
    var places: [String: Int] = [:]
    var lines: [Line] = []
    for value in steps.levels + [steps.last, reading.value] {
      let line = text(value)
      if places[line] == nil {
        places[line] = lines.count
        lines.append(Line(text: line, isBeyond: context.isBeyond(value)))
      }
    }
    if lines.count == 1 { return self.lines(lines, in: context) }
    let pitch = size * 1.5
    func offset(_ value: Double) -> Vector {
      Vector(dx: 0, dy: -pitch * Double(places[text(value)] ?? 0))
    }
    var numbers = self.lines(lines, in: context)
    let pane = numbers[0].name == Pane.name ? [numbers.removeFirst()] : []
    let room = room(of: numbers.prefix(lines.count), in: context.theme)
    let strip = NumberStrip(
      lines: Array(numbers.prefix(lines.count)), pitch: pitch, room: room,
      animations: steps.animations(of: .translation, offset))
    return pane + [strip.layer(showing: offset(reading.value), saying: text(reading.value))]
      + numbers.dropFirst(lines.count)
  }

  /// The numbers on the way from reading to reading, and when each begins.
  func numberSteps(
    _ style: NumberStyle, from start: Double, in context: DialContext
  ) -> ReadingSteps<Double> {
    let reading = context.reading
    let ends = reading.isList ? [] : [reading.destination ?? start] + reading.via
    let all = reading.values + ends + ((reading.course?.reading).map { [$0.value] } ?? [])
    let extent = (all.max() ?? 0) - (all.min() ?? 0)
    let step = step(over: extent, ways: reading.values.count, style, in: context.scale)
    let (exact, way) = (Set(all), (all.min() ?? 0)...(all.max() ?? 0))
    return reading.steps(through: { $0 }, from: start) { value in
      if exact.contains(value) { return value }
      return min(max((value / step).rounded() * step, way.lowerBound), way.upperBound)
    }
  }

  /// How far apart the numbers on the way are: about twelve of them, none further than a twentieth of
  /// the scale from where the needle stands, and of times up to 60; fewer where there are many ways.
  private func step(
    over extent: Double, ways: Int, _ style: NumberStyle, in scale: Scale
  ) -> Double {
    guard extent > 0 else { return 1 }
    let finest = style.step
    let most = min(scale.mapping.hasWords ? 60 : 12, max(5000 / Double(max(ways, 1)), 1))
    let step = Scale.niceStep(atLeast: extent / most)
    if most < 12 || scale.mapping.hasWords { return max(step, finest) }
    let near = max(Scale.niceStep(atMost: scale.extent / 10), Scale.niceStep(atLeast: extent / 30))
    return max(min(step, near), finest)
  }

  /// A box that holds any of some lines about its place.
  private func room(of lines: ArraySlice<Layer>, in theme: Theme) -> Rect {
    var (width, height, depth) = (0.0, 0.0, 0.0)
    for layer in lines {
      guard case .text(let text) = layer.content else { continue }
      let advance = theme.roomyAdvance(of: text.string, weight: text.fontWeight)
      width = max(width, advance * text.fontSize)
      height = max(height, 0.74 * text.fontSize)
      depth = max(depth, (text.string.hangs ? 0.24 : 0.02) * text.fontSize)
    }
    return Rect(x: -width * alignment.share, y: -height, width: width, height: height + depth)
  }
}
