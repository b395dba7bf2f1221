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

  private func isSolid(_ layer: Layer) -> Bool {
    [0, 1].contains(layer.opacity) && layer.sublayers.allSatisfy(isSolid)
  }
}
