import SweepGeometry
import SweepScene

extension Statistic {
  /// The readings below the pen in round steps, none further than a twentieth of the scale from where
  /// the pen is unless they are noise, and the last one in full; nil where nothing draws itself.
  func counting(in plot: Plot, _ reading: Reading) -> ReadingSteps<Double>? {
    guard quantity == .last, let last = plot.points.compactMap(\.y).last,
      let way = plot.penWay(in: reading)
    else { return nil }
    let values = way.places.map(plot.reading)
    let room = plot.y.extent / 20
    var step = Scale.niceStep(atMost: plot.y.extent / 10, of: [5, 4, 2.5, 2])
    var steps = Self.steps(through: values, way.times, every: step, room)
    // Of noise nobody could read more.
    while steps.levels.count > 60 {
      step = Scale.niceStep(atLeast: step * 1.5)
      steps = Self.steps(through: values, way.times, every: step, room)
    }
    return ReadingSteps(
      levels: steps.levels, times: steps.times, last: last,
      timing: MediaTiming(duration: reading.duration))
  }

  /// The multiples of a step that values pass, which go evenly from one to the next; each stands as long
  /// as they are within its room.
  private static func steps(
    through values: [Double], _ moments: [Double], every step: Double, _ room: Double
  ) -> (levels: [Double], times: [Double]) {
    let places = values.map { $0 / step }
    let reach = max(room / step, 0.5)
    var (levels, times) = ([places[0].rounded()], [0.0])
    for index in values.indices.dropFirst() {
      let (from, to) = (places[index - 1], places[index])
      while let level = levels.last, abs(to - level) > reach {
        let way = to > level ? 1.0 : -1
        let part = min(max((level + way * reach - from) / (to - from), 0), 1)
        levels.append(level + way)
        let time = moments[index - 1] + (moments[index] - moments[index - 1]) * part
        times.append((time * 1000).rounded() / 1000)
      }
    }
    return (levels.map { $0 * step }, times)
  }

  /// The numbers on the way to the last one, on a strip behind a window.
  func counted(
    _ steps: ReadingSteps<Double>, _ number: Layer, size: Double, in theme: Theme
  ) -> Layer {
    var places: [String: Int] = [:]
    var lines: [Layer] = []
    var width = 0.0
    for value in steps.levels + [steps.last] where places[words(value)] == nil {
      places[words(value)] = lines.count
      var line = self.number(value, size: size, in: theme)
      // Texts without names are drawn as one row.
      line.name = ""
      lines.append(line)
      let weight = weight ?? theme.readoutWeight
      width = max(width, size * theme.roomyAdvance(of: words(value), weight: weight))
    }
    if lines.count == 1 { return number }
    let pitch = size * 1.5
    func offset(_ value: Double) -> Vector {
      Vector(dx: 0, dy: -pitch * Double(places[words(value)] ?? 0))
    }
    let before = width * alignment.share
    let strip = NumberStrip(
      lines: lines, pitch: pitch,
      room: Rect(x: -before, y: -0.78 * size, width: width, height: 1.02 * size),
      animations: steps.animations(of: .translation, offset))
    return strip.layer(showing: offset(steps.last), saying: words(steps.last))
  }
}

extension Plot {
  /// The reading at the height of a place.
  fileprivate func reading(at place: Point) -> Double {
    let part = (frame.maxY - place.y) / frame.size.height
    return y.value(at: y.isReversed ? 1 - part : part)
  }
}
