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
    #expect(try marks.layer(in: dial.context).sublayers.count == (isOff ? 3 : 2))
  }

  private let compass = Scale(0...360, start: .zero, span: .degrees(360), outside: .wrap)

  @Test func `readings outside are clamped by default`() {
    #expect(Scale(0...10).angle(of: 12) == Scale(0...10).end)
    #expect(Scale(0...10).angle(of: -3) == Scale(0...10).start)
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
