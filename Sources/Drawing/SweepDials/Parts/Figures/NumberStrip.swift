import SweepGeometry
import SweepScene

/// Numbers that were laid out in one place, one below the other behind a window of one line, so that
/// one animation moves them all.
struct NumberStrip {
  let lines: [Layer]
  /// The distance of the baselines.
  let pitch: Double
  /// A box that holds any of the lines about its place.
  let room: Rect
  let animations: [Animation]

  /// The strip with the line in the window that stands in it at the end, whose words are told.
  func layer(showing offset: Vector, saying words: String) -> Layer {
    let place = lines[0].position
    var strip = Layer(
      "number", position: place, transform: [.translate(offset)], animations: animations)
    strip.semantics = Semantics(role: .text(label: words))
    for (index, layer) in lines.enumerated() {
      var line = layer
      line.position = Point(0, pitch * Double(index))
      strip.sublayers.append(line)
    }
    var window = Layer(sublayers: [strip])
    window.clip(
      to: Rect(
        x: place.x + room.minX, y: place.y + room.minY, width: room.size.width,
        height: room.size.height))
    return window
  }
}
