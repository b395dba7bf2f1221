import SweepDials
import SweepGeometry
import SweepScene
import Sweephand
import Testing

/// The controls of a picture.
@Suite struct ControlTests {
  private func scene(
    _ dial: Dial, _ interactivity: Dial.Interactivity = .script
  ) throws -> Layer.Scene {
    var dial = dial
    dial.interactivity = interactivity
    return try dial.scene()
  }

  private func data(_ scene: Layer.Scene) -> [String: String] {
    Dictionary(uniqueKeysWithValues: scene.annotations.map { ($0.name, $0.value) })
  }

  /// All layers with their animations, by name.
  private func layers(_ layers: [Layer]) -> [Layer] {
    layers.flatMap { [$0] + self.layers($0.sublayers) }
  }

  @Test func `a picture has nothing for scripts unless that is asked for`() throws {
    let scene = try scene(KnobDial().dial, .none)
    #expect(scene.annotations.isEmpty)
    #expect(layers(scene.layers).allSatisfy { $0.semantics == nil })
    #expect(scene.role == .image)
  }

  @Test func `a knob is a slider with stops`() throws {
    let scene = try scene(KnobDial().dial)
    #expect(scene.role == .slider(3, in: 1...8))
    let data = data(scene)
    #expect(data["control"] == "slider" && data["value"] == "3" && data["turn"] == "-135 270")
    #expect(data["stops"] == "1 2 3 4 5 6 7 8" && data["scale"] == "1 0 8 1")
    #expect(data["snap"] == "0.15" && data["grip"] == "10 110")
    let moved = layers(scene.layers).flatMap(\.animations)
    #expect(Set(moved.map(\.timing.trigger)) == [.manual])
  }

  @Test func `a wheel is a group of choices, one of which is checked`() throws {
    let scene = try scene(wheel(["a", "b", "c"], selected: 1).dial)
    #expect(scene.role == .choice)
    let choices = layers(scene.layers).compactMap(\.semantics?.role)
    #expect(
      choices == [
        .radio(label: "a", isChecked: false), .radio(label: "b", isChecked: true),
        .radio(label: "c", isChecked: false),
      ])
    #expect(data(scene)["turn"] == "0 -360" && data(scene)["snap"] == "0.2")
  }

  @Test func `a gauge is a meter that is given values`() throws {
    var speedometer = Speedometer(72)
    speedometer.theme.text = .system
    let scene = try scene(speedometer.dial)
    #expect(scene.role == .meter(72, in: 0...100))
    #expect(data(scene)["control"] == "display" && data(scene)["snap"] == nil)
    let text = layers(scene.layers).compactMap(\.semantics).flatMap(\.annotations)
    #expect(text.first == Semantics.Annotation("reading", "0"))
    #expect(data(scene)["reading"] == "0" && data(scene)["suffix"] == "\u{a0}km/h")
    // The figure and the marks of both ends.
    #expect(text.filter { $0.name == "danger" }.count == 3)
    #expect(text.filter { $0.name == "end" }.map(\.value) == ["-1", "1"])
    #expect(data(scene)["overshoot"] == "0.016892")
    #expect(
      data(scene)["meanings"] == "-Infinity|, below the scale of 0 to 100|0||"
        + "100.00000000000001|, above the scale of 0 to 100")
  }

  @Test func `a clock tells when it begins`() throws {
    let data = data(try scene(AnalogClock(TimeOfDay(hour: 10, minute: 8, second: 42)).dial))
    #expect(data == ["control": "clock", "time": "36522"])
  }

  @Test(arguments: [
    (Scale.Mapping.log(), 1.0, 1000.0), (.power(exponent: 2), -10, 10),
    (.symmetricLog(threshold: 2), -100, 100), (.piecewise([.init(60, at: 0.5)]), 0, 200),
  ])
  func `uneven scales are told by points`(
    mapping: Scale.Mapping, low: Double, high: Double
  ) throws {
    let scale = Scale(low...high, mapping: mapping)
    let context = DialContext(scale: scale, reading: Reading(low))
    let points = try #require(data(try scene(Dial(context: context) { Needle() }))["scale"])
      .split(separator: " ").compactMap { Double($0) }
    let (values, parts) = (
      stride(from: 0, to: points.count, by: 2).map { points[$0] },
      stride(from: 1, to: points.count, by: 2).map { points[$0] }
    )
    #expect(values.first == low && values.last == high && parts.first == 0 && parts.last == 1)
    #expect(values == values.sorted() && values.count < 120)
    for index in values.indices.dropLast() {
      for share in [0.25, 0.5, 0.75] {
        let value = values[index] + (values[index + 1] - values[index]) * share
        let part = parts[index] + (parts[index + 1] - parts[index]) * share
        #expect(abs(scale.part(of: value) - part) < 0.0003)
      }
    }
  }

  @Test func `the pace is told by points`() throws {
    let reading = Reading(5, timingFunction: .easeInEaseOut)
    let dial = Dial(context: DialContext(reading: reading)) { Needle() }
    let pace = try #require(data(try scene(dial))["pace"]).split(separator: " ").compactMap {
      Double($0)
    }
    #expect(pace.count == 33 && pace.first == 0 && pace.last == 1 && abs(pace[16] - 0.5) < 1e-6)
  }

  @Test func `stops are told in their order, each once`() throws {
    var dial = Dial(context: DialContext()) { Knob() }
    dial.control = .slider(.values([50, 0, 100, 50]))
    #expect(data(try scene(dial))["stops"] == "0 50 100")
  }

  @Test func `other readings stand still, and the dial's own moves wherever it is named`() throws {
    let (own, other) = (Reading(playing: [1, 5]), Reading(playing: [2, 3]))
    let dial = Dial(context: DialContext(scale: Scale(0...10), reading: own)) {
      Knob().on(reading: own)
      Knob().on(reading: other)
    }
    let knobs = layers(try scene(dial).layers).filter { $0.name == "knob" }
    #expect(knobs.map { $0.animations.map(\.timing.trigger) } == [[.manual], []])
  }

  @Test func `a picture that no script can move is refused`() {
    #expect(throws: DialError.self) { try scene(Dial(context: DialContext()) { Face() }) }
    #expect(throws: Never.self) { try scene(WorldClock.example.dial) }
  }

  @Test(arguments: [["a", "b"], ["a", "b", "c", "d"], []])
  func `a choice has the sectors of its scale`(texts: [String]) throws {
    var dial = try wheel(["a", "b", "c"]).dial
    dial.parts = [Sectors(texts)]
    for interactivity in [Dial.Interactivity.script, .click] {
      #expect(throws: DialError.self) { try scene(dial, interactivity) }
    }
    _ = try scene(dial, .none)
  }

  @Test(arguments: [
    (Control(.choice), "kind"), (.slider(.step(0)), "step"), (.slider(.values([1])), "stops"),
    (.slider(.values([0, 101])), "stops"), (.slider(.step(0.01)), "step"),
  ])
  func `what cannot be used is refused`(control: Control, field: String) {
    #expect(throws: DialError.self) { try control.check(in: DialContext()) }
    do throws(DialError) { try control.check(in: DialContext()) } catch {
      #expect(error.field == field)
    }
  }
}
