import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct TickTests {
  /// The readings of marks, computed from the directions of their strokes.
  private func marks(_ scale: Scale, _ level: Ticks.Level = .major) throws -> [Double] {
    let layer = try Ticks(level).layer(in: DialContext(scale: scale))
    guard case .shape(let shape) = layer.content else { return [] }
    return shape.marks.map { reading(($0.from - .zero).direction, on: scale) }
  }

  /// The inverse of the scale, by bisection.
  private func reading(_ direction: Angle, on scale: Scale) -> Double {
    let turn = (direction - scale.start).normalized.degrees
    let wanted = turn > scale.span.degrees + 1 ? turn - 360 : turn
    var (low, high) = (scale.domain.lowerBound, scale.domain.upperBound)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (scale.angle(of: middle) - scale.start).degrees < wanted {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  private func expect(
    _ found: [Double], near wanted: [Double], at location: SourceLocation = #_sourceLocation
  ) {
    let near =
      found.count == wanted.count
      && zip(found, wanted).allSatisfy {
        abs($0 - $1) <= 2e-3 * max(1e-3, abs($1)) + 1e-4 * (wanted.max() ?? 0)
      }
    #expect(near, "\(found) are not \(wanted)", sourceLocation: location)
  }

  @Test(
    arguments: [
      (0...100, 5, [0, 25, 50, 75, 100]), (0...100, 6, [0, 20, 40, 60, 80, 100]),
      (0...100, 3, [0, 50, 100]), (0...100, 11, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
      (0...7, 8, [0, 1, 2, 3, 4, 5, 6, 7]), (-1...1, 5, [-1, -0.5, 0, 0.5, 1]),
      (0...0.5, 6, [0, 0.1, 0.2, 0.3, 0.4, 0.5]), (3...97, 4, [20, 40, 60, 80]),
    ] as [(ClosedRange<Double>, Int, [Double])])
  func `round marks, about as many as asked for`(
    domain: ClosedRange<Double>, count: Int, wanted: [Double]
  ) throws {
    expect(try marks(Scale(domain, ticks: TickRule(.count(count)))), near: wanted)
  }

  @Test func `minor marks divide what lies between major ones`() throws {
    let scale = Scale(0...100, ticks: TickRule(.count(5), minor: 4))
    let minor = try marks(scale, .minor)
    expect(
      minor, near: stride(from: 0, through: 100, by: 5).filter { $0 % 25 != 0 }.map(Double.init))
    #expect(try marks(scale, .middle).isEmpty)
    // They continue beyond a last major mark that is not the end.
    let cut = Scale(0...95, ticks: TickRule(.step(20), minor: 3))
    expect(try marks(cut, .minor).suffix(3), near: [85, 90, 95])
    #expect(try marks(Scale(ticks: TickRule(.step(20), minor: 0)), .minor).isEmpty)
  }

  @Test(
    arguments: [
      (12, 2), (7, 1), (30, 5), (60, 10), (15, 5), (45, 5), (6, 1), (3, 0.5), (4, 0.5),
      (0.75, 0.25),
    ]
      as [(Double, Double)])
  func `steps in which nobody counts are divided into round parts`(
    step: Double, part: Double
  ) throws {
    let scale = Scale(0...step * 4, ticks: TickRule(.step(step)))
    let minor = try marks(scale, .minor)
    let all = stride(from: part, to: step * 4, by: part).filter {
      abs(($0 / step).rounded() - $0 / step) > 1e-6
    }
    expect(minor, near: all)
    #expect(try marks(scale, .middle).isEmpty)
  }

  @Test func `where a power crowds one end, marks go on at the other`() throws {
    let square = Scale(0...100, mapping: .power(exponent: 2))
    let found = try marks(square)
    // A square is so flat at its foot that a direction determines the reading poorly.
    #expect(found[0] < 1)
    expect(Array(found.dropFirst()), near: [30, 40, 50, 60, 70, 80, 90, 100])
    #expect(try marks(square, .minor).count > 8)
  }

  @Test(arguments: [1.0, 60])
  func `sixty seconds or minutes have marks at single ones`(unit: Double) throws {
    let scale = Scale(0...60 * unit, start: .zero, span: .degrees(360), mapping: .time)
    let singles = (1..<60).filter { $0 % 5 != 0 }.map { Double($0) * unit }
    expect(try marks(scale, .minor), near: singles)
    #expect(try marks(scale, .middle).isEmpty)
  }

  @Test(arguments: [45.0, 50, 70, 90, 180, 600])
  func `marks of times close the circle`(extent: Double) throws {
    let found = try marks(
      Scale(0...extent, start: .zero, span: .degrees(360), mapping: .time))
    let round = found.map { $0 > extent - 0.1 ? 0 : $0 }.sorted() + [extent]
    let gaps = zip(round, round.dropFirst()).map { $1 - $0 }
    #expect(gaps.count > 5 && gaps.allSatisfy { abs($0 - gaps[0]) < 0.1 * gaps[0] }, "\(found)")
  }

  @Test func `dashes are as long, as wide and as round as lines`() throws {
    func shape(_ change: (inout Ticks, inout Theme) -> Void) throws -> Layer.Shape {
      var (ticks, theme) = (Ticks(.minor), Theme.flat)
      (ticks.every, ticks.length, ticks.width, ticks.radius) = (1, 4, 0.5, 90)
      change(&ticks, &theme)
      guard
        case .shape(let shape) = try ticks.layer(in: DialContext(theme: theme)).content
      else { throw DialError("ticks", "are missing") }
      return shape
    }
    let square = try shape { _, _ in }
    #expect(square.lineWidth == 4 && square.lineCap == .butt)
    #expect(square.lineDashPattern.first == 0.5 && square.marks.count == 101)
    // A thin one with round ends is as much longer as its caps have ink.
    let thin = try shape { $1.markCap = .round }
    #expect(thin.lineCap == .butt && abs(thin.lineWidth - 4 - 0.5 * .pi / 4) < 1e-9)
    let broad = try shape { ($0.width, $1.markCap) = (1, .round) }
    #expect(broad.lineCap == .round && broad.lineDashPattern.isEmpty && broad.lineWidth == 1)
    let dots = try shape { ticks, _ in ticks.style = .dots }
    #expect(dots.lineCap == .round && dots.lineWidth == 0.9 && dots.marks.count == 101)
    #expect(dots.lineDashPattern.first == 0.01)
  }

  @Test func `marks stand at readings of one's own`() throws {
    expect(try marks(Scale(ticks: TickRule(.values([80, 10, 200, 10, 35])))), near: [10, 35, 80])
    expect(try marks(Scale(ticks: .edges(of: Bands([60, 85])))), near: [0, 60, 85, 100])
    var ticks = Ticks(.major)
    ticks.values = [1, 2, 4]
    let layer = try ticks.layer(in: DialContext())
    guard case .shape(let shape) = layer.content else { throw DialError("ticks", "are missing") }
    #expect(shape.path.elements.count == 6)
  }

  @Test func `decades have marks at 1, at 1, 2 and 5, or at 1 to 9`() throws {
    func scale(_ factors: [Double]) -> Scale {
      Scale(1...1000, mapping: .log(), ticks: TickRule(.perDecade(factors)))
    }
    expect(try marks(scale([1])), near: [1, 10, 100, 1000])
    expect(try marks(scale([1, 2, 5])), near: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000])
    #expect(try marks(scale([1, 2, 3, 4, 5, 6, 7, 8, 9])).count == 28)
    #expect(try marks(scale([1]), .minor).count == 24)
    #expect(try marks(scale([1, 2, 3, 4, 5, 6, 7, 8, 9]), .minor).isEmpty)
  }

  @Test func `a log scale of any base has marks at its powers`() throws {
    expect(
      try marks(Scale(1...256, mapping: .log(base: 2))), near: [1, 2, 4, 8, 16, 32, 64, 128, 256])
    expect(
      try marks(Scale(0.001...1, mapping: .log(), ticks: TickRule(.perDecade([1])))),
      near: [
        0.001, 0.01, 0.1, 1,
      ])
    // Many powers are thinned, few are divided, and less than a decade has even steps.
    #expect(try marks(Scale(1e-12...1e11, mapping: .log())).count <= 13)
    #expect(try marks(Scale(1...100, mapping: .log())).count == 7)
    #expect(try marks(Scale(20...90, mapping: .log())).count >= 4)
  }

  @Test func `stops of a piecewise scale are major marks`() throws {
    let scale = Scale(0...240, mapping: .piecewise([Scale.Stop(60, at: 0.5)]))
    expect(try marks(scale), near: [0, 10, 20, 30, 40, 50, 60, 100, 150, 200, 240])
    let odd = Scale(0...240, mapping: .piecewise([Scale.Stop(63, at: 0.5)]))
    #expect(try marks(odd).contains { abs($0 - 63) < 0.1 })
    #expect(try !marks(odd).contains { abs($0 - 60) < 0.1 })
  }

  @Test(
    arguments: [
      (30, 5), (60, 5), (600, 60), (3600, 300), (7200, 600), (86_400, 7200), (43_200, 3600),
      (604_800, 86_400),
    ] as [(Double, Double)])
  func `time has marks where clocks have them`(extent: Double, step: Double) throws {
    let found = try marks(Scale(0...extent, mapping: .time))
    expect(found, near: Array(stride(from: 0, through: extent, by: step)))
  }

  @Test func `categories have marks between their sectors`() throws {
    expect(try marks(Scale(categories: ["a", "b", "c"])), near: [-0.5, 0.5, 1.5, 2.5])
  }

  @Test func `marks that meet on a full circle are drawn once`() throws {
    let scale = Scale(0...360, start: .zero, span: .degrees(360), ticks: TickRule(.step(30)))
    let layer = try Ticks(.major).layer(in: DialContext(scale: scale))
    guard case .shape(let shape) = layer.content else { throw DialError("ticks", "are missing") }
    #expect(shape.path.elements.count == 24)
  }

  @Test func `marks from a reading show as far as the dial's`() throws {
    let scale = Scale(0...100, start: .zero, span: .degrees(100))
    let reading = Reading(50, from: 30, duration: 2, timingFunction: .linear)
    let layer = try Ticks().with { $0.origin = 20 }.layer(
      in: DialContext(scale: scale, reading: reading))
    let mask = try #require(layer.mask)
    // Of the arm from 20 to 100 three eighths.
    guard case .shape(let arc) = try #require(mask.sublayers.first).content else {
      throw DialError("ticks", "have no mask")
    }
    #expect(abs(arc.strokeEnd - 0.375) < 1e-9 && arc.lineWidth == 10.5)
    #expect(try Ticks().layer(in: DialContext(scale: scale, reading: reading)).mask == nil)
  }

  /// On any scale, its own major marks are few enough and apart.
  @Test(
    arguments: [
      .linear, .log(), .log(base: 3), .log(base: 1.5), .power(exponent: 0.2), .power(exponent: 5),
      .time,
      .symmetricLog(threshold: 0.01), .symmetricLog(threshold: 1e6),
      .piecewise([Scale.Stop(12, at: 0.9)]),
    ] as [Scale.Mapping])
  func `automatic marks stand clear`(mapping: Scale.Mapping) throws {
    for high in [10.5, 77, 1000, 123_456, 9.9e10] where high > 12 || mapping.isSmooth {
      let scale = Scale(1...high, mapping: mapping)
      try scale.check()
      let found = try marks(scale)
      #expect((1...25).contains(found.count), "\(found.count) of \(mapping) to \(high)")
      for level in [Ticks.Level.middle, .minor] {
        #expect(try marks(scale, level).count <= 250)
      }
    }
  }
}

extension Scale.Mapping {
  fileprivate var isSmooth: Bool { if case .piecewise = self { false } else { true } }
}
