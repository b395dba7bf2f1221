import SweepGeometry
import SweepScene

/// The cells of a bar as lamps, each on or off in its own colour.
struct Lamps {
  private let bar: Bar
  private let start: Point
  private let end: Point
  private let breadth: Double
  /// The reading on the scale that the bar goes along.
  private let context: DialContext
  /// The colour of each lamp.
  private let colors: [Color]

  /// Makes the lamps of a bar between two points.
  init(
    bar: Bar, start: Point, end: Point, breadth: Double, in context: DialContext, _ plot: Dial.Plot
  ) throws(DialError) {
    (self.bar, self.start, self.end, self.breadth) = (bar, start, end, breadth)
    let scale = bar.scale(in: plot)
    var own = context
    own.scale = scale
    self.context = own
    colors = try (0..<bar.cells).map { cell throws(DialError) in
      let part = (Double(cell) + 0.5) / Double(bar.cells)
      let value = scale.value(at: scale.isReversed ? 1 - part : part)
      return context.theme[try bar.color(at: value, in: context.theme)]
    }
  }

  /// All lamps, of which those up to the reading are lit, over the light that they spread.
  var row: [Layer] {
    let shines = context.theme.shadow > 0 || context.theme.construction.glow > 0
    let glow = stretches.map { line($0.range, $0.color.opacity(0.2), breadth + 5) }
    let lit = stretches.map { line($0.range, $0.color, breadth, cells: 0) }
    let gleam = line(0..<colors.count, Color.white.opacity(0.3), breadth * 0.6, cells: pitch * 0.1)
    let unlit = stretches.map { line($0.range, $0.color.opacity(0.2), breadth, cells: 0) }
    return (shines ? glow : []) + lit + (shines ? [gleam] : [])
      + [cover] + unlit
  }

  /// The lamp at the reading.
  var dot: Layer {
    let size = pitch - bar.gap
    let across = bar.along == .x
    let cell = Rect(
      x: across ? start.x : start.x - breadth / 2,
      y: across ? start.y - breadth / 2 : start.y - size, width: across ? size : breadth,
      height: across ? breadth : size)
    let outline = Path.roundedRect(cell, cornerRadius: bar.cornerRadius)
    var shape = Layer("lamp", content: .shape(Layer.Shape(outline, fillColor: .color(colors[0]))))
    let way = (end - start) * (1 / (end - start).length)
    shape.transform = [.translate(.zero)]
    shape.follow(.translation, in: context, isDiscrete: true) { value in
      way * (pitch * Double(max(lit(value) - 1, 0)))
    }
    shape.follow(.fillColor, in: context, isDiscrete: true) { value in
      colors[max(lit(value) - 1, 0)]
    }
    return shape
  }

  private var length: Double { (end - start).length }

  /// The distance from one lamp to the next.
  private var pitch: Double { (length + bar.gap) / Double(colors.count) }

  /// The number of lamps lit by a reading: each one whose middle it reaches.
  private func lit(_ value: Double) -> Int {
    let scale = context.scale
    let part = scale.part(of: scale.clamped(value))
    return Int(((scale.isReversed ? 1 - part : part) * Double(colors.count)).rounded())
  }

  /// Lamps side by side of one colour.
  private var stretches: [(range: Range<Int>, color: Color)] {
    var stretches: [(range: Range<Int>, color: Color)] = []
    for (index, color) in colors.enumerated() {
      if let last = stretches.last, last.color == color {
        stretches[stretches.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        stretches.append((index..<index + 1, color))
      }
    }
    return stretches
  }

  /// A line along lamps.
  ///
  /// - Parameter inset: how much narrower the lamps are that it is divided into; nil for one piece.
  private func line(
    _ range: Range<Int>, _ color: Color, _ width: Double, cells inset: Double? = nil
  ) -> Layer {
    func place(_ distance: Double) -> Point { start + (end - start) * (distance / length) }
    let inner = inset ?? 0
    var shape = Layer.Shape(
      .line(
        from: place(Double(range.lowerBound) * pitch + inner),
        to: place(Double(range.upperBound) * pitch - bar.gap)), fillColor: .none,
      strokeColor: .color(color), lineWidth: width)
    if inset != nil {
      let lamp = pitch - bar.gap - 2 * inner
      shape.lineDashPattern = [lamp, pitch - lamp]
    }
    return Layer(content: .shape(shape))
  }

  /// A cover over the lamps beyond the reading.
  private var cover: Layer {
    // A little longer, so that the light of the last lamp is hidden too.
    let over = (end - start) * (3 / length)
    let whole = length + 3
    var layer = Layer(
      content: .shape(
        Layer.Shape(
          .line(from: start, to: end + over), fillColor: .none,
          strokeColor: .color(context.theme[bar.trackColor]), lineWidth: breadth + 6)))
    layer.follow(.strokeStart, in: context, isDiscrete: true) { value in
      let lit = lit(value)
      return lit == 0 ? 0 : (pitch * Double(lit) - bar.gap / 2) / whole
    }
    return layer
  }
}
