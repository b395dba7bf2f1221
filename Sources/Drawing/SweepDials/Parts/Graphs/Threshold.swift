import SweepGeometry
public import SweepScene

/// A labelled line across a plot at a reading.
public struct Threshold: Part {
  /// The reading on the vertical scale; none by default, which draws nothing.
  public var value: Double?
  /// The number of the plot's readings at which it is in place of a value; none by default.
  public var quantity: Statistic.Quantity?
  /// The text above its right end; empty by default.
  public var label = ""
  /// The width in dial units; 1.2 by default.
  public var width = 1.2
  /// The colour of the line and the label; the theme's `danger` by default.
  public var color = ThemeColor.token(.danger)
  /// The lengths of dashes and gaps in turn, in dial units; 5 and 4 by default.
  public var lineDashPattern: [Double] = [5, 4]
  /// The size of the label, in dial units; 10 by default.
  public var size = 10.0
  /// Whether the label is at the left end; false by default.
  public var isLabelAtLeft = false

  /// Makes a line at a reading.
  public init(_ value: Double? = nil, label: String = "") {
    self.value = value
    self.label = label
  }

  /// Draws the line at the reading, and for a reading outside of the scale an arrowhead at that
  /// end. Throws without a plot and for sizes of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    let plot = try context.plotForPart()
    if let quantity, quantity.isChange {
      throw DialError("quantity", "must be a reading, not a change")
    }
    let own = value ?? quantity?.value(of: plot.points.compactMap(\.y))
    guard let value = own, abs(value) < 1e12 else { return Layer() }
    let y = PlotSide.left.point(of: value, in: plot).y
    guard plot.y.domain.contains(value) else { return outside(at: y, plot, context.theme) }
    var layer = Layer(
      "threshold", sublayers: [Layer(content: .shape(line(at: y, plot, context.theme)))])
    if !label.isEmpty {
      let slot = slot(at: y, width: labelWidth(in: context.theme), in: plot)
      layer.sublayers.append(labelLayer(at: y, in: slot, plot, context.theme))
    }
    return layer
  }

  /// The line, and its name if that can be read.
  public func compact(leastType: Double) -> (any Part)? {
    with {
      if CompactForm.leavesOut(size, leastType) { $0.label = "" }
      $0.size = max(size, leastType)
    }
  }

  private func line(at y: Double, _ plot: Dial.Plot, _ theme: Theme) -> Layer.Shape {
    var shape = Layer.Shape(
      .line(from: Point(plot.frame.minX, y), to: Point(plot.frame.maxX, y)), fillColor: .none,
      strokeColor: .color(theme[color]), lineWidth: width)
    shape.lineDashPattern = lineDashPattern
    return shape
  }

  /// An arrowhead at the end of the plot beyond which the reading lies, and the name behind it.
  private func outside(at y: Double, _ plot: Dial.Plot, _ theme: Theme) -> Layer {
    let head = 0.7 * size
    let name = label.isEmpty ? 0 : 0.3 * size + labelWidth(in: theme)
    var slot = slot(at: y, width: head + name, in: plot)
    let inward = slot.isBelow ? 0.6 * size : -0.6 * size
    let tip = Point(slot.left + head / 2, y + (slot.isBelow ? 0.44 : -0.44) * size)
    var path = Path()
    path.move(to: tip.onGrid)
    path.addLine(to: Point(tip.x - head / 2, tip.y + inward).onGrid)
    path.addLine(to: Point(tip.x + head / 2, tip.y + inward).onGrid)
    path.close()
    let arrowhead = Layer.Shape(path, fillColor: .color(theme[color]))
    var layer = Layer("threshold", sublayers: [Layer(content: .shape(arrowhead))])
    if !label.isEmpty {
      slot.left += head + 0.3 * size
      layer.sublayers.append(labelLayer(at: y, in: slot, plot, theme))
    }
    return layer
  }
}

extension Threshold: KeyedPart {
  package static let summary = "A labelled line across a plot at a reading."

  package static let keys: KeyTable<Threshold> = KeyTable([
    Key("value", \.value, optional: .quantity, "The reading; if not set, nothing is drawn."),
    Key(
      "quantity", \.quantity, optional: .choice,
      "The number of the plot's readings at which it is, without a value."),
    Key("label", \.label, .text, "The text above an end of the line."),
    Key("width", \.width, .number(above: 0), "The width in dial units."),
    Key("color", \.color, .themeColor, "The colour of the line and the label."),
    Key("lineDashPattern", \.lineDashPattern, .numbers, "The lengths of dashes and gaps."),
    Key("size", \.size, .number(above: 0), "The size of the label."),
    Key("left", \.isLabelAtLeft, .boolean, "Whether the label is at the left end."),
  ])
}

extension Threshold {
  /// The place of the name, and the arrowhead of a reading outside.
  struct Slot {
    /// The left and the right end.
    var left: Double
    var right: Double
    /// Whether the name is below the line.
    var isBelow: Bool
  }

  /// The room at an end of the line, above or below it, that is clear of the data; at the other end or
  /// anywhere along the line where it is not.
  ///
  /// - Parameter width: how wide the room is.
  func slot(at y: Double, width: Double, in plot: Dial.Plot) -> Slot {
    let frame = plot.frame
    let (first, last) = (frame.minX + 2, frame.maxX - 2 - width)
    // Below the line is tried first if there is no room above it.
    let isBelow = y - frame.minY < size * 1.4
    let sides = [isBelow, !isBelow].filter { below in
      let baseline = baseline(at: y, below: below)
      return baseline - size * 0.72 > frame.minY - size && baseline + size * 0.21 < frame.maxY
    }
    let ends = isLabelAtLeft ? [first, last] : [last, first]
    let data = plot.obstacles(size: size)
    for left in ends + Array(stride(from: first, through: last, by: size)) {
      for below in sides {
        let top = baseline(at: y, below: below) - size * 0.72
        let box = Rect(x: left, y: top, width: width, height: size * 0.93)
        if data.allSatisfy({ !$0.meets(box) }) {
          return Slot(left: left, right: left + width, isBelow: below)
        }
      }
    }
    return Slot(left: ends[0], right: ends[0] + width, isBelow: sides.first ?? isBelow)
  }

  /// The width of the name.
  func labelWidth(in theme: Theme) -> Double {
    theme.widths.advance(of: label, weight: theme.labelWeight) * size
  }

  /// The name in a slot, at its right end where the slot is that of the plot.
  func labelLayer(at y: Double, in slot: Slot, _ plot: Dial.Plot, _ theme: Theme) -> Layer {
    let isAtRight = !isLabelAtLeft && abs(slot.right - plot.frame.maxX + 2) < 1e-6
    let text = Layer.Text(
      label, fontSize: size, fontWeight: theme.labelWeight,
      foregroundColor: .color(theme.ink(color)),
      alignment: isAtRight ? .end : .start)
    let place = Point(isAtRight ? slot.right : slot.left, baseline(at: y, below: slot.isBelow))
    return Layer(content: .text(text), position: place.onGrid)
  }

  private func baseline(at y: Double, below: Bool) -> Double {
    below ? y + size * 1.1 : y - size * 0.42
  }
}

extension Dial.Plot {
  /// The room of the data: of its stretches from point to point, and of figures about those that may
  /// have some, the first, the last and the extremes.
  fileprivate func obstacles(size: Double) -> [Rect] {
    let places = places
    let stretches = zip(places, places.dropFirst()).compactMap { from, to -> Rect? in
      guard let from, let to else { return nil }
      return Rect(
        x: min(from.x, to.x), y: min(from.y, to.y) - 1, width: abs(to.x - from.x),
        height: abs(to.y - from.y) + 2)
    }
    let dots = places.compactMap { $0 }
    let told = [
      dots.first, dots.last, dots.min { $0.y < $1.y }, dots.max { $0.y < $1.y },
    ].compactMap { $0 }
    return stretches
      + told.map {
        Rect(x: $0.x - size, y: $0.y - 1.9 * size, width: 2 * size, height: 3.8 * size)
      }
  }
}

extension Rect {
  /// Whether some point lies in both rectangles.
  fileprivate func meets(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
