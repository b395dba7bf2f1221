import SweepGeometry
import SweepScene

extension Points {
  /// The figures beside dots, the greatest and the last first, without overlapping ones.
  func labels(
    of dots: [(value: Double, place: Point)], in plot: Plot, _ context: DialContext
  ) -> [Layer] {
    let least = choice == .extremes && dots.count > 1 ? dots.map(\.value).min() : nil
    var taken: [LabelBox] = []
    return (choice == .ends ? dots.reversed() : dots).compactMap { dot in
      let isLeast = dot.value == least
      guard let (layer, box) = label(dot.value, isLeast, at: dot.place, in: plot, context),
        taken.allSatisfy(box.isClear)
      else { return nil }
      taken.append(box)
      return layer
    }
  }

  /// The figures beside a dot: outside of the plot at its right side, above elsewhere, and below the
  /// lowest where the plot has room for it. Where they would be too small to be read, they are two
  /// with a prefix such as k, or none.
  private func label(
    _ value: Double, _ isLeast: Bool, at place: Point, in plot: Plot, _ context: DialContext
  ) -> (Layer, LabelBox)? {
    let weight = weight ?? context.theme.readoutWeight
    var short = style
    (short.hasSIPrefix, short.decimals, short.significantDigits) = (true, nil, 2)
    let spellings = [style, short].map { style in
      let figures = plot.y.words(for: value, every: .infinity) ?? style.string(value)
      return (figures, context.fitting(size, figures, weight: weight, in: maximumWidth))
    }
    guard let (figures, size) = spellings.first(where: { $0.1 >= leastSize }) else { return nil }
    let drop = context.theme.opticalCenter * size
    let reach = radius + halo / 2 + drop
    let isLast = choice == .last || choice == .ends && place.x > plot.frame.center.x
    let isBelow = isLeast && place.y + reach + 2 * drop <= plot.frame.maxY
    let text = Text(
      figures, fontSize: size, fontWeight: weight,
      foregroundColor: .color(context.theme[labelColor]), alignment: isLast ? .start : .middle)
    let advance = context.theme.widths.advance(
      of: figures, weight: weight)
    let half = isLast ? advance * size / 2 : 0
    let way =
      isLast ? Vector(dx: reach, dy: 0) : Vector(dx: 0, dy: (isBelow ? 1 : -1) * (reach + drop))
    let box = LabelBox(
      center: place + way + Vector(dx: half, dy: 0), advance: advance, hangs: false, size: size)
    let layer = Layer(
      content: .text(text), position: (place + way + Vector(dx: 0, dy: drop)).onGrid)
    return (layer, box)
  }
}
