import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct LapTests {
  private func lap(_ value: Double) throws -> Layer {
    try Lap().layer(in: DialContext(scale: .round(0...8), reading: Reading(value), theme: .flat))
  }

  @Test(arguments: [
    (0.0, true), (7.7, true), (7.8, false), (8, false), (8.1, false), (12, false), (40, false),
  ])
  func `it shows from where its end reaches its beginning`(value: Double, isHidden: Bool) throws {
    #expect(try lap(value).isHidden == isHidden)
  }

  @Test(arguments: [(8.0, 0.0), (10, 0.25), (12, 0.5), (16, 1), (40, 1)])
  func `it is as long as what is beyond`(value: Double, part: Double) throws {
    let arc = try #require(lap(value).sublayers.last)
    guard case .shape(let shape) = arc.content else {
      Issue.record("no arc")
      return
    }
    // It begins four halves of a cap before the top.
    let caps = 32 / 84.0 / (2 * .pi)
    #expect(abs(shape.strokeEnd * (1 + caps) - caps - part) < 1e-9)
  }

  @Test(arguments: Theme.library) func `its end is set off as the theme does it`(theme: Theme)
    throws
  {
    let context = DialContext(scale: .round(0...8), reading: Reading(12), theme: theme)
    let below = try #require(try Lap().layer(in: context).sublayers.first)
    let isSoft = theme.shadow > 0 && theme.construction.light.softness > 0
    #expect(below.sublayers[0].sublayers.count == (isSoft ? 4 : 1))
    // It extends as far as the arc below and no further.
    guard case .shape(let mask)? = below.mask?.content else {
      Issue.record("it lies beside the ring too")
      return
    }
    #expect(mask.lineWidth == 16 && mask.lineCap == .round)
  }

  @Test func `it has the last colour of the progress`() throws {
    func color(_ lap: Lap) throws -> Paint? {
      let context = DialContext(scale: .round(0...8), reading: Reading(12), theme: .cupertino)
      guard case .shape(let arc)? = try lap.layer(in: context).sublayers.last?.content else {
        return nil
      }
      return arc.strokeColor
    }
    let colors = [Color(0x112233), Color(0x445566)]
    let gradient = colors.map { ColorStop(.color($0)) }
    #expect(try color(Lap().with { $0.gradient = gradient }) == .color(colors[1]))
    #expect(try color(Lap()) == .color(Theme.cupertino.accent))
    #expect(try color(Lap().with { $0.fade = 0.3 }) != .color(Theme.cupertino.accent))
    #expect(throws: DialError.self) { try color(Lap().with { $0.fade = 2 }) }
  }

  @Test func `it sets out when the first round closes`() throws {
    let reading = Reading(16, from: 0, duration: 1, timingFunction: .linear)
    let layer = try Lap().layer(
      in: DialContext(scale: .round(0...8), reading: reading, theme: .flat))
    guard case .keyframe(let hiding)? = layer.animations.first else {
      Issue.record("it never comes")
      return
    }
    #expect(abs((hiding.keyTimes?[1] ?? 0) - 0.5 + 8 / 84.0 / (2 * .pi)) < 1e-3)
  }

  @Test(arguments: [8.5, 9.4, 12, 40])
  func `its end is that of a progress that goes on`(value: Double) throws {
    let reading = Reading(value, duration: 1, timingFunction: .easeInEaseOut)
    let dial = Dial(context: DialContext(scale: .round(0...8), reading: reading)) {
      ProgressPart().with { $0.goesOn = true }
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
      let caps = 16 / 84.0 / (2 * .pi)
      #expect(
        lap.isHidden == (arc.strokeEnd <= 1 - caps) || abs(arc.strokeEnd - 1 + caps) < 1e-3,
        "\(arc.strokeEnd) at \(time)")
      guard !lap.isHidden, arc.strokeEnd < 1, case .shape(let over)? = lap.sublayers.last?.content
      else { continue }
      #expect(abs(over.strokeEnd * (1 + 2 * caps) + 1 - 2 * caps - arc.strokeEnd) < 1e-3)
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
    let way = try #require(try outline(ProgressPart().with { $0.radius = 84 }) { $0 })
    #expect(try outline(ProgressPart().with { ($0.radius, $0.goesOn) = (84, true) }) { $0 } == way)
    // It begins to the right of the top, where the progress ends.
    guard case .move(let begin)? = try outline(Lap(), { $0.sublayers.last })?.elements.first else {
      Issue.record("no arc")
      return
    }
    #expect(begin.x > 5 && begin.y < -75)
  }

  @Test func `a progress goes on round a full circle alone`() {
    let on = ProgressPart().with { $0.goesOn = true }
    #expect(throws: DialError.self) { try on.layer(in: DialContext()) }
    let round = DialContext(scale: .round(0...8), reading: Reading(1), theme: .flat)
    #expect(throws: DialError.self) { try on.with { $0.segments = 8 }.layer(in: round) }
    #expect(throws: DialError.self) { try on.with { $0.origin = 2 }.layer(in: round) }
  }

  @Test func `it needs a full circle`() {
    #expect(throws: DialError.self) { try Lap().layer(in: DialContext()) }
  }
}
