import SweepGeometry
import SweepScene

extension Dial {
  /// The time of the reading in words; nil for a dial that does not show it.
  var timeOfReading: String? {
    if updated.isEmpty || interactivity != .none { return nil }
    return Phrases(language: language).updated(updated)
  }

  /// The line with the time of the reading below a picture, and the view box that holds both; nil without a
  /// time, and in small pictures, whose words alone have it.
  func updatedLine(below box: Rect, in theme: Theme) -> (layer: Layer, viewBox: Rect)? {
    guard let words = timeOfReading, !isDrawnCompact else { return nil }
    let usual = 0.034 * (box.size.width * box.size.height).squareRoot()
    let breadth = theme.roomyAdvance(of: words, weight: 400)
    let size = min(usual, 0.94 * box.size.width / max(breadth, 1e-9))
    // Without a background it stands on the page, whose colour is not known.
    let grounds = background.map { [theme[$0]] } ?? [.white, .black]
    let color = Color.legible(among: [theme.muted, Color(0x767676)], on: grounds)
    let text = Layer.Text(words, fontSize: size, foregroundColor: .color(color))
    return (
      Layer(
        "updated", content: .text(text), position: Point(box.center.x, box.maxY + 1.1 * usual)),
      Rect(
        x: box.minX, y: box.minY, width: box.size.width, height: box.size.height + 2 * usual)
    )
  }
}
