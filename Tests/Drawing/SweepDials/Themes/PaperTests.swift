@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// Parts on electronic paper.
@Suite struct PaperTests {
  private func colors(of part: any Part) throws -> [Paint] {
    func paints(_ layer: Layer) -> [Paint] {
      (layer.shape.map { [$0.fillColor, $0.strokeColor] } ?? []) + layer.sublayers.flatMap(paints)
    }
    var dial = Dial { part }
    dial.context.theme = .eink
    return try dial.scene().layers.flatMap(paints).filter { $0 != .none }
  }

  private func square(_ color: Color, side: Double = 40) -> ShapePart {
    ShapePart().with {
      $0.path = .rect(Rect(x: 0, y: 0, width: side, height: side))
      $0.fillColor = .color(color)
    }
  }

  @Test(
    arguments: [
      // Blue has horizontal lines, red vertical ones, green falling and grey other ones.
      (0x1659ad, Vector(dx: 0, dy: 3.4) * 1.5), (0xb93a08, Vector(dx: 3.4, dy: 0) * 1.5),
      (0x118855, Vector(dx: -2.4, dy: 2.4) * 1.5), (0x999999, Vector(dx: 2.4, dy: 2.4)),
    ] as [(UInt32, Vector)])
  func `middle tones are hatched by their hue`(rgb: UInt32, step: Vector) throws {
    let paints = try colors(of: square(Color(rgb)))
    guard case .gradient(let hatch)? = paints.first else {
      Issue.record("\(paints)")
      return
    }
    #expect(hatch.geometry == .linear(from: .zero, to: .zero + step))
    #expect(hatch.spread == .repeat && hatch.units == .userSpaceOnUse)
    #expect(Set(hatch.stops.map(\.color)) == [.black, .white])
  }

  @Test func `dark tones are black, light ones white, and small shapes have no hatch`() throws {
    #expect(try colors(of: square(Color(0x5c3717))) == [.black])
    #expect(try colors(of: square(Color(0xffae1a))) == [.white])
    #expect(try colors(of: square(Color(0x1659ad), side: 10)) == [.black])
    let moving = square(Color(0x1659ad)).with {
      $0.animations = [
        .basic(
          BasicAnimation(.fillColor, from: Color.red, to: .blue, timing: MediaTiming(duration: 1)))
      ]
    }
    #expect(try colors(of: moving) == [.black])
  }

  @Test func `faces are one tone, with print on it, and gradients that move stay`() throws {
    let face = Face().with {
      ($0.color, $0.edge) = (.color(Color(0xb93a08)), .color(Color(0xe96a38)))
      $0.finish = .dome
    }
    #expect(try colors(of: face).first == .black)
    var moving = Layer(content: .gradient(.vertical(.red, .white)))
    moving.animations = [.animate(.colors, from: [.red, .white], to: [.white, .red], duration: 1)]
    let kept = try #require(Theme.eink.shown(moving).gradient)
    #expect(kept.stops.map(\.color) == [.black, .white])
  }

  @Test func `artwork in a group keeps its colours, and the parts beside it do not`() throws {
    let blue = Color(0x336699)
    let drawing = Layer(
      content: .shape(Layer.Shape(.circle(center: .zero, radius: 5), fillColor: .color(blue))))
    let box = Rect(center: .zero, radius: 5)
    let artwork = ArtworkPart(Artwork(viewBox: box, layers: [drawing]))
    let group = GroupPart {
      Follower { artwork }; square(blue, side: 5)
    }
    #expect(try colors(of: group) == [.color(blue), .black])
  }
}
