import SweepDials
import SweepScene
import SweepTemplates
import Testing

/// Electronic paper, which shows black and white alone.
@Suite struct OneBitTests {
  /// Artwork keeps its own colours in every theme.
  @Test(arguments: Template.names.filter { $0 != "speedometer-artwork" })
  func `templates on electronic paper are black and white`(template: String) throws {
    let scene = try #require(picture("sweephand: 1\ntemplate: \(template)\nwith: {theme: eink}"))
    var others: Set<Color> = []
    for layer in scene.layers {
      _ = layer.mappingColors(
        inMasks: false,
        { color in
          if color.alpha > 0, color != .black, color != .white { others.insert(color) }
          return color
        })
    }
    #expect(others.isEmpty, "\(template): \(others)")
    #expect(scene.layers.allSatisfy(isSolid), "\(template)")
  }

  /// Whether nothing blends black and white: no opacity, and no gradient but hatches, whose lines have
  /// edges of a tenth of their step.
  private func isSolid(_ layer: Layer) -> Bool {
    let paints = layer.shape.map { [$0.fillColor, $0.strokeColor] } ?? []
    return [0, 1].contains(layer.opacity) && paints.allSatisfy(isSolid)
      && layer.sublayers.allSatisfy(isSolid)
  }

  private func isSolid(_ paint: Paint) -> Bool {
    guard case .gradient(let gradient) = paint else { return true }
    return zip(gradient.stops, gradient.stops.dropFirst()).allSatisfy { stop, next in
      stop.color == next.color || next.location - stop.location < 0.101
    }
  }
}
