@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct ProgressTests {
  private let scale = Scale(-50...50, start: .degrees(-100), span: .degrees(200))

  /// The drawn fraction of each arc of a part at a time, from back to front.
  private func reaches(
    _ part: ProgressPart, _ reading: Reading, at time: Double = .infinity, on other: Scale? = nil
  ) throws -> [Double] {
    let context = DialContext(scale: other ?? scale, reading: reading)
    let scene = try Dial(context: context) { part }.scene()
    let layer = scene.presentation(at: Seconds(min(time, 1e3))).layers[0]
    func arcs(_ layer: Layer) -> [Double] {
      if let mask = layer.mask { return arcs(mask) }
      if case .shape(let shape) = layer.content { return [shape.strokeEnd] }
      return layer.sublayers.flatMap(arcs)
    }
    return arcs(layer)
  }

  @Test func `an arc grows from a neutral reading to either side`() throws {
    var progress = ProgressPart()
    progress.origin = 0
    #expect(try reaches(progress, Reading(25)) == [0.5, 0])
    #expect(try reaches(progress, Reading(-25)) == [0, 0.5])
    #expect(try reaches(progress, Reading(0)) == [0, 0])
  }

  @Test func `it passes the neutral reading when the needle does`() throws {
    var progress = ProgressPart()
    progress.origin = 0
    let reading = Reading(30, from: -10, duration: 1, timingFunction: .linear)
    for (time, above, below) in [(0.0, 0.0, 0.2), (0.125, 0, 0.1), (0.25, 0, 0), (0.5, 0.2, 0)] {
      let found = try reaches(progress, reading, at: time)
      #expect(abs(found[0] - above) < 1e-9 && abs(found[1] - below) < 1e-9, "\(found) at \(time)")
    }
  }

  @Test func `a list passes it too, and ends where the first begins`() throws {
    var progress = ProgressPart()
    progress.origin = 0
    let list = Reading(playing: [20, -20], every: 2, duration: 1, timingFunction: .linear)
    for (time, above, below) in [
      (0.25, 0.0, 0.2), (0.75, 0.2, 0), (1.5, 0.4, 0), (2.5, 0, 0), (2.75, 0, 0.2), (3.9, 0, 0.4),
    ] {
      let found = try reaches(progress, list, at: time)
      #expect(abs(found[0] - above) < 1e-9 && abs(found[1] - below) < 1e-9, "\(found) at \(time)")
    }
  }

  @Test func `at a pace of its own a list is at the bend when the needle is`() throws {
    var progress = ProgressPart()
    progress.origin = 0
    let list = Reading(playing: [40, -10], every: 2, duration: 1, timingFunction: .easeIn)
    for time in stride(from: 0.0, through: 3.9, by: 0.1) {
      let (from, to) = time < 2 ? (-10.0, 40.0) : (40, -10)
      let progressed = TimingFunction.easeIn.progress(
        at: min(time.truncatingRemainder(dividingBy: 2), 1))
      let value = from + (to - from) * progressed
      let found = try reaches(progress, list, at: time)
      #expect(abs(found[0] - max(value, 0) / 50) < 1e-6, "above at \(time)")
      #expect(abs(found[1] - max(-value, 0) / 50) < 1e-6, "below at \(time)")
    }
  }

  @Test func `bands have no second arc beside them`() throws {
    let context = DialContext(reading: Reading(40))
    #expect(try ProgressPart().with { $0.unless = [60, 80] }.layer(in: context) == Layer())
    #expect(try Track().with { $0.unless = [60, 80] }.layer(in: context) == Layer())
    #expect(try ProgressPart().layer(in: context) != Layer())
  }

  @Test func `from the upper end it shrinks to the reading, and is gone where others go on beyond`()
    throws
  {
    let circle = Scale(0...100, start: .zero, span: .degrees(360))
    let progress = ProgressPart().with { $0.origin = 100 }
    for (end, time, reach) in [(80.0, 0.5, 0.6), (160, 0.5, 0.2), (160, 0.75, 0)] {
      let reading = Reading(end, from: 0, duration: 1, timingFunction: .linear)
      let found = try reaches(progress, reading, at: time, on: circle)
      #expect(found.count == 1 && abs(found[0] - reach) < 1e-6, "to \(end) at \(time)")
    }
  }

  @Test func `segments light up one by one`() throws {
    var progress = ProgressPart()
    progress.origin = -50
    progress.segments = 10
    progress.idleOpacity = 0
    #expect(try reaches(progress, Reading(-16)) == [0.3])
    let reading = Reading(50, from: -50, duration: 1, timingFunction: .linear)
    for (time, reach) in [(0.04, 0.0), (0.06, 0.1), (0.14, 0.1), (0.16, 0.2), (0.96, 1)] {
      #expect(try reaches(progress, reading, at: time) == [reach], "at \(time)")
    }
  }

  @Test func `a gradient goes on from piece to piece of at most half a circle`() throws {
    let stops = [ColorStop(.color(.black)), ColorStop(.color(.white)), ColorStop(.color(.black))]
    var progress = ProgressPart()
    progress.gradient = stops
    let context = DialContext(scale: Scale(0...100, start: .zero, span: .degrees(360)))
    let ramp = try ColorRamp(stops, false, in: context)
    #expect(ramp.edges(within: 0.25) == [0, 0.25, 0.5, 0.75, 1])
    #expect(ramp.color(at: 0.25) == Color(red: 0.5, green: 0.5, blue: 0.5))
    let ends = progress.coloredArc(ramp, on: context.scale).sublayers.compactMap { piece in
      if case .shape(let shape) = piece.content, case .gradient(let gradient) = shape.strokeColor {
        gradient.stops.map { ($0.color.red * 1000).rounded() }
      } else {
        nil
      }
    }
    #expect(ends == [[0, 1000], [1000, 0]])
  }

  @Test func `pieces of a gradient are even as far as their ends reach along the chord`() throws {
    var progress = ProgressPart()
    (progress.radius, progress.width) = (79, 18)
    let stops = [ColorStop(.color(.black)), ColorStop(.color(.white))]
    let context = DialContext(scale: Scale(0...100, start: .zero, span: .degrees(180)))
    let ramp = try ColorRamp(stops, false, in: context)
    let piece = try #require(progress.coloredArc(ramp, on: context.scale).sublayers.first)
    guard case .shape(let shape) = piece.content, case .gradient(let gradient) = shape.strokeColor
    else { return #expect(Bool(false), "is no gradient") }
    // Half the width, 9 of 158.
    #expect(gradient.stops.map(\.location) == [0.06, 0.94])
  }

  @Test(
    arguments: [
      // Blue passes from a deeper blue to azure, red from crimson to coral, and grey keeps its hue.
      (Color(0x0000ff), [Color(0x1e00df), Color(0x4080ff)]),
      (Color(0xff0000), [Color(0xdf001e), Color(0xff8040)]),
      (Color(0x808080), [Color(0x707070), Color(0xa0a0a0)]),
    ])
  func `a fade passes to the brighter hue beside the colour`(color: Color, ends: [Color]) {
    let stops = Theme.cupertino.stops(of: [], .color(color), 1).map { Theme.cupertino[$0.color] }
    for (stop, end) in zip(stops, ends) {
      let parts = [(stop.red, end.red), (stop.green, end.green), (stop.blue, end.blue)]
      #expect(parts.allSatisfy { abs($0 - $1) < 0.005 }, "\(stop)")
    }
    let paper = Theme.eink.stops(of: [], .color(color), 1)
    #expect(stops.count == 2 && paper == [ColorStop(.color(color))])
    let gradient = [ColorStop(.color(color)), ColorStop(.color(.white))]
    #expect(Theme.cupertino.stops(of: gradient, .color(.black), 0) == gradient)
    #expect(Theme.eink.stops(of: gradient, .color(.black), 0) == [ColorStop(.token(.ink))])
  }

  @Test func `a fade of orange keeps its hue`() {
    let orange = Color(0xff8000)
    let stops = Theme.cupertino.stops(of: [], .color(orange), 1)
    #expect(
      stops == [ColorStop(.color(orange.interpolated(to: .black, 0.3))), ColorStop(.color(orange))])
  }

  @Test func `a stepped gradient has as many pieces as colours`() throws {
    let stops = [
      ColorStop(.token(.good), at: -50), ColorStop(.token(.warning), at: 0),
      ColorStop(.token(.danger), at: 40),
    ]
    let ramp = try ColorRamp(stops, true, in: DialContext(scale: scale))
    #expect(ramp.edges(within: 0.25) == [0, 0.5, 0.9, 1])
    #expect(ramp.color(at: 0.89) == Theme.instrument.warning)
    #expect(ramp.color(at: 0.95) == Theme.instrument.danger)
  }

  @Test(
    "a step of a round arc is hidden until the reading has come to it, on both sides of the start",
    arguments: [345.0, 355])
  func steps(value: Double) throws {
    var progress = ProgressPart()
    (progress.isRound, progress.isStepped) = (true, true)
    progress.gradient = [
      ColorStop(.token(.warning), at: 0), ColorStop(.token(.accent), at: 350),
    ]
    func pieces(_ domain: ClosedRange<Double>, _ value: Double) throws -> [Bool] {
      let context = DialContext(
        scale: Scale(domain), reading: Reading(value), theme: .instrument)
      let layer = try progress.layer(in: context)
      return (layer.name == "progress" ? layer : layer.sublayers[0]).sublayers.map(\.isHidden)
    }
    #expect(try pieces(0...600, value) == [false, value < 350])
    progress.gradient[0].value = -350
    progress.gradient[1].value = 0
    #expect(try pieces(-600...600, value) == [true, true, false])
    #expect(try pieces(-600...600, -value) == [false, value < 350, true])
  }

  @Test func `a round start on a full circle has the first colour`() throws {
    let circle = Scale(start: .zero, span: .degrees(360))
    var progress = ProgressPart()
    (progress.isRound, progress.width) = (true, 20)
    progress.gradient = [ColorStop(.color(.black)), ColorStop(.color(.white))]
    let pieces = try progress.layer(in: DialContext(scale: circle)).sublayers
    guard case .shape(let start)? = pieces.last?.content,
      case .shape(let first)? = pieces.first?.content
    else { throw DialError("progress", "is missing") }
    guard case .gradient(let gradient) = first.strokeColor else {
      throw DialError("gradient", "is missing")
    }
    #expect(start.strokeColor == .color(Color(red: 0, green: 0, blue: 0)))
    #expect(gradient.stops[0].color.red < 1e-5)
    // Half of the width, along the circle, before 12 o'clock.
    guard case .move(let point)? = start.path.elements.first else {
      throw DialError("cap", "is none")
    }
    #expect((-10.7)...(-9.9) ~= point.x)
  }

  @Test func `colours that let shine through have no seams`() throws {
    var progress = ProgressPart()
    progress.gradient = [
      ColorStop(.color(Color(red: 0, green: 0, blue: 1).opacity(0))),
      ColorStop(.color(Color(red: 0, green: 0, blue: 1))),
    ]
    let arc = try #require(try progress.layer(in: DialContext(scale: scale)).sublayers.first)
    func colors(_ layer: Layer) -> [Color] {
      layer.sublayers.flatMap { piece -> [Color] in
        guard case .shape(let shape) = piece.content else { return [] }
        switch shape.strokeColor {
        case .color(let color): return [color]
        case .gradient(let gradient): return gradient.stops.map(\.color)
        default: return []
        }
      }
    }
    #expect(Set(colors(arc)) == [Color(red: 0, green: 0, blue: 1)])
    let levels = colors(try #require(arc.mask)).map(\.alpha)
    #expect(levels.count > 2 && levels == levels.sorted())
    #expect(levels.first ?? 1 < 1e-5 && levels.last ?? 0 > 1 - 1e-5)
    // A common opacity needs no mask.
    progress.gradient = [
      ColorStop(.color(Color.white.opacity(0.4))), ColorStop(.color(Color.black.opacity(0.4))),
    ]
    let even = try progress.layer(in: DialContext(scale: scale))
    #expect(even.opacity == 0.4 && colors(even).allSatisfy { $0.alpha == 1 })
  }

  @Test func `what makes no arc is told by its field`() {
    var narrow = ProgressPart()
    narrow.segments = 400
    #expect(throws: DialError("gap", "leaves no room for segments")) {
      try narrow.layer(in: DialContext(scale: scale))
    }
    var mixed = ProgressPart()
    mixed.gradient = [ColorStop(.token(.good), at: 0), ColorStop(.token(.danger))]
    #expect(throws: DialError("gradient", "must have readings for all colours or for none")) {
      try mixed.layer(in: DialContext(scale: scale))
    }
  }
}
