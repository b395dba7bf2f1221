import SweepGeometry
import SweepScene
import Testing

/// Readings that another one pushes, and needles that fall slowly, as documents and templates have them.
@Suite struct PeakDocumentTests {
  private func document(_ held: String) -> String {
    """
    sweephand: 1
    scales: {main: {domain: [0, 100], start: 0, span: 200}}
    readings: {main: {value: 60, easing: linear, duration: 1s}, held: {\(held)}}
    picture: {description: "at most ${held}"}
    layers: [{marker: {reading: held}}]
    """
  }

  /// The turn of the last layer of a name at a moment, in degrees.
  private func turn(of name: String, in scene: Layer.Scene, at time: Double) -> Double? {
    func turns(_ layer: Layer) -> [Double] {
      if layer.name == name, case .rotate(let angle)? = layer.transform.first {
        return [angle.degrees]
      }
      return layer.sublayers.flatMap(turns)
    }
    return scene.presentation(at: Seconds(time)).layers.flatMap(turns).last
  }

  @Test func `a mark is pushed by the reading that it names`() throws {
    let scene = try #require(
      picture(document("value: 40, pushedBy: main, hold: 500ms, fall: 2s")))
    #expect(turn(of: "marker", in: scene, at: 0) == 80)
    #expect(abs((turn(of: "marker", in: scene, at: 0.8) ?? 0) - 96) < 0.3)
    #expect(turn(of: "marker", in: scene, at: 9) == 120)
    #expect(scene.description == "at most 60")
  }

  @Test(arguments: [
    ("pushedBy: mian", "unknown reading above 'mian'"),
    ("pushedBy: held", "unknown reading above 'held'"),
    ("pushedBy: main, fall: 0s", "'fall' must lie in 0.001 … 100000 s"),
  ])
  func `what cannot push is an error`(_ held: String, _ message: String) {
    #expect(
      mistakes(document(held)).contains { $0.contains(message) }, "\(mistakes(document(held)))")
  }

  @Test func `the needle of a tachometer pushes the mark of its peak`() throws {
    let scene = try #require(
      picture("sweephand: 1\ntemplate: tachometer\nwith: {value: 3.5, via: [8], peak: 5.5}"))
    // The mark is drawn first, so the last needle but one.
    func mark(_ time: Double) -> Double? {
      func turns(_ layer: Layer) -> [Double] {
        if layer.name == "needle", case .rotate(let angle)? = layer.transform.first {
          return [angle.degrees]
        }
        return layer.sublayers.flatMap(turns)
      }
      return scene.presentation(at: Seconds(time)).layers.flatMap(turns).first
    }
    let own: Double = -126 + 252 * 5.5 / 8
    #expect(abs((mark(0) ?? 0) - own) < 0.01 && abs((mark(9) ?? 0) - own) < 0.01)
    #expect(abs((mark(0.8) ?? 0) - 126) < 0.01 && abs((mark(1.9) ?? 0) - 126) < 0.01)
  }

  @Test func `a VU meter's needle falls more slowly than it rises`() throws {
    let scene = try #require(
      picture("sweephand: 1\ntemplate: vu-meter\nwith: {left: [-20, 0], right: [-20, 0]}"))
    let top: Double = -46 + 92 * 0.783
    /// The time until 99 % of a move are behind it.
    func time(from start: Double, _ from: Double, to end: Double) -> Double? {
      stride(from: 0, to: 0.6, by: 0.005).first { time in
        let place = turn(of: "needle", in: scene, at: start + time + 0.09) ?? .nan
        return (place - from) / (end - from) >= 0.99
      }
    }
    let (fall, rise) = (time(from: 0, top, to: -46) ?? 9, time(from: 0.6, -46, to: top) ?? 9)
    #expect(abs(rise - 0.3) < 0.03 && fall > rise + 0.1, "\(rise) \(fall)")
    let highest = stride(from: 0.6, to: 1.2, by: 0.005).compactMap {
      turn(of: "needle", in: scene, at: $0 + 0.09)
    }.max()
    let over = ((highest ?? 0) - top) / (top + 46)
    #expect(over > 0.01 && over < 0.015, "\(over)")
  }

  @Test func `a station clock's minute hand recoils as it jumps`() throws {
    let scene = try #require(
      picture("sweephand: 1\ntemplate: clock-station\nwith: {time: '10:08:00'}"))
    func turns(_ layer: Layer, _ outer: Double) -> [Double] {
      var turn = outer
      if case .rotate(let angle)? = layer.transform.first { turn += angle.degrees }
      return layer.name == "minute" ? [turn] : layer.sublayers.flatMap { turns($0, turn) }
    }
    let times = [59.99, 60.08, 60.13, 60.18, 61]
    let places = times.map { time in
      scene.presentation(at: Seconds(time)).layers.flatMap { turns($0, 0) }.last ?? .nan
    }
    for (place, expected) in zip(places, [48, 54.25, 53.9, 54, 54]) {
      #expect(abs(place - expected) < 0.01, "\(places)")
    }
  }
}
