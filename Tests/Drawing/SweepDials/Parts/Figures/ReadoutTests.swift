@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct ReadoutTests {
  @Test func `a long name takes two lines, and is cut before its type is too small`() throws {
    let names = [
      "On", "Standing by", "Waiting for you", "Waiting for the other side to answer us at last",
    ]
    func shown(_ index: Double) throws -> [(text: Layer.Text, place: Point)] {
      let context = DialContext(
        scale: Scale(categories: names), reading: Reading(index), theme: .flat)
      let readout = Readout().with {
        ($0.size, $0.maximumWidth, $0.position) = (10, 44, Point(0, 50))
      }
      let dial = Dial(context: context, parts: [readout])
      #expect(dial.words.contains(names[Int(index)]), "\(dial.words)")
      let name = try #require(try readout.layer(in: context).sublayers.first)
      return ([name] + name.sublayers).compactMap { layer in
        if case .text(let text) = layer.content { (text, layer.position) } else { nil }
      }
    }
    #expect(try shown(0).map(\.text.string) == ["On"] && shown(0)[0].text.fontSize == 10)
    let shrunk = try shown(1)
    #expect(shrunk.map(\.text.string) == ["Standing by"])
    #expect((8..<10).contains(shrunk[0].text.fontSize))
    let broken = try shown(2)
    #expect(broken.map(\.text.string) == ["Waiting", "for you"])
    #expect(broken.allSatisfy { $0.text.fontSize >= 8 })
    #expect(abs(broken[0].place.y + broken[1].place.y - 100) < 1e-6, "about the same middle")
    let cut = try shown(3).map(\.text)
    #expect(cut.count == 2 && cut[1].string.hasSuffix("…") && cut[1].fontSize >= 8)
  }

  /// The texts that show at a time, from left to right, with their distance from the baseline.
  private func shown(
    _ readout: Readout, _ reading: Reading, at time: Double
  ) throws -> [(text: String, y: Double)] {
    let context = DialContext(scale: Scale(0...200), reading: reading)
    let scene = try Dial(context: context) { readout }.scene()
    func texts(_ layer: Layer, _ y: Double) -> [(text: String, y: Double)] {
      if layer.isHidden { return [] }
      let y = y + layer.affine.apply(to: .zero).y
      if case .text(let text) = layer.content { return [(text.string, y)] }
      var places = [y]
      if case .replicator(let copies) = layer.content {
        let step = Layer(transform: copies.instanceTransform).affine.apply(to: .zero).y
        places = (0..<copies.instanceCount).map { y + Double($0) * step }
      }
      return places.flatMap { place in layer.sublayers.flatMap { texts($0, place) } }
    }
    let still = scene.presentation(at: Seconds(time)).layers[0]
    return texts(still, 0).filter { abs($0.y - 52) < 1e-6 }
  }

  @Test func `a counted number runs with the needle and ends on the truth`() throws {
    var readout = Readout()
    readout.motion = .counting
    readout.style.decimals = 1
    let reading = Reading(72.4, from: 0, duration: 1, timingFunction: .linear)
    for (time, text) in [(0.0, "0.0"), (0.5, "37.0"), (0.98, "72.4"), (5, "72.4")] {
      #expect(try shown(readout, reading, at: time).map(\.text).joined() == text, "at \(time)")
    }
  }

  @Test func `a number that columns cannot show comes when the needle arrives`() throws {
    var system = Theme.instrument
    system.text = .system
    let reading = Reading(97, from: 20, duration: 1, timingFunction: .linear)
    let beyond = Reading(140, from: 20, duration: 1, timingFunction: .linear)
    for (reading, theme) in [(reading, system), (beyond, .instrument)] {
      var readout = Readout()
      readout.motion = .counting
      let dial = Dial(context: DialContext(reading: reading, theme: theme)) {
        Needle()
        readout
      }
      let scene = try dial.scene()
      for (time, opacity) in [(0.0, 0.0), (0.5, 0), (0.9, 0), (1, 1), (5, 1)] {
        let layers = scene.presentation(at: Seconds(time)).layers
        let number = try #require(layers.first { $0.name == "readout" }?.sublayers.last)
        #expect(number.opacity == opacity, "at \(time)")
      }
    }
  }

  @Test func `a list is counted through and through`() throws {
    var readout = Readout()
    readout.motion = .counting
    let list = Reading(playing: [10, 50], every: 2, duration: 1, timingFunction: .linear)
    for (time, text) in [(0.5, "30"), (1.5, "10"), (2.5, "30"), (3.5, "50")] {
      #expect(try shown(readout, list, at: time).map(\.text).joined() == text, "at \(time)")
    }
  }

  @Test func `drums end on the digits`() throws {
    var readout = Readout()
    readout.motion = .odometer
    readout.style.decimals = 1
    for reading in [Reading(128.4, from: 96.7), Reading(7.96), Reading(playing: [3, 128.4])] {
      let text = try shown(readout, reading, at: 1000).map(\.text).joined()
      #expect(text == (reading.value == 128.4 ? "1284" : "0080"))
    }
  }

  @Test(arguments: [(109.0, 128.0), (128, 109), (0, 19), (9, 999), (990, 0)])
  func `drums begin on the digits that they come from`(value: Double, start: Double) throws {
    var readout = Readout()
    (readout.motion, readout.digits) = (.odometer, 3)
    let context = DialContext(scale: Scale(0...1000), reading: Reading(value, from: start))
    for drum in try readout.layer(in: context).sublayers.filter(\.masksToBounds) {
      for strip in drum.sublayers.flatMap(\.sublayers) where !strip.animations.isEmpty {
        guard case .basic(let roll) = strip.animations[0], case .vector(let from) = roll.fromValue,
          case .replicator(let turns) = strip.sublayers[0].content
        else { return #expect(Bool(false), "a drum does not roll") }
        let digits = strip.sublayers[0].sublayers[0].sublayers
        let step = Layer(transform: turns.instanceTransform).affine.apply(to: .zero).y
        let places = (0..<turns.instanceCount).flatMap { turn in
          digits.map { $0.position.y + Double(turn) * step }
        }
        #expect(places.contains { abs($0 + from.dy) < 1e-6 }, "\(value) from \(start)")
      }
    }
  }

  @Test func `drums have no sign`() {
    var readout = Readout()
    readout.motion = .odometer
    #expect(throws: DialError.self) {
      try readout.layer(in: DialContext(reading: Reading(-1)))
    }
  }

  @Test func `drums that a script sets have no sign`() {
    var readout = Readout()
    readout.motion = .odometer
    let context = DialContext(scale: Scale(-10...1000), reading: Reading(500))
    var dial = Dial(context: context, parts: [readout])
    dial.interactivity = .script
    #expect(throws: DialError.self) { try dial.scene() }
  }

  private func texts(_ readout: Readout) throws -> [Layer.Text] {
    try readout.layer(in: DialContext()).sublayers.compactMap { layer in
      if case .text(let text) = layer.content { text } else { nil }
    }
  }

  @Test(arguments: ["km/h", "×1000 r/min", "thousands of cubic metres an hour"])
  func `units fit`(unit: String) throws {
    let readout = Readout().with { ($0.unit, $0.maximumWidth) = (unit, 80) }
    let text = try #require(try texts(readout).last)
    let letters = Double(unit.unicodeScalars.count)
    let advance = Theme.instrument.widths.advance(of: unit, weight: 400)
    let width = advance * text.fontSize + letters * text.letterSpacing
    #expect(text.string == unit && width <= 80 + 1e-9)
    #expect((text.fontSize == 7.5) == (letters < 12), "only what is too long gets smaller")
  }
}
