@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct GroupPartTests {
  private let context = DialContext()

  @Test func `a group has a place, a size and an opacity`() throws {
    var group = GroupPart {
      Face()
      Hub()
    }
    (group.position, group.scale, group.opacity) = (Point(50, 20), 0.5, 0.8)
    let layer = try group.layer(in: context)
    #expect(layer.position == Point(50, 20) && layer.transform == [.scale(0.5)])
    #expect(layer.opacity == 0.8 && layer.sublayers.count == 2)
    group.opacity = 2
    #expect(throws: DialError("opacity", "must lie in 0 … 1")) { try group.layer(in: context) }
  }

  @Test func `a group is seen inside its outline`() throws {
    let outline = Path.circle(center: .zero, radius: 20)
    let layer = try GroupPart { Face() }.with { $0.clip = outline }.layer(in: context)
    #expect(layer.mask?.content == .shape(Layer.Shape(outline, fillColor: .color(.white))))
    #expect(try GroupPart { Face() }.layer(in: context).mask == nil)
  }

  @Test func `a group below a limit goes at it, however often the hand has come round`() throws {
    let scale = Scale(0...1000, start: .zero, span: .degrees(360), outside: .revolve)
    let reading = Reading(6000, from: 2000, duration: 1, timingFunction: .linear)
    var group = GroupPart { Face() }
    group.below = 3000
    let layer = try group.layer(in: DialContext(scale: scale, reading: reading))
    guard case .keyframe(let animation)? = layer.animations.first else {
      throw DialError("group", "is not animated")
    }
    #expect(layer.isHidden && layer.animations.count == 1)
    #expect(animation.keyTimes?.map { ($0 * 100).rounded() } == [0, 25])
  }

  @Test func `what is repeated goes round the centre, or along a line`() throws {
    func transform(_ repeated: RepeatPart) throws -> [TransformOperation] {
      guard case .replicator(let copies) = try repeated.layer(in: context).content else {
        throw DialError("repeat", "is missing")
      }
      #expect(copies.instanceCount == repeated.count)
      return copies.instanceTransform
    }
    var repeated = RepeatPart([Hub()], count: 8)
    #expect(try transform(repeated) == [.rotate(.degrees(45))])
    repeated.offset = Point(12, 0)
    #expect(try transform(repeated) == [.translate(Vector(dx: 12, dy: 0))])
    repeated.angle = .degrees(10)
    #expect(try transform(repeated).count == 2)
    repeated.count = 0
    #expect(throws: DialError("count", "must lie in 1 … 1000")) {
      try repeated.layer(in: context)
    }
  }

  @Test(arguments: Icon.Symbol.allCases)
  func `every sign stands in its box`(_ symbol: Icon.Symbol) throws {
    let box = try #require(symbol.outline?.boundingBox)
    #expect(box.minX >= 0.9 && box.minY >= 0.9 && box.maxX <= 23.1 && box.maxY <= 23.1)
    // Half of the line, and the middle about in the middle.
    #expect(abs(box.center.x - 12) <= 1.6 && abs(box.center.y - 12) <= 1.6)
  }

  @Test func `a legend has a swatch and words for each row`() throws {
    #expect(try Legend(["Good", "Bad"]).layer(in: context).sublayers.count == 4)
    #expect(throws: DialError("colors", "must give a colour to each of the 4 rows")) {
      try Legend(["a", "b", "c", "d"]).layer(in: context)
    }
  }

  @Test func `under a turning sky faces change and hands change their colour`() throws {
    var group = GroupPart {
      Face()
      Hands(TimeOfDay(hour: 5, minute: 0)).with { $0.style = .classic }
    }
    (group.sky, group.from, group.below) = (.turning, 18 * 3600, 6 * 3600)
    let reading = Reading(clock: TimeOfDay(hour: 5, minute: 0))
    let layer = try group.layer(in: DialContext(reading: reading, theme: .flat))
    let (faces, hands) = (layer.sublayers[0].sublayers[0], layer.sublayers[0].sublayers[1])
    #expect(faces.sublayers.map(\.isHidden) == [true, false])
    #expect(!layer.isHidden && layer.animations.isEmpty && hands.name == "hands")
    let hour = try #require(hands.sublayers.first { $0.name == "hour" })
    guard case .shape(let shape) = hour.content, case .keyframe(let change) = hour.animations[1]
    else { throw DialError("hour", "does not change") }
    #expect(shape.fillColor == .color(Color(0xf4f6ff)))
    #expect(change.keyTimes?.map { $0 * 24 } == [0, 6, 18])
  }

  @Test(arguments: Theme.library) func `marks stand out from the sky`(theme: Theme) {
    for sky in [theme.day, theme.night] {
      for ground in [sky.face, sky.faceEdge] {
        #expect(sky.hand.contrast(with: ground) >= 3 && sky.mark.contrast(with: ground) >= 3)
      }
    }
  }

  @Test(arguments: [(Theme.instrument, 1), (.flat, 0), (.eink, 0)])
  func `themes without shadows leave light and shade out`(theme: Theme, count: Int) throws {
    var group = GroupPart { Face() }
    group.isShading = true
    #expect(try group.layer(in: DialContext(theme: theme)).sublayers.count == count)
  }
}
