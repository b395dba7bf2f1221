import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// Ways that pass other readings, or begin later.
@Suite struct ReadingPathTests {
  private let scale = Scale(0...100, start: .zero, span: .degrees(200))

  private func needle(_ reading: Reading, at times: [Double]) throws -> [Double] {
    let scene = try Dial(context: DialContext(scale: scale, reading: reading)) { Needle() }.scene()
    return try times.map { time in
      let needle = scene.presentation(at: Seconds(time)).layers[0].sublayers.last
      guard case .rotate(let angle)? = needle?.transform.first else {
        throw DialError("needle", "is missing")
      }
      return (angle.degrees * 1000).rounded() / 1000
    }
  }

  @Test func `a needle passes other readings on its way`() throws {
    var reading = Reading(30, from: 10, duration: 1, timingFunction: .linear)
    reading.via = [100, 50]
    let angles = try needle(reading, at: [0, 0.5, 1, 1.5, 2, 2.5, 3, 9])
    #expect(angles == [20, 110, 200, 150, 100, 80, 60, 60])
  }

  @Test func `a needle waits where it comes from`() throws {
    var reading = Reading(30, from: 10, duration: 1, timingFunction: .linear)
    reading.delay = 0.5
    #expect(try needle(reading, at: [0, 0.5, 1, 1.5, 2]) == [20, 20, 40, 60, 60])
    var list = Reading(playing: [20, 40], every: 2, duration: 1, timingFunction: .linear)
    list.delay = 0.5
    #expect(
      try needle(list, at: [0, 0.5, 1, 1.5, 2.5, 3, 4.5, 5]) == [80, 80, 60, 40, 40, 60, 80, 60])
  }

  @Test(arguments: [Readout.Motion.counting, .odometer])
  func `figures go the same way`(motion: Readout.Motion) throws {
    var reading = Reading(30, from: 10, duration: 1, timingFunction: .linear)
    (reading.via, reading.delay) = ([99], 0.25)
    let dial = Dial(context: DialContext(scale: scale, reading: reading)) {
      Readout().with { $0.motion = motion }
    }
    let scene = try dial.scene()
    func shown(_ time: Double) throws -> [[TransformOperation]] {
      func places(_ layer: Layer) -> [[TransformOperation]] {
        [layer.transform] + layer.sublayers.flatMap(places)
      }
      return scene.presentation(at: Seconds(time)).layers.flatMap(places)
    }
    #expect(try shown(0) == shown(0.25) && shown(0.25) != shown(0.75))
    #expect(try shown(1.25) != shown(2.25) && shown(2.25) == shown(9))
  }

  @Test func `an arc that bends at zero passes it twice`() throws {
    var reading = Reading(-20, from: -20, duration: 1, timingFunction: .linear)
    reading.via = [100]
    let scale = Scale(-100...100, start: .zero, span: .degrees(200))
    let scene = try Dial(context: DialContext(scale: scale, reading: reading)) { ProgressPart() }
      .scene()
    func strokes(_ layer: Layer) -> [Layer.Animation] {
      layer.animations + layer.sublayers.flatMap(strokes)
    }
    let animations = scene.layers.flatMap(strokes)
    #expect(!animations.isEmpty)
    for case .keyframe(let animation) in animations {
      #expect(animation.timing.duration == 2)
    }
  }

  @Test func `a needle may fall at another pace than it rises at`() throws {
    var list = Reading(playing: [50, 100], every: 1, duration: 1, timingFunction: .linear)
    list.fallingTimingFunction = TimingFunction(.steps(2, .jumpEnd))
    #expect(try needle(list, at: [0, 0.25, 0.75, 1.25, 1.75]) == [200, 200, 150, 125, 175])
    var single = Reading(0, from: 100, duration: 1, timingFunction: .linear)
    single.fallingTimingFunction = .easeIn
    let fallen = try #require(try needle(single, at: [0.5]).first)
    #expect(fallen > 130 && fallen < 140)
  }

  @Test func `what is hidden by turns sets out later too`() throws {
    var list = Reading(playing: [120, 80, 95], every: 1, duration: 0.5)
    list.delay = 0.5
    func hidden(_ part: any Part, at time: Double) throws -> [Bool] {
      let dial = Dial(context: DialContext(scale: scale, reading: list), parts: [part])
      return try dial.scene().presentation(at: Seconds(time)).layers[0].sublayers.map(\.isHidden)
    }
    // At 0.25 s the hand is still at 95, and at 0.75 s it moves to 120.
    #expect(try hidden(Trend(), at: 0.25) == [true, true, false])
    #expect(try hidden(Trend(), at: 0.75) == [false, true, true])
    #expect(try hidden(Trend(), at: 1.75) == [true, false, true])
    #expect(try hidden(OverRange(), at: 0.25) == [false, false, true])
    #expect(try hidden(OverRange(), at: 0.75) == [false, false, true])
    #expect(try hidden(OverRange(), at: 1.25) == [false, false, false])
    #expect(try hidden(OverRange(), at: 1.9) == [false, false, true])
  }

  @Test(arguments: [("via", [1e13], 0.0), ("delay", [], -1), ("delay", [], 1e6)])
  func `what cannot be is refused`(_ key: String, _ via: [Double], _ delay: Double) {
    var reading = Reading(30)
    (reading.via, reading.delay) = (via, Seconds(delay))
    let error = #expect(throws: DialError.self) { try reading.check() }
    #expect(error?.field == key)
  }
}
