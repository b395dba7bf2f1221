import SweepGeometry
import SweepScene

extension Threshold {
  /// The name at an end of the line: above it or below, at the other end where the data are in the
  /// way at both.
  ///
  /// - Parameter room: the room at that end that something else takes.
  func labelLayer(
    at y: Double, beside room: Double, _ plot: Plot, _ context: DialContext
  ) -> Layer {
    let frame = plot.frame
    let weight = context.theme.labelWeight
    let width =
      FontWidths.of(family: context.theme.fontFamily).advance(of: label, weight: weight) * size
    func place(left: Bool, below: Bool) -> Point {
      Point(
        left ? frame.minX + 2 + room : frame.maxX - 2 - room,
        below ? y + size * 1.1 : y - size * 0.42)
    }
    func box(left: Bool, below: Bool) -> Rect {
      let place = place(left: left, below: below)
      return Rect(
        x: left ? place.x : place.x - width, y: place.y - size * 0.72, width: width,
        height: size * 0.93)
    }
    // Where there is no room above the line, below it is asked first.
    let isBelow = y - frame.minY < size * 1.4
    let ends = room > 0 ? [isLabelAtLeft] : [isLabelAtLeft, !isLabelAtLeft]
    let places = ends.flatMap { left in [(left, isBelow), (left, !isBelow)] }.filter {
      let box = box(left: $0.0, below: $0.1)
      return box.minY > frame.minY - size && box.maxY < frame.maxY
    }
    let data = plot.obstacles(size: size)
    let (left, below) =
      places.first { one in
        let box = box(left: one.0, below: one.1)
        return data.allSatisfy { !$0.meets(box) }
      } ?? (isLabelAtLeft, isBelow)
    let text = Text(
      label, fontSize: size, fontWeight: weight, foregroundColor: .color(context.theme[color]),
      alignment: left ? .start : .end)
    return Layer(content: .text(text), position: place(left: left, below: below).onGrid)
  }
}

extension Plot {
  /// The room of the data: of its stretches from point to point, and of figures above and below
  /// those that may have some, the first, the last and the extremes.
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
