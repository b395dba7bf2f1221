import SweepDials
import SweepGeometry
import Testing

@Suite struct MappingTests {
  private func part(_ value: Double, _ domain: ClosedRange<Double>, _ mapping: Scale.Mapping)
    -> Double
  { Scale(domain, mapping: mapping).part(of: value) }

  @Test func `equal ratios take equal turns on a log scale`() {
    #expect(abs(part(10, 1...1000, .log()) - 1.0 / 3) < 1e-12)
    #expect(abs(part(16, 1...256, .log(base: 2)) - 0.5) < 1e-12)
    #expect(abs(part(440, 20...20_000, .log()) - 0.447_474) < 1e-6)
    // The base moves marks, not readings.
    #expect(part(7, 1...256, .log(base: 2)) == part(7, 1...256, .log(base: 16)))
  }

  @Test func `the position is a power of the reading`() {
    #expect(abs(part(25, 0...100, .power(exponent: 0.5)) - 0.5) < 1e-12)
    #expect(abs(part(50, 0...100, .power(exponent: 2)) - 0.25) < 1e-12)
    #expect(abs(part(-25, -100...100, .power(exponent: 0.5)) - 0.25) < 1e-12)
  }

  @Test func `a stretch of readings may take half of the dial`() {
    let mapping = Scale.Mapping.piecewise([Scale.Stop(60, at: 0.5)])
    for (value, position) in [(0.0, 0.0), (30, 0.25), (60, 0.5), (150, 0.75), (240, 1)] {
      #expect(abs(part(value, 0...240, mapping) - position) < 1e-12)
    }
  }

  @Test func `both sides of zero are alike on a symmetric log scale`() {
    let mapping = Scale.Mapping.symmetricLog(threshold: 1)
    #expect(abs(part(0, -1000...1000, mapping) - 0.5) < 1e-12)
    let ten = part(10, -1000...1000, mapping) - 0.5
    #expect(abs(part(-10, -1000...1000, mapping) - 0.5 + ten) < 1e-12)
    // ln 11 / ln 1001 / 2
    #expect(abs(ten - 0.173_541) < 1e-6)
  }

  @Test func `categories stand in the middles of equal sectors`() {
    let scale = Scale(categories: ["a", "b", "c", "d"], start: .zero, span: .degrees(200))
    #expect((0...3).map { scale.angle(of: Double($0)).degrees } == [25, 75, 125, 175])
  }

  @Test func `a reversed scale is a mirror of itself`() {
    for mapping in Self.mappings {
      let scale = Scale(1...240, mapping: mapping)
      var reversed = scale
      reversed.isReversed = true
      for value in [1, 2.5, 60, 144, 240] {
        let sum = scale.angle(of: value) + reversed.angle(of: value)
        #expect(abs((sum - scale.start - scale.end).degrees) < 1e-9)
      }
    }
  }

  private static let mappings: [Scale.Mapping] = [
    .linear, .log(), .log(base: 2), .power(exponent: 0.3), .power(exponent: 3), .time,
    .piecewise([Scale.Stop(60, at: 0.5), Scale.Stop(100, at: 0.6)]), .symmetricLog(threshold: 5),
  ]

  @Test(arguments: mappings)
  func `positions rise with the readings from 0 to 1`(mapping: Scale.Mapping) {
    let scale = Scale(1...240, mapping: mapping)
    let parts = stride(from: 1.0, through: 240, by: 0.5).map(scale.part)
    #expect(abs(parts[0]) < 1e-12 && abs(parts[parts.count - 1] - 1) < 1e-12)
    #expect(zip(parts, parts.dropFirst()).allSatisfy(<))
  }

  @Test(
    arguments: [
      (Scale(0...10, mapping: .log()), "domain"), (Scale(-1...10, mapping: .log()), "domain"),
      (Scale(1...10, mapping: .log(base: 1)), "base"),
      (Scale(1...10, mapping: .log(base: 1.000_001)), "base"),
      (Scale(mapping: .power(exponent: 0)), "exponent"),
      (Scale(mapping: .power(exponent: .nan)), "exponent"),
      (Scale(mapping: .piecewise([])), "stops"),
      (Scale(mapping: .piecewise([Scale.Stop(120, at: 0.5)])), "stops"),
      (Scale(mapping: .piecewise([Scale.Stop(20, at: 1)])), "stops"),
      (Scale(mapping: .piecewise([Scale.Stop(40, at: 0.4), Scale.Stop(20, at: 0.6)])), "stops"),
      (Scale(mapping: .symmetricLog(threshold: 0)), "threshold"),
      (Scale(categories: []), "categories"),
      (Scale(0...3, mapping: .category(["a", "b"])), "domain"),
      (Scale(0...1e12), "domain"), (Scale(0...1e-16), "domain"),
      (Scale(1...10, mapping: .log(), outside: .wrap), "outside"),
      (Scale(outside: .overshoot(by: .zero)), "overshoot"),
      (Scale(span: .degrees(355), outside: .overshoot(by: .degrees(3))), "overshoot"),
      (Scale(ticks: TickRule(.count(1))), "count"), (Scale(ticks: TickRule(.step(0))), "step"),
      (Scale(ticks: TickRule(.step(0.01))), "step"),
      (Scale(ticks: TickRule(.values([.nan]))), "values"),
      (Scale(ticks: TickRule(.perDecade([1, 2]))), "perDecade"),
      (Scale(1...10, mapping: .log(), ticks: TickRule(.perDecade([1, 10]))), "perDecade"),
      (Scale(ticks: TickRule(minor: -1)), "minor"),
    ] as [(Scale, String)])
  func `an impossible scale names its field`(scale: Scale, field: String) {
    #expect {
      try scale.check()
    } throws: {
      ($0 as? DialError)?.field == field
    }
  }

  @Test func `the most that is possible is possible`() throws {
    try Scale(0...999_999_999_999).check()
    try Scale(1e-15...1e11, mapping: .log()).check()
    try Scale(span: .degrees(354), outside: .overshoot(by: .degrees(3))).check()
    try Scale(0...2000, ticks: TickRule(.step(1))).check()
  }
}
