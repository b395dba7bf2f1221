import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct LapTests {
  private func lap(_ value: Double) throws -> Layer {
    try Lap().layer(in: DialContext(scale: .round(0...8), reading: Reading(value), theme: .flat))
  }

  @Test(arguments: [(0.0, true), (7.9, true), (8, true), (8.1, false), (12, false), (40, false)])
  func `it shows beyond the end alone`(value: Double, isHidden: Bool) throws {
    #expect(try lap(value).isHidden == isHidden)
  }

  @Test(arguments: [(10.0, 0.25), (12, 0.5), (16, 1), (40, 1)])
  func `it is as long as what is beyond`(value: Double, part: Double) throws {
    let arc = try #require(lap(value).sublayers.last)
    guard case .shape(let shape) = arc.content else {
      Issue.record("no arc")
      return
    }
    #expect(abs(shape.strokeEnd - part) < 1e-9)
  }

  @Test func `it sets out when the first round is full`() throws {
    let reading = Reading(16, from: 0, duration: 1, timingFunction: .linear)
    let layer = try Lap().layer(
      in: DialContext(scale: .round(0...8), reading: reading, theme: .flat))
    guard case .keyframe(let hiding)? = layer.animations.first else {
      Issue.record("it never comes")
      return
    }
    #expect(abs((hiding.keyTimes?[1] ?? 0) - 0.5) < 1e-3)
  }

  @Test(arguments: [8.5, 9.4, 12, 40])
  func `a progress that goes on is full when it sets out`(value: Double) throws {
    let reading = Reading(value, duration: 1, timingFunction: .easeInEaseOut)
    let dial = Dial(context: DialContext(scale: .round(0...8), reading: reading)) {
      Progress().with { $0.goesOn = true }
      Lap()
    }
    let scene = try dial.scene()
    for time in stride(from: 0.01, through: 1, by: 1 / 32.0) {
      let layers = scene.presentation(at: Seconds(time)).layers
      let (progress, lap) = (try #require(layers.first), try #require(layers.last))
      guard case .shape(let arc) = progress.content else {
        Issue.record("no arc")
        return
      }
      #expect(lap.isHidden == (arc.strokeEnd < 0.9999), "\(arc.strokeEnd) at \(time)")
    }
  }

  @Test(arguments: [
    Scale(0...8, start: .zero, span: .degrees(-360)),
    Scale(0...8, start: .zero, span: .degrees(360), isReversed: true),
  ])
  func `both go the other way round where the scale does`(scale: Scale) throws {
    func outline(_ part: any Part, _ layer: (Layer) -> Layer?) throws -> Path? {
      let context = DialContext(scale: scale, reading: Reading(12), theme: .flat)
      guard case .shape(let shape)? = layer(try part.layer(in: context))?.content else {
        return nil
      }
      return shape.path
    }
    let way = try #require(try outline(Progress().with { $0.radius = 84 }) { $0 })
    #expect(try outline(Progress().with { ($0.radius, $0.goesOn) = (84, true) }) { $0 } == way)
    #expect(try outline(Lap()) { $0.sublayers.last } == way)
    let shadow = try outline(Lap()) { $0.sublayers[1].sublayers.last }
    // It lies ahead, to the left of the top.
    #expect(try #require(shadow?.boundingBox).center.x < 0)
  }

  @Test func `a progress goes on round a full circle alone`() {
    let on = Progress().with { $0.goesOn = true }
    #expect(throws: DialError.self) { try on.layer(in: DialContext()) }
    let round = DialContext(scale: .round(0...8), reading: Reading(1), theme: .flat)
    #expect(throws: DialError.self) { try on.with { $0.segments = 8 }.layer(in: round) }
    #expect(throws: DialError.self) { try on.with { $0.origin = 2 }.layer(in: round) }
  }

  @Test func `it needs a full circle`() {
    #expect(throws: DialError.self) { try Lap().layer(in: DialContext()) }
  }
}
