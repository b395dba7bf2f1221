import SweepGeometry
import SweepScene

extension Readout {
  /// Numbers on the way from reading to reading, each of them while the needle passes; those that columns
  /// cannot show come when it arrives.
  func counted(_ style: NumberStyle, in context: DialContext) -> [Layer] {
    let reading = context.reading
    let start =
      reading.course?.reading?.previous ?? reading.previous ?? context.scale.domain.lowerBound
    return countedInColumns(style, from: start, in: context)
      ?? lines(values(style, in: context), in: context)
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
}
