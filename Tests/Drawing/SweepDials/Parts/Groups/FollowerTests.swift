@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct FollowerTests {
  private let scale = Scale(-90...90, start: .degrees(90), span: .degrees(-180))

  private func layer(_ follower: Follower, _ reading: Reading, on scale: Scale) throws -> Layer {
    try follower.layer(in: DialContext(scale: scale, reading: reading))
  }

  /// The transform of a layer at a time.
  private func transform(_ layer: Layer, at time: Double) -> [TransformOperation] {
    Layer.Scene(size: Size(width: 1, height: 1), layers: [layer]).presentation(at: Seconds(time))
      .layers[0].transform
  }

  @Test func `parts turn as the scale does`() throws {
    let follower = Follower { Face() }.with { $0.turns = true }
    let reading = Reading(30, from: 0, duration: 2, timingFunction: .linear)
    let layer = try layer(follower, reading, on: scale)
    #expect(layer.transform == [.rotate(.degrees(-30))])
    #expect(transform(layer, at: 1) == [.rotate(.degrees(-15))])
  }

  @Test(arguments: [(10.0, nil, 20.0), (10, -90, 200), (-200, nil, -180), (0, nil, 0)])
  func `parts are shifted by their part of the travel`(
    value: Double, origin: Double?, offset: Double
  ) throws {
    let follower = Follower { Face() }.with {
      ($0.travel, $0.origin) = (Vector(dx: 0, dy: 360), origin)
    }
    let layer = try layer(follower, Reading(value, from: -90), on: scale)
    guard case .translate(let shift) = layer.transform[0] else {
      throw DialError("follower", "is not shifted")
    }
    #expect(shift.dx == 0 && abs(shift.dy - offset) < 1e-9)
    #expect(transform(layer, at: 0) == [.translate(Vector(dx: 0, dy: origin == nil ? -180 : 0))])
  }

  @Test func `without zero on the scale its nearest end is where parts stand`() throws {
    let follower = Follower { Face() }.with { $0.travel = Vector(dx: 50, dy: 0) }
    let layer = try layer(follower, Reading(60), on: Scale(20...120))
    #expect(layer.transform == [.translate(Vector(dx: 20, dy: 0))])
  }

  @Test func `where the scale revolves the way goes on`() throws {
    let endless = Scale(0...10, start: .zero, span: .degrees(360), outside: .revolve)
    let follower = Follower { Face() }.with { $0.travel = Vector(dx: 0, dy: 40) }
    let layer = try layer(follower, Reading(25, from: 20), on: endless)
    #expect(layer.transform == [.translate(Vector(dx: 0, dy: 100))])
  }

  @Test func `what turns and is shifted does both`() throws {
    let follower = Follower { Face() }.with {
      ($0.turns, $0.travel) = (true, Vector(dx: 0, dy: 360))
    }
    let layer = try layer(follower, Reading(45), on: scale)
    #expect(layer.transform == [.translate(Vector(dx: 0, dy: 90))])
    #expect(layer.sublayers.map(\.transform) == [[.rotate(.degrees(-45))]])
  }

  @Test func `it tells the reading, and has a compact form`() throws {
    let follower = Follower { Ticks(.minor) }
    var builder = DescriptionBuilder(language: "")
    follower.describe(in: DialContext(reading: Reading(42)), into: &builder)
    #expect(builder.words.hasPrefix("42"))
    #expect((follower.compact(leastType: 16) as? Follower)?.parts.isEmpty == true)
    #expect(throws: DialError.self) {
      try layer(Follower().with { $0.travel = Vector(dx: 1e7, dy: 0) }, Reading(1), on: scale)
    }
  }
  @Test func `gradients of turning shapes are in their own coordinates`() throws {
    func painted(_ start: Point, _ end: Point, turns: Bool = true) throws -> Layer.Gradient? {
      var gradient = ThemeGradient()
      gradient.colors = [.token(.ink), .token(.face)]
      (gradient.startPoint, gradient.endPoint) = (start, end)
      let shape = ShapePart().with {
        $0.path = .rect(Rect(x: -110, y: -60, width: 220, height: 60))
        $0.fillGradient = gradient
      }
      let layer = try layer(Follower([shape]).with { $0.turns = turns }, Reading(30), on: scale)
      guard case .gradient(let found)? = layer.sublayers[0].shape?.fillColor else { return nil }
      return found
    }
    let upright = try #require(try painted(Point(0, 1), Point(0, 0)))
    #expect(upright.units == .userSpaceOnUse && upright.transform.isIdentity)
    #expect(upright.geometry == .linear(from: Point(-110, 0), to: Point(-110, -60)))
    let oblique = try #require(try painted(Point(0, 0), Point(1, 1)))
    #expect(oblique.geometry == .linear(from: Point(0, 0), to: Point(1, 1)))
    #expect(oblique.transform.apply(to: Point(1, 0.5)) == Point(110, -30))
    #expect(try painted(Point(0, 1), Point(0, 0), turns: false)?.units == .objectBoundingBox)
  }
}
