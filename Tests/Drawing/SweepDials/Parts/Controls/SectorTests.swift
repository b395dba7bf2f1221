@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct SectorTests {
  private func wheel(_ reading: Reading, count: Int, at time: Double = 1000) throws -> Layer {
    let sectors = Sectors((0..<count).map(String.init))
    let scene = try Dial(context: DialContext(reading: reading)) { sectors }.scene()
    return scene.presentation(at: Seconds(time)).layers[0].sublayers[0]
  }

  private func turn(_ layer: Layer) -> Double {
    if case .rotate(let angle)? = layer.transform.first { angle.degrees } else { .nan }
  }

  @Test(arguments: [2, 5, 8])
  func `the selected sector stands at the mark`(count: Int) throws {
    for selected in 0..<count {
      let wheel = try wheel(Reading(Double(selected), from: 0, duration: 0.2), count: count)
      #expect(
        wheel.sublayers.map { $0.sublayers[0].opacity }
          == (0..<count).map { $0 == selected ? 1 : 0.6 })
      let place = selected == 0 ? 0 : turn(wheel.sublayers[selected])
      #expect(abs((turn(wheel) + place).remainder(dividingBy: 360)) < 1e-9)
    }
  }

  @Test(arguments: [(-3.0, 4), (-7, 0), (9, 2)])
  func `numbers beyond the sectors go round`(reading: Double, selected: Int) throws {
    let wheel = try wheel(Reading(reading, from: 0, duration: 0.2), count: 7)
    #expect(wheel.sublayers.firstIndex { $0.sublayers[0].opacity == 1 } == selected)
    #expect(
      abs((turn(wheel) + turn(wheel.sublayers[selected])).remainder(dividingBy: 360)) < 1e-9
        || selected == 0)
  }

  /// The beginnings of sectors of 8, 4, 1 and 3 sixteenths, and their middles, in degrees.
  private static let unequal = (
    weights: [8.0, 4, 1, 3], edges: [-90.0, 90, 180, 202.5], middles: [0, 135, 191.25, 236.25]
  )

  @Test(arguments: 0..<4)
  func `an unequal sector stands at the mark by its middle`(selected: Int) throws {
    let reading = Reading(Double(selected), from: 0, duration: 0.2)
    let scene = try Dial(context: DialContext(reading: reading)) {
      Sectors(["a", "b", "c", "d"]).with { ($0.weights, $0.gap) = (Self.unequal.weights, 0) }
    }.scene()
    let wheel = scene.presentation(at: 1000).layers[0].sublayers[0]
    let middle = Self.unequal.middles[selected]
    #expect(abs((turn(wheel) + middle).remainder(dividingBy: 360)) < 1e-9)
    let sector = wheel.sublayers[selected]
    #expect(sector.sublayers[0].opacity == 1)
    guard case .shape(let ground) = sector.sublayers[0].content,
      case .move(let start)? = ground.path.elements.first
    else {
      Issue.record("no ground")
      return
    }
    let begin = Affine.rotation(.degrees(middle)).apply(to: start)
    #expect(
      begin.distance(to: Point(at: .degrees(Self.unequal.edges[selected]), radius: 92)) < 1e-9)
  }

  @Test func `a script and clicks have the places of unequal sectors`() throws {
    var dial = Dial(
      context: DialContext(
        scale: Scale(categories: ["a", "b", "c", "d"], outside: .wrap), reading: Reading(0))
    ) {
      Sectors(["a", "b", "c", "d"]).with { $0.weights = Self.unequal.weights }
    }
    dial.control = .choice()
    dial.interactivity = .script
    let scale = try dial.scene().annotations.first { $0.name == "scale" }
    #expect(
      scale?.value
        == "0 0 0.5 0.25 1 0.375 1.5 0.5 2 0.53125 2.5 0.5625 3 0.65625 3.5 0.75 4 1")
    dial.interactivity = .click
    let area = try #require(try dial.scene().layers.first { $0.name == "at0" }?.sublayers[1])
    guard case .shape(let shape) = area.content else { return }
    // From 180° to 202.5°, as far as the rim.
    let box = try #require(shape.path.boundingBox)
    #expect(abs(box.maxY - 110) < 1e-6 && abs(box.minX + 110 * 0.382683432) < 1e-6)
    #expect(abs(box.maxX) < 1e-6)
  }

  @Test(arguments: [[1, 1], [1, 1, 0], [1, 1, -1], [1, 1, 1000], [1, .infinity, 1]])
  func `weights that make no sectors are errors`(weights: [Double]) {
    let sectors = Sectors(["a", "b", "c"]).with { $0.weights = weights }
    #expect(throws: DialError.self) { try sectors.layer(in: DialContext()) }
    #expect(Dial { sectors }.words == "a, 0 to 100")
  }

  @Test func `it turns the short way`() throws {
    let reading = Reading(7, from: 0, duration: 0.2, timingFunction: .linear)
    let halfway = try turn(wheel(reading, count: 8, at: 0.1))
    #expect(abs(halfway.remainder(dividingBy: 360) - 22.5) < 1e-9)
  }

  @Test(arguments: [2, 3, 8, 12, 40], [0, 90, -135])
  func `words keep inside their sectors`(count: Int, mark: Double) throws {
    let sectors = Sectors(Array(repeating: "September", count: count)).with {
      $0.mark = .degrees(mark)
    }
    let wheel = try sectors.layer(in: DialContext(reading: Reading(0))).sublayers[0]
    let word = wheel.sublayers[0].sublayers[1]
    let line = word.sublayers.first ?? word
    guard case .text(let text) = line.content else {
      Issue.record("no text")
      return
    }
    let half = Theme.instrument.widths.advance(of: text.string, weight: 600) * text.fontSize / 2
    let place = word.sublayers.isEmpty ? Affine.identity : word.affine
    let drop = Layer.Text.opticalCenter * text.fontSize
    for corner in [Vector(dx: -half, dy: 0), Vector(dx: half, dy: -2 * drop)] {
      let point = place.apply(to: line.position + corner)
      #expect((34...92).contains(point.distance(to: Point.zero)))
      #expect(abs(arcTangent(point.x, -point.y)) < .pi / Double(count))
    }
  }

  private func words(_ wheel: Layer) -> [(text: Layer.Text, opacity: Double)] {
    wheel.sublayers.flatMap { sector in
      sector.sublayers.dropFirst().flatMap { ink in
        (ink.sublayers.isEmpty ? [ink] : ink.sublayers).compactMap {
          if case .text(let text) = $0.content { (text, ink.opacity) } else { nil }
        }
      }
    }
  }

  @Test func `paper of two tones shows the sector that is selected, and the others as face`() throws
  {
    let context = DialContext(reading: Reading(1), theme: .eink)
    let wheel = try Dial(context: context) { Sectors(["a", "b", "c"]) }.scene().layers[0].sublayers[
      0]
    let fills = wheel.sublayers.map { $0.sublayers[0].sublayers[1].opacity }
    #expect(fills == [0, 1, 0])
  }

  @Test(arguments: Theme.library.filter { $0 != .eink })
  func `words can be read on every sector, before the turn and after it`(theme: Theme) throws {
    let context = DialContext(reading: Reading(1, from: 0, duration: 1), theme: theme)
    let scene = try Dial(context: context) { Sectors(["a", "b", "c"]) }.scene()
    for time in [0.0, 2] {
      let wheel = scene.presentation(at: Seconds(time)).layers[0].sublayers[0]
      let shown = words(wheel).filter { $0.opacity > 0 }
      #expect(shown.map(\.text.string) == ["a", "b", "c"])
      for (index, word) in shown.enumerated() {
        let opacity = wheel.sublayers[index].sublayers[0].opacity
        #expect(opacity == (index == Int(min(time, 1)) ? 1 : 0.6))
        for face in [theme.face, theme.faceEdge] {
          let ground = face.interpolated(to: theme.accent, opacity)
          let ink = try #require(word.text.foregroundColor.plain)
          #expect(ink.contrast(with: ground) >= 4.5, "\(theme.name) \(word.text.string)")
        }
      }
    }
  }

  @Test func `a long word is cut short and leaves the others as they are`() throws {
    let sectors = Sectors([
      "Donaudampfschifffahrtsgesellschaft", "X", "Air", "Oil", "Weather", "Fuel",
    ])
    let scene = try Dial(context: DialContext(reading: Reading(0))) { sectors }.scene()
    let texts = words(scene.layers[0].sublayers[0]).map(\.text)
    #expect(texts[0].string.hasSuffix("…") && texts[0].string.count > 3)
    #expect(texts.allSatisfy { $0.fontSize >= 0.6 * 9 - 1e-9 })
    #expect(texts[1].fontSize == 9)
  }

  @Test func `a sign may be an outline`() throws {
    let path = Path.rect(Rect(x: 2, y: 2, width: 20, height: 20))
    let sectors = Sectors(["a", "b"]).with { $0.icons = [.path(path), .symbol(.oil)] }
    let wheel = try sectors.layer(in: DialContext()).sublayers[0]
    let icon = wheel.sublayers[0].sublayers[1].sublayers[0]
    guard case .shape(let shape) = icon.content else { throw DialError("icons", "is missing") }
    #expect(shape.path == path)
  }

  @Test func `sectors that no reading selects stand still`() throws {
    let wheel = try Sectors(["a", "b", "c"]).layer(
      in: DialContext(reading: Reading(playing: [0, 2]))
    ).sublayers[0]
    func moves(_ layer: Layer) -> Bool {
      !layer.animations.isEmpty || layer.sublayers.contains(where: moves)
    }
    #expect(wheel.sublayers.map(moves) == [true, false, true])
  }

  @Test func `endless words are cut at once`() throws {
    let long = String(repeating: "endless ", count: 8000)
    let wheel = try Sectors([long, "b"]).layer(in: DialContext()).sublayers[0]
    let shown = try #require(words(wheel).first).text.string
    #expect(shown.hasPrefix("endless") && shown.hasSuffix("…") && shown.count < 40)
  }

  @Test func `signs are as many as sectors`() {
    #expect(throws: DialError("icons", "must be as many as the texts, or none")) {
      try Sectors(["a", "b"]).with { $0.icons = [.symbol(.oil)] }.layer(in: DialContext())
    }
  }

  @Test func `a wheel has at least two sectors`() {
    #expect(throws: DialError("texts", "must be the words of 2 … 60 sectors")) {
      try Sectors(["one"]).layer(in: DialContext())
    }
  }

  @Test func `a knob points at its reading`() throws {
    let context = DialContext(
      scale: Scale(0...10, start: .degrees(-135), span: .degrees(270)), reading: Reading(5))
    let layers = try Knob().layer(in: context).sublayers
    let turned = layers.first { $0.name == "knob" }
    #expect(turned?.transform == [.rotate(.zero)] && turned?.animations.count == 1)
  }
}

extension Paint {
  var plain: Color? { if case .color(let color) = self { color } else { nil } }
}
