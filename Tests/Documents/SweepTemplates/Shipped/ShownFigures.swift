@testable import SweepDials
import SweepGeometry
import SweepScene

/// The figures and hands of a still picture, as they are drawn.
struct ShownFigures {
  /// A text with the room of its capitals.
  struct Figure {
    var text: String
    var room: Rect
    var toRoom: Affine

    func contains(_ point: Point) -> Bool {
      let place = toRoom.apply(to: point)
      return place.x > room.minX && place.x < room.maxX && place.y > room.minY
        && place.y < room.maxY
    }
  }

  /// The figures of scales.
  private(set) var labels: [Figure] = []
  /// The texts of readouts.
  private(set) var readout: [String] = []
  /// Points along the outlines of needles and hands.
  private(set) var hands: [[Point]] = []
  private let widths: FontWidths

  private static let handNames: Set = ["needle", "hour", "minute", "second"]

  init(_ layers: [Layer], in theme: Theme) {
    widths = theme.widths
    for layer in layers { add(layer, .identity, within: "", clips: []) }
  }

  private mutating func add(
    _ layer: Layer, _ outer: Affine, within name: String, clips: [(rect: Rect, map: Affine)]
  ) {
    if layer.isHidden { return }
    let map = outer * layer.affine
    let isPart = ["labels", "readout"].contains(layer.name) || Self.handNames.contains(layer.name)
    let name = isPart ? layer.name : name
    var clips = clips
    if layer.masksToBounds, let back = map.inverted { clips.append((layer.bounds, back)) }
    switch layer.content {
    case .text(let text) where name == "labels": addLabel(text, map)
    case .text(let text) where name == "readout":
      let place = map.apply(to: Point(0, -Layer.Text.opticalCenter * text.fontSize))
      let isShown = clips.allSatisfy { clip in
        let point = clip.map.apply(to: place)
        return point.y > clip.rect.minY && point.y < clip.rect.maxY
      }
      if isShown { readout.append(text.string) }
    case .shape(let shape) where Self.handNames.contains(name):
      var points: [Point] = []
      shape.path.forEachSegment { segment in
        for step in 0..<200 {
          points.append(map.apply(to: segment.point(at: Double(step) / 200)))
        }
      }
      hands.append(points)
    default: break
    }
    let before = readout.count
    for sublayer in layer.sublayers { add(sublayer, map, within: name, clips: clips) }
    // Its places stand in columns from left to right.
    if ["number", "time"].contains(layer.name) {
      readout.replaceSubrange(before..., with: [readout[before...].joined()])
    }
  }

  private mutating func addLabel(_ text: Layer.Text, _ map: Affine) {
    guard let toRoom = map.inverted else { return }
    // The advance has a little air on both sides of the figures.
    let width = widths.advance(of: text.string, weight: text.fontWeight) * text.fontSize * 0.92
    let room = Rect(
      x: -width / 2, y: -0.72 * text.fontSize, width: width, height: 0.72 * text.fontSize)
    labels.append(Figure(text: text.string, room: room, toRoom: toRoom))
  }
}
