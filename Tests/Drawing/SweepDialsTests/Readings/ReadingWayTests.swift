import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// Ways that pass other readings, or begin later.
@Suite struct ReadingWayTests {
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
    let scene = try Dial(context: DialContext(scale: scale, reading: reading)) { Progress() }
      .scene()
    func strokes(_ layer: Layer) -> [Animation] {
      layer.animations + layer.sublayers.flatMap(strokes)
    }
    let animations = scene.layers.flatMap(strokes)
    #expect(!animations.isEmpty)
    for case .keyframe(let animation) in animations {
      #expect(animation.timing.duration == 2)
    }
  }

  @Test(arguments: [("via", [1e13], 0.0), ("delay", [], -1), ("delay", [], 1e6)])
  func `what cannot be is refused`(_ key: String, _ via: [Double], _ delay: Double) {
    var reading = Reading(30)
    (reading.via, reading.delay) = (via, Seconds(delay))
    let error = #expect(throws: DialError.self) { try reading.check() }
    #expect(error?.field == key)
  }
}
