import SweepDials
import SweepGeometry
import SweepScene
import Sweephand
import Testing

@Suite struct ButtonTests {
  private func buttons(
    _ dial: Dial, _ interactivity: Dial.Interactivity = .script
  ) throws -> [Semantics] {
    var dial = dial
    dial.interactivity = interactivity
    return try dial.scene().layers.filter { $0.name == "button" }.compactMap(\.semantics)
  }

  @Test func `the endless dial has two for pointers`() throws {
    let steps = try buttons(KnobEndless().dial)
    #expect(
      steps == ["-1", "1"].map { Semantics(annotations: [Semantics.Annotation("press", $0)]) })
    #expect(try buttons(KnobEndless().dial, .none).isEmpty)
  }

  @Test func `a wheel has one with a role and an action of its own`() throws {
    let wheel = wheel(["a", "b"]).with { $0.button = "Start" }
    #expect(
      try buttons(wheel.dial) == [
        Semantics(role: .button(label: "Start"), annotations: [Semantics.Annotation("press", "")])
      ])
    #expect(try buttons(wheel.with { $0.button = "" }.dial).isEmpty)
  }

  @Test func `where no script runs, none can be pressed`() throws {
    var dial = try KnobEndless().dial
    dial.interactivity = .click
    #expect(try dial.scene().layers.allSatisfy { $0.name != "button" })
    dial.interactivity = .none
    #expect(try dial.scene().layers.count { $0.name == "button" } == 2)
  }

  @Test func `a dial that it cannot turn refuses it`() throws {
    var gauge = try Speedometer(72).dial
    gauge.parts.append(ButtonPart("Next", step: 1))
    #expect(throws: DialError.self) { try buttons(gauge) }
    gauge.parts[gauge.parts.count - 1] = ButtonPart("Start")
    #expect(throws: DialError.self) { try buttons(gauge) }
  }

  @Test func `a knob is a group of its slider and a button with an action of its own`() throws {
    var knob = try KnobDial().dial
    (knob.title, knob.interactivity) = ("Volume", .script)
    guard case .slider(let value, let range) = try knob.scene().role else {
      Issue.record("no slider")
      return
    }
    knob.parts.append(ButtonPart("Start"))
    let scene = try knob.scene()
    #expect(scene.role == .group)
    #expect(scene.layers[0].semantics?.role == .slider(value, in: range, label: "Volume"))
    let role = scene.layers.last?.semantics?.role
    #expect(role == .button(label: "Start"))
  }

  @Test func `artwork fills it, and other signs are legible`() throws {
    let picture = Artwork(viewBox: Rect(x: 0, y: 0, width: 10, height: 10), layers: [])
    let context = DialContext()
    let art = try ButtonPart("a").with { ($0.sign, $0.radius) = (.artwork(picture), 20) }
      .layer(in: context)
    #expect(art.sublayers[1].sublayers[0].affine.a == 4)
    let sign = try ButtonPart("a").with { $0.sign = .symbol(.fuel) }.layer(in: context)
    guard case .shape(let shape) = sign.sublayers[1].content else {
      Issue.record("no sign")
      return
    }
    #expect(shape.strokeColor == .color(Theme.instrument.ink))
  }
}
