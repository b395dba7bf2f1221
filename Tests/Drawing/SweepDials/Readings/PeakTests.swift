import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// Marks of peaks, which another reading pushes.
@Suite struct PeakTests {
  private let scale = Scale(0...100, start: .zero, span: .degrees(200))

  /// The readings of a mark beside a needle.
  private func places(
    of mark: Reading, beside needle: Reading, _ interactivity: Dial.Interactivity = .none,
    at times: [Double]
  ) throws -> [Double] {
    var dial = Dial(context: DialContext(scale: scale, reading: needle)) {
      Needle()
      MarkerPart().on(reading: mark)
    }
    dial.interactivity = interactivity
    let scene = try dial.scene()
    return try times.map { time in
      let layers = scene.presentation(at: Seconds(time)).layers
      let marker = try #require(layers.first { $0.name == "marker" })
      guard case .rotate(let angle)? = marker.transform.first else { return .nan }
      return (angle.degrees * 5).rounded() / 10
    }
  }

  private func even(_ value: Double, from previous: Double = 0) -> Reading {
    Reading(value, from: previous, duration: 1, timingFunction: .linear)
  }

  @Test func `a mark is pushed, waits and falls evenly to its own value`() throws {
    var needle = even(20)
    needle.via = [80]
    let mark = Reading(40).pushed(by: needle, hold: 1.5, fall: 4)
    // 80 is reached at 1 s; from 2.5 s on 25 a second are lost.
    let times = [0, 0.5, 0.75, 1, 2.4, 3.5, 4.1, 9]
    #expect(try places(of: mark, beside: needle, at: times) == [40, 40, 60, 80, 80, 55, 40, 40])
  }

  @Test func `a mark rests on a needle that stays above it`() throws {
    let needle = even(70, from: 90)
    let mark = Reading(40).pushed(by: needle, hold: 0.5, fall: 2)
    let times = [0, 0.4, 0.7, 5]
    #expect(try places(of: mark, beside: needle, at: times) == [90, 90, 80, 70])
  }

  @Test func `a mark from above its own value falls to it`() throws {
    let mark = Reading(10, from: 60).pushed(by: even(5), hold: 1, fall: 2)
    #expect(try places(of: mark, beside: even(5), at: [0, 1, 1.5, 2, 3]) == [60, 60, 35, 10, 10])
  }

  @Test func `a needle that swings past its reading pushes the mark as far`() throws {
    let needle = Reading(50, duration: 0.8, timingFunction: .swing)
    let mark = Reading(0).pushed(by: needle)
    let frames = (0...40).map { Double($0) / 25 }
    let places = try places(of: mark, beside: needle, at: frames)
    let swung = frames.map { 50 * TimingFunction.swing.progress(at: min($0 / 0.8, 1)) }
    for (frame, place) in places.enumerated() {
      let highest = swung.prefix(frame + 1).max() ?? 0
      #expect(abs(place - highest) < 0.2, "\(frame): \(place) \(highest)")
    }
    #expect((places.max() ?? 0) > 51)
  }

  @Test func `beside a list it goes the same way in every pass`() throws {
    let needle = Reading(
      playing: [80, 20, 20, 40], every: 1, duration: 0.5, timingFunction: .linear)
    let mark = Reading(0).pushed(by: needle, hold: 0.5, fall: 4)
    let pass = try places(of: mark, beside: needle, at: [4, 4.25, 4.5, 5, 6, 7.2, 7.5])
    // The needle leaves it at 5 s; from 5.5 s on it sinks, until they meet on the way up to 40.
    #expect(pass == [40, 60, 80, 80, 67.5, 37.5, 40])
    #expect(try places(of: mark, beside: needle, at: [8.25, 9, 10]) == [60, 80, 67.5])
  }

  @Test func `where a script moves the needle, a mark goes along above its own value`() throws {
    let needle = even(30)
    let places = try places(
      of: Reading(60).pushed(by: needle), beside: needle, .script, at: [0, 5])
    #expect(places == [60, 60])
    let above = Reading(20).pushed(by: needle)
    #expect(try self.places(of: above, beside: needle, .script, at: [0]) == [30])
    var dial = Dial(context: DialContext(scale: scale, reading: needle)) {
      MarkerPart().on(reading: Reading(60).pushed(by: needle))
    }
    dial.interactivity = .script
    guard case .keyframe(let way)? = try dial.scene().layers.first?.animations.first else {
      Issue.record("it stands")
      return
    }
    #expect(
      way.keyTimes == [0, 0.6, 1]
        && way.values == [120, 120, 200].map { AnimationValue.angle(.degrees($0)) })
  }

  @Test func `a mark of a mark is pushed too`() throws {
    let first = Reading(0).pushed(by: even(50), hold: 0, fall: 1)
    #expect(
      try places(of: Reading(10).pushed(by: first), beside: even(50), at: [0.5, 9]) == [25, 50])
  }

  @Test func `long lists keep to a limit of keys`() throws {
    let values = (0..<500).map { Double($0 * 37 % 101) }
    let needle = Reading(playing: values, every: 0.002, duration: 0.001)
    let mark = Reading(0).pushed(by: needle, hold: 0, fall: 0.001)
    let scene = try Dial(context: DialContext(scale: scale, reading: needle)) {
      MarkerPart().on(reading: mark)
    }.scene()
    guard case .keyframe(let way)? = scene.layers[0].animations.first else {
      Issue.record("it stands")
      return
    }
    #expect(way.values.count <= 2000)
  }

  @Test func `what cannot be is refused`() {
    func error(_ mark: Reading, _ scale: Scale = Scale()) -> String? {
      let dial = Dial(context: DialContext(scale: scale)) { MarkerPart().on(reading: mark) }
      return #expect(throws: DialError.self) { try dial.scene() }?.field
    }
    #expect(error(Reading(0).pushed(by: even(1), hold: -1)) == "hold")
    #expect(error(Reading(0).pushed(by: even(1), fall: 0)) == "fall")
    #expect(error(Reading(0).pushed(by: even(1e13))) == "value")
    let round = Scale(0...360, start: .zero, span: .degrees(360), outside: .wrap)
    #expect(error(Reading(0).pushed(by: even(1)), round) == "pushedBy")
  }
}
