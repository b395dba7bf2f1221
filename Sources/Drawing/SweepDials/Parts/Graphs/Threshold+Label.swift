import SweepGeometry
import SweepScene

extension Threshold {
  /// Where the name stands, and the arrowhead of a reading outside.
  struct Slot {
    /// The left and the right end.
    var left: Double
    var right: Double
    /// Whether the name stands below the line.
    var isBelow: Bool
  }

  /// The room at an end of the line, above or below it, that is clear of the data; at the other end or
  /// anywhere along the line where it is not.
  ///
  /// - Parameter width: how wide the room is.
  func slot(at y: Double, width: Double, in plot: Plot) -> Slot {
    let frame = plot.frame
    let (first, last) = (frame.minX + 2, frame.maxX - 2 - width)
    // Where there is no room above the line, below it is asked first.
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
  func labelLayer(at y: Double, in slot: Slot, _ plot: Plot, _ theme: Theme) -> Layer {
    let isAtRight = !isLabelAtLeft && abs(slot.right - plot.frame.maxX + 2) < 1e-6
    let text = Text(
      label, fontSize: size, fontWeight: theme.labelWeight, foregroundColor: .color(theme[color]),
      alignment: isAtRight ? .end : .start)
    let place = Point(isAtRight ? slot.right : slot.left, baseline(at: y, below: slot.isBelow))
    return Layer(content: .text(text), position: place.onGrid)
  }

  private func baseline(at y: Double, below: Bool) -> Double {
    below ? y + size * 1.1 : y - size * 0.42
  }
}

extension Plot {
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
