import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// The error that what is sampled may have, as an option.
@Suite struct ToleranceTests {
  /// The contents of an attribute of the only animation.
  private func list(
    _ attribute: String, _ layer: Layer, tolerance: Double = 0.05
  ) throws -> [Substring] {
    let options = SVGOptions(idPrefix: .none, tolerance: tolerance)
    let markup = try body(of: plain([layer]), options)
    let parts = markup.split(separator: " \(attribute)=\"", maxSplits: 1)
    return (parts.count > 1 ? parts[1] : "").prefix { $0 != "\"" }.split(separator: ";")
  }

  private func sweep(_ pace: TimingFunction? = nil) -> Layer {
    var spring = SpringAnimation(.rotation, from: .degrees(-118.4), to: .degrees(119))
    spring.timing.fillMode = .both
    guard let pace else { return changed(line()) { $0.animations = [.spring(spring)] } }
    let basic = BasicAnimation(
      .rotation, from: .degrees(-118.4), to: .degrees(119), timing: spring.timing,
      timingFunction: pace)
    return changed(line()) { $0.animations = [.basic(basic)] }
  }

  /// The written numbers, read as a browser reads them, against the closed form of the spring.
  @Test(arguments: [0.001, 0.05, 0.5, 10]) func `a spring stays within`(tolerance: Double) throws {
    let values = try list("values", sweep(), tolerance: tolerance).compactMap { Double($0) }
    let times = try list("keyTimes", sweep(), tolerance: tolerance).compactMap { Double($0) }
    let splines = try list("keySplines", sweep(), tolerance: tolerance).map {
      $0.split(separator: " ").compactMap { Double($0) }
    }
    #expect(values.count == times.count && splines.count == times.count - 1)
    #expect(splines.count <= (tolerance < 0.05 ? 40 : 24), "\(splines.count) splines")
    if tolerance >= 0.05 { #expect(splines.count <= 12) }
    let spring = SpringCurve()
    let duration = SpringAnimation(.opacity, to: 1).timing.duration.value
    // A written number is rounded to a thousandth.
    let bound = tolerance + 0.0006
    var largest = 0.0
    for step in 0..<5000 {
      let time = Double(step) / 5000
      let index = try #require(times.lastIndex { $0 <= time })
      let numbers = splines[index]
      let pace = TimingFunction(numbers[0], numbers[1], numbers[2], numbers[3])
      let part = (time - times[index]) / (times[index + 1] - times[index])
      let found = values[index] + (values[index + 1] - values[index]) * pace.progress(at: part)
      let place = spring.position(at: time * duration)
      largest = max(largest, abs(found - (-118.4 + 237.4 * place)))
    }
    #expect(largest <= bound, "\(largest)")
  }

  @Test func `a larger one needs fewer splines, and none changes what is exact`() throws {
    let counts = try [0.001, 0.01, 0.05, 0.5, 10].map {
      try list("keySplines", sweep(), tolerance: $0).count
    }
    #expect(counts == counts.sorted(by: >) && Set(counts).count > 3, "\(counts)")
    let layer = sweep(TimingFunction(0.5, -0.6, 0.5, 1.6))
    #expect(
      try list("keySplines", layer, tolerance: 0.001) == list("keySplines", layer, tolerance: 10))
  }

  @Test func `numbers outside are taken as the nearest inside`() {
    #expect(SVGOptions().tolerance == 0.05 && SVGOptions(tolerance: 0).tolerance == 0.001)
    #expect(SVGOptions(tolerance: .infinity).tolerance == 10)
    var options = SVGOptions(tolerance: .nan)
    #expect(options.tolerance == 0.05)
    options.tolerance = -1
    #expect(options.tolerance == 0.001)
  }
}
