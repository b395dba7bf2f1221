import SweepGeometry
import SweepScene

/// The labels of an axis, as many as keep clear of each other.
struct AxisLabels {
  let axis: AxisPart
  let plot: Dial.Plot
  let context: DialContext
  private let weight: Int
  private let widths: FontWidths

  /// A label with the middle of its optical height at a place.
  struct Label {
    var text: String
    var advance: Double
    var place: Point
    /// The lines of a name that takes more than one.
    var rows: [String] = []
    var isCut = false
  }

  init(axis: AxisPart, plot: Dial.Plot, in context: DialContext) {
    self.axis = axis
    self.plot = plot
    self.context = context
    weight = axis.weight ?? context.theme.labelWeight
    widths = context.theme.widths
  }

  /// The labels, and the title if it fits.
  func layers() throws(DialError) -> [Layer] {
    let (labels, size) = try sized()
    for label in labels { context.noteCut(label.text, if: label.isCut) }
    return labels.map { layer($0.text, $0.rows, at: $0.place, alignment, size: size) }
      + title(beside: widest(labels) * size)
  }

  /// The names that are cut off.
  func cutNames() throws(DialError) -> [String] {
    hasNames ? try sized().labels.filter(\.isCut).map(\.text) : []
  }

  private var hasNames: Bool {
    axis.side.scale(of: plot).mapping.hasNames || !axis.texts.isEmpty
  }

  /// The labels with their font size, at least four fifths of the axis' one. If that is too wide,
  /// figures have prefixes such as k, and those that are still too wide are left out; names take
  /// two lines and then are cut off.
  private func sized() throws(DialError) -> (labels: [Label], size: Double) {
    let labels = try fitting(axis.style)
    guard axis.side.isUpright, let most = axis.maximumWidth else { return (labels, axis.size) }
    let size = min(axis.size, most / widest(labels))
    let least = min(max(0.8 * axis.size, axis.leastSize), axis.size)
    if size >= least { return (labels, size) }
    if hasNames {
      return broken(labels, to: most, leastShrink: least / axis.size)
    }
    var style = axis.style
    (style.hasSIPrefix, style.decimals) = (true, nil)
    let short = try fitting(style).filter { $0.advance * least <= most }
    return (short, min(axis.size, most / widest(short)))
  }

  /// Names in lines, as many as keep clear of each other.
  private func broken(
    _ labels: [Label], to most: Double, leastShrink: Double
  ) -> (labels: [Label], size: Double) {
    var shrink = 1.0
    let broken = labels.map { label in
      var block = TextBlock(
        Layer.Text(label.text, fontSize: axis.size, fontWeight: weight), maximumWidth: most)
      block.leastShrink = leastShrink
      let lines = block.broken(in: widths)
      shrink = min(shrink, lines.shrink)
      var label = label
      (label.rows, label.isCut) = (lines.words, lines.isCut)
      label.advance = lines.words.map { widths.advance(of: $0, weight: weight) }.max() ?? 0
      return label
    }
    let clear: [Label] = broken.reduce(into: []) { kept, label in
      if isClear(kept.suffix(1) + [label]) { kept.append(label) }
    }
    return (clear, shrink * axis.size)
  }

  private func widest(_ labels: [Label]) -> Double { labels.map(\.advance).max() ?? 1e-9 }

  /// The labels of major marks, or of every second, fifth … of them.
  private func fitting(_ style: NumberStyle) throws(DialError) -> [Label] {
    var rule = Labels()
    rule.every = axis.every
    rule.texts = axis.texts
    rule.style = style
    let scale = axis.side.scale(of: plot)
    let source = try LabelSource(rule, on: scale)
    var attempt = 0
    var labels: [Label] = []
    while let values = try source.readings(attempt: attempt, on: scale) {
      let step = zip(values, values.dropFirst()).reduce(.infinity) { min($0, $1.1 - $1.0) }
      let style = rule.spelling(of: values, on: scale)
      labels = values.compactMap { label(rule.text(of: $0, on: scale, every: step, style), at: $0) }
      if isClear(labels) { return labels }
      attempt += 1
    }
    return labels.reduce(into: []) { kept, label in
      if isClear(kept.suffix(1) + [label]) { kept.append(label) }
    }
  }

  private func label(_ text: String, at value: Double) -> Label? {
    guard !text.isEmpty else { return nil }
    let side = axis.side
    var reach = axis.distance + max(axis.tickLength, axis.minorTickLength) + axis.gap
    if !side.isUpright { reach += Layer.Text.opticalCenter * axis.size }
    return Label(
      text: text, advance: widths.advance(of: text, weight: weight),
      place: side.point(of: value, in: plot) + side.outward * reach)
  }

  private func isClear(_ labels: some BidirectionalCollection<Label>) -> Bool {
    let boxes = labels.map { label in
      // Labels beside each other need more air than figures on a dial.
      var box = LabelBox(
        center: label.place, advance: label.advance + (axis.side.isUpright ? 0 : 0.4),
        hangs: false, size: axis.size)
      box.halfHeight += Double(max(label.rows.count - 1, 0)) * 0.6 * axis.size
      return box
    }
    return zip(boxes, boxes.dropFirst()).allSatisfy { $0.isClear(of: $1) }
  }

  private var alignment: Layer.Text.Alignment {
    switch axis.side {
    case .left: .end
    case .right: .start
    case .top, .bottom: .middle
    }
  }

  /// Above an upright axis, flush with its labels; below or above the right end of another.
  ///
  /// - Parameter width: the width of the labels.
  private func title(beside width: Double) -> [Layer] {
    guard !axis.title.isEmpty else { return [] }
    let frame = plot.frame
    let away = axis.side.outward
    let reach = axis.distance + max(axis.tickLength, axis.minorTickLength) + axis.gap
    guard axis.side.isUpright else {
      let place =
        Point(frame.maxX, axis.side == .bottom ? frame.maxY : frame.minY)
        + away * (reach + axis.size * 2.1)
      return [layer(axis.title, at: place, .end, size: axis.size)]
    }
    let edge = axis.side.point(at: 1, in: plot) + away * (reach + width)
    let place = Point(edge.x, edge.y - axis.size * 1.9)
    return [layer(axis.title, at: place, axis.side == .left ? .start : .end, size: axis.size)]
  }

  /// A text of one line, or of several about the same middle.
  private func layer(
    _ text: String, _ rows: [String] = [], at place: Point, _ alignment: Layer.Text.Alignment,
    size: Double
  ) -> Layer {
    let block = TextBlock(
      Layer.Text(
        text, fontSize: size, fontWeight: weight,
        foregroundColor: .color(context.theme[axis.color]), alignment: alignment))
    let words = rows.isEmpty ? [text] : rows
    let rise = Double(words.count - 1) * block.lineHeight * size / 2
    let drop = context.theme.opticalCenter * size - rise
    return block.layOut(
      TextBlock.Lines(words: words), at: (place + Vector(dx: 0, dy: drop)).onGrid)
  }
}
