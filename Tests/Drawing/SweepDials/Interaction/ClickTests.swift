import SweepDials
import SweepGeometry
import SweepScene
import Sweephand
import Testing

/// Dials that are clicked, in the model.
@Suite struct ClickTests {
  private func scene(_ dial: Dial) throws -> Layer.Scene {
    var dial = dial
    dial.interactivity = .click
    return try dial.scene()
  }

  private func find(_ name: String, in layers: [Layer]) -> Layer? {
    for layer in layers {
      if let found = layer.name == name ? layer : find(name, in: layer.sublayers) { return found }
    }
    return nil
  }

  @Test func `a knob goes from the clicked position's way to its end`() throws {
    let scene = try scene(KnobDial(1).with { $0.stops = 3 }.dial)
    var times = [EventOccurrence(.click, on: "go0_2", at: 1)]
    func angle(at time: Seconds) -> Double {
      let knob = find("knob", in: scene.presentation(at: time, events: times).layers)
      guard case .rotate(let angle) = knob?.transform.first else { return .nan }
      return angle.degrees
    }
    #expect(angle(at: 0.5) == -135)
    #expect(abs(angle(at: 2) - 135) < 1e-9)
    times.append(EventOccurrence(.click, on: "go2_1", at: 3))
    #expect(abs(angle(at: 4)) < 1e-9)
  }

  @Test func `every position but the one that is set can be clicked`() throws {
    let scene = try scene(wheel(["a", "b", "c", "d"], selected: 2).dial)
    let groups = (0..<4).compactMap { find("at\($0)", in: scene.layers) }
    #expect(groups.map(\.isHidden) == [true, true, false, true])
    #expect(groups[2].sublayers.map(\.name) == ["go2_0", "go2_1", "go2_3"])
  }

  @Test func `a wheel turns the short way`() throws {
    let wheel = try #require(
      find("sectors", in: scene(wheel(["a", "b", "c", "d", "e"]).dial).layers))
    let turns = wheel.animations.compactMap { animation -> Double? in
      guard case .keyframe(let keys) = animation, case .angle(let from) = keys.values.first,
        case .angle(let to) = keys.values.last
      else { return nil }
      return to.degrees - from.degrees
    }
    #expect(turns.count == 20)
    #expect(turns.allSatisfy { abs($0) <= 144 + 1e-9 })
  }

  @Test(arguments: [(3, 340.0), (2, 359), (12, 270), (8, -300), (5, 100)])
  func `areas do not lie on each other`(stops: Int, span: Double) throws {
    var knob = KnobDial(1)
    (knob.stops, knob.start, knob.span) = (stops, .degrees(-170), .degrees(span))
    let scene = try scene(knob.dial)
    // Seen from the second stop, so that those at both ends are there.
    let targets = (0..<stops).filter { $0 != 1 }
    let areas = try targets.map { try #require(find("go1_\($0)", in: scene.layers)).boundsOfArea }
    for (target, area) in zip(targets, areas) {
      let direction = -170 + span * Double(target) / Double(stops - 1)
      let hits = areas.filter { area in
        [-360.0, 0, 360].contains { area.contains(direction + $0) }
      }
      #expect(hits == [area])
    }
  }

  @Test func `a knob without ends turns the short way`() throws {
    let scale = Scale(0...8, start: .zero, span: .degrees(360), outside: .wrap)
    var dial = Dial(context: DialContext(scale: scale)) { Knob() }
    dial.control = .slider(.step(1))
    let knob = try #require(find("knob", in: scene(dial).layers))
    let turns = knob.animations.compactMap { animation -> Double? in
      guard case .keyframe(let keys) = animation, case .angle(let from) = keys.values.first,
        case .angle(let to) = keys.values.last
      else { return nil }
      return to.degrees - from.degrees
    }
    #expect(turns.count == 56 && turns.allSatisfy { abs($0) <= 180 })
  }

  @Test(
    arguments: [KnobDial().with { $0.stops = 13 }, Speedometer(7), AnalogClock()]
      as [any DialDesign])
  func `what has no few positions cannot be clicked`(design: any DialDesign) {
    #expect(throws: DialError.self) { try scene(design.dial) }
  }
}

extension Layer {
  /// The directions between which an area to click lies.
  fileprivate var boundsOfArea: ClosedRange<Double> {
    guard case .shape(let shape) = content, case .move(let start)? = shape.path.elements.first
    else { return 0...0 }
    // A large arc may be written in two.
    let ends = shape.path.elements.compactMap { element -> Point? in
      if case .arc(_, _, _, _, let end) = element { end } else { nil }
    }
    let from = (start - .zero).direction
    let turn = (((ends.last ?? start) - .zero).direction - from).normalized
    return from.degrees...(from + turn).degrees
  }
}
