import SweepDials
import SweepGeometry
import SweepScene
import Sweephand
import Testing

@Suite struct OutsideTests {
  @Test(arguments: [(900.0, -140.0), (1025, 40.5), (1080, 140)])
  func `a barometer off its scale tells so`(pressure: Double, angle: Double) throws {
    let dial = try Barometer(pressure).dial
    #expect(abs(dial.context.scale.angle(of: pressure).degrees - angle) < 1e-9)
    let marks = try #require(dial.parts.compactMap { $0 as? OverRange }.first)
    let isOff = !dial.context.scale.domain.contains(pressure)
    #expect(try marks.layer(in: dial.context).sublayers.count == (isOff ? 1 : 0))
  }

  private let compass = Scale(0...360, start: .zero, span: .degrees(360), outside: .wrap)

  @Test func `readings outside lie 4° beyond the ends where there is room`() {
    let scale = Scale(0...10)
    #expect(scale.angle(of: 12) == scale.end + .degrees(4))
    #expect(scale.angle(of: -3) == scale.start - .degrees(4))
    #expect(scale.part(of: 12) == 1 && scale.part(of: -3) == 0)
    for closed in [Scale(0...10, span: .degrees(353)), Scale(0...10, outside: .clamp)] {
      #expect(closed.angle(of: 12) == closed.end)
      #expect(closed.angle(of: -3) == closed.start)
    }
  }

  @Test func `a figure beyond the scale has the colour of danger`() throws {
    func colors(_ reading: Reading) throws -> [Paint] {
      let dial = Dial(context: DialContext(reading: reading)) {
        Needle()
        Readout().with { $0.window = Readout.Window.none }
      }
      return try dial.scene().layers[1].sublayers.compactMap { layer in
        if case .text(let text) = layer.content { text.foregroundColor } else { nil }
      }
    }
    let ink = Paint.color(Theme.instrument.ink)
    #expect(try colors(Reading(100)) == [ink])
    // As bright as it takes to be read, and still red.
    let danger = try #require(try colors(Reading(101)).first)
    let red = try #require(danger.plain)
    #expect(red.contrast(with: Theme.instrument.face) >= 4.5 && red.red > red.green + 0.3)
    #expect(try colors(Reading(-1)) == [danger])
    #expect(try colors(Reading(playing: [50, 130, 20])) == [ink, danger, ink])
  }

  @Test func `a mark shows only while the needle is beyond the end`() throws {
    func hidden(at time: Double) throws -> [Bool] {
      let dial = Dial(context: DialContext(reading: Reading(130, from: 0, duration: 1))) {
        OverRange().with { $0.isIdleShown = false }
      }
      return try dial.scene().presentation(at: Seconds(time)).layers[0].sublayers.map(\.isHidden)
    }
    #expect(try hidden(at: 0.5) == [true])
    #expect(try hidden(at: 1.5) == [false])
  }

  @Test(arguments: [(140.0, -60.0...(-54)), (-5, 54...60), (70, nil)])
  func `a mark beyond a straight scale points out of its end`(
    reading: Double, span: ClosedRange<Double>?
  ) throws {
    let plot = Dial.Plot(frame: Rect(x: -40, y: -52, width: 80, height: 104), y: Scale(0...100))
    let context = DialContext(reading: Reading(reading, duration: 0), plot: plot)
    let mark = OverRange().with {
      ($0.side, $0.distance, $0.size, $0.isIdleShown) = (.right, 10, 6, false)
    }
    let found = try mark.layer(in: context).sublayers.compactMap { layer in
      if case .shape(let shape) = layer.content { shape.path.boundingBox } else { nil }
    }
    #expect(found == (span.map { [Rect(x: 47, y: $0.lowerBound, width: 6, height: 6)] } ?? []))
  }

  @Test func `a compass comes round again`() {
    for (value, angle) in [(-90.0, 270.0), (0, 0), (360, 360), (370, 10), (1085, 5), (-1085, 355)] {
      #expect(abs(compass.angle(of: value).degrees - angle) < 1e-9, "\(value)")
    }
  }

  @Test func `a needle goes beyond the end as far as it may`() {
    let scale = Scale(
      0...100, start: .zero, span: .degrees(200), outside: .overshoot(by: .degrees(8)))
    for (value, angle) in [(100.0, 200.0), (102, 204), (104, 208), (150, 208), (-1, -2), (-99, -8)]
    {
      #expect(abs(scale.angle(of: value).degrees - angle) < 1e-9, "\(value)")
    }
    #expect(scale.part(of: 150) == 1)
  }

  @Test func `a reading that a logarithm does not have is as low as it can be`() {
    let scale = Scale(
      1...100, start: .zero, span: .degrees(200), mapping: .log(),
      outside: .overshoot(by: .degrees(5)))
    #expect(scale.angle(of: 0).degrees == -5)
    #expect(scale.angle(of: -7).degrees == -5)
    #expect(Scale(1...100, mapping: .log()).part(of: 0) == 0)
  }

  @Test func `the hand of a compass takes the shortest way`() throws {
    let reading = Reading(10, from: 350)
    let scene = try Dial(context: DialContext(scale: compass, reading: reading)) { Needle() }
      .scene()
    for time in stride(from: 0.0, through: 0.5, by: 0.05) {
      let needle = scene.presentation(at: Seconds(time)).layers[0].sublayers.last
      guard case .rotate(let angle)? = needle?.transform.first else {
        throw DialError("needle", "is missing")
      }
      let turn = angle.degrees.remainder(dividingBy: 360)
      #expect(abs(turn) <= 10 + 1e-9, "\(turn) at \(time)")
    }
  }

  @Test func `the hands of an altimeter make every turn`() throws {
    let hundreds = Scale(0...1000, start: .zero, span: .degrees(360), outside: .revolve)
    for (value, angle) in [(0.0, 0.0), (250, 90), (1000, 360), (12_450, 4482), (-100, -36)] {
      #expect(abs(hundreds.angle(of: value).degrees - angle) < 1e-9, "\(value)")
    }
    #expect(hundreds.part(of: 12_450) == 0.45)
    let dial = Scale(0...1000, outside: .revolve)
    #expect(throws: DialError.self) { try dial.check() }
  }

  @Test func `bands end at the ends of a scale, and cross the meeting of those of a compass`()
    throws
  {
    let overshooting = Scale(0...100, outside: .overshoot(by: .degrees(8)))
    let plain = Scale(0...100)
    func bands(_ limits: [Double], on scale: Scale) throws -> Layer {
      try Bands(limits).layer(in: DialContext(scale: scale))
    }
    #expect(try bands([50, 150], on: overshooting) == bands([50, 100], on: plain))
    let north = try bands([350, 370], on: compass).sublayers[0]
    guard case .shape(let shape) = north.content else { throw DialError("needle", "is missing") }
    guard case .arc(_, _, let isLarge, let isClockwise, let end)? = shape.path.elements.last else {
      throw DialError("bands", "are no arcs")
    }
    #expect(!isLarge && isClockwise && abs(end.x - 16.2187) < 1e-3 && end.y < 0)
  }

  @Test func `the mark beyond an end lights up while the reading lies outside`() throws {
    let scale = Scale(0...10, outside: .overshoot(by: .degrees(8)))
    func layers(_ reading: Reading) throws -> [Layer] {
      try OverRange().layer(in: DialContext(scale: scale, reading: reading)).sublayers
    }
    #expect(try layers(Reading(10)).count == 2)
    #expect(try layers(Reading(10.1)).map(\.isHidden) == [false, false, false])
    let played = try layers(Reading(playing: [4, 12, 7]))
    #expect(played.map(\.isHidden) == [false, false, true])
    #expect(played[2].animations.count == 1)
  }
}
