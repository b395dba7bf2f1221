import SweepGeometry
import SweepScene

extension Labels {
  /// The orientation; by default as clockmakers set the figures.
  var stance: Orientation { orientation ?? (numerals == .roman ? .tangential : .upright) }

  /// The way from the middle of a label's room to its baseline.
  func drop(size: Double, in theme: Theme) -> Vector {
    Vector(dx: 0, dy: theme.opticalCenter * size)
  }

  /// A text at the place of its label.
  ///
  /// - Parameter center: the middle of its room.
  func placed(
    _ text: Layer.Text, _ label: LabelRow.Label, center: Point, size: Double, in theme: Theme
  ) -> Layer {
    let drop = drop(size: size, in: theme)
    let width: [TransformOperation] = stretch == 1 ? [] : [.scale(x: stretch, y: 1)]
    switch stance {
    case .upright:
      return Layer(content: .text(text), position: center + drop, transform: width)
    case .tangential:
      let isOver = isOver(label)
      let reach = Vector(dx: 0, dy: distance(of: label, size: size) * (isOver ? 1 : -1))
      return Layer(
        content: .text(text),
        transform: [.rotate(turn(of: label)), .translate(reach + drop)] + width)
    case .radial:
      let reach = Vector(dx: distance(of: label, size: size) * (isOver(label) ? -1 : 1), dy: 0)
      return Layer(
        content: .text(text),
        transform: [.rotate(turn(of: label)), .translate(reach + drop)] + width)
    }
  }

  /// The rooms of the labels on a scale.
  func boxes(in context: DialContext) -> [LabelBox] {
    var row = LabelRow()
    return (try? row.fit(self, in: context)) == nil ? [] : row.boxes
  }

  /// The room that a label takes.
  ///
  /// - Parameter reach: the distance of upright labels' middles from the radius; nil for their own.
  func box(of label: LabelRow.Label, size: Double, reach: Double? = nil) -> LabelBox {
    let center =
      stance == .upright
      ? place(of: label, reach: reach ?? self.reach(of: label, size: size))
      : .zero + label.heading * distance(of: label, size: size)
    return LabelBox(
      center: center, turn: turn(of: label), advance: label.advance, hangs: label.hangs, size: size)
  }

  /// The distance of an upright label's middle from the radius that its rounded outline touches.
  func reach(of label: LabelRow.Label, size: Double) -> Double {
    let across = label.advance * size / 2 * label.heading.dx
    let up = Layer.Text.opticalCenter * size * label.heading.dy
    return (across * across + up * up).squareRoot()
  }

  private func place(of label: LabelRow.Label, reach: Double) -> Point {
    (.zero + label.heading * (side == .inside ? radius - reach : radius + reach)).onGrid
  }

  /// The distance of the middle of a turned label from the centre.
  private func distance(of label: LabelRow.Label, size: Double) -> Double {
    let reach = stance == .radial ? label.advance * size / 2 : size / 2
    return side == .inside ? radius - reach : radius + reach
  }

  /// The turn of a label's baseline.
  private func turn(of label: LabelRow.Label) -> Angle {
    switch stance {
    case .upright: .zero
    case .tangential: isOver(label) ? label.angle + .degrees(180) : label.angle
    case .radial: label.angle + .degrees(isOver(label) ? 90 : -90)
    }
  }

  /// Whether a label would be upside down and is turned over.
  private func isOver(_ label: LabelRow.Label) -> Bool {
    switch stance {
    case .upright: false
    case .tangential: isFlipped && label.heading.dy > 1e-9
    case .radial: label.heading.dx < -1e-9
    }
  }
}

extension String {
  /// Whether a character reaches far below the baseline.
  var hangs: Bool {
    unicodeScalars.contains { scalar in
      switch scalar {
      case "g", "j", "p", "q", "y", "Q", "(", ")", "[", "]", "{", "}", "|", "/", "µ", "μ", "@", ";":
        true
      default: false
      }
    }
  }
}

extension Scale.Mapping {
  /// Whether readings are shown as words instead of figures.
  var hasWords: Bool {
    switch self {
    case .time, .date: true
    default: hasNames
    }
  }

  /// Whether readings have names.
  var hasNames: Bool { if case .category = self { true } else { false } }
}

extension Labels {
  /// Each label once more in another colour, which shows while it is the nearest to the reading.
  func lights(
    of fitting: LabelRow, _ style: Layer.Text, _ color: Color, in context: DialContext
  ) -> [Layer] {
    var text = style
    text.foregroundColor = .color(color)
    let angles = fitting.row.map(\.angle)
    func nearest(_ value: Double) -> Int? {
      let angle = context.scale.angle(of: value)
      return angles.indices.min {
        abs((angles[$0] - angle).degrees) < abs((angles[$1] - angle).degrees)
      }
    }
    return fitting.row.indices.map { index in
      let label = fitting.row[index]
      text.string = label.text
      var light = placed(
        text, label, center: fitting.boxes[index].center, size: fitting.size, in: context.theme)
      light.follow(.isHidden, in: context) { nearest($0) != index }
      return light
    }
  }
}
