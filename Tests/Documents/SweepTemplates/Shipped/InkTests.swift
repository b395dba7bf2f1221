import Foundation
import SweepDials
import SweepGeometry
import SweepScene
import SweepTemplates
import TestSupport
import Testing
import SweepYAML

/// Numerals stay readable below hands, in every theme and wherever the hands point.
@Suite struct InkTests {
  /// The largest part of a numeral's ink that a hand may hide: a quarter. With broad hands, or a
  /// figure as narrow as a 1 along one, it is more in some themes, and must not grow.
  private static let most = [
    "speedometer": 0.4, "speedometer-vintage": 0.3, "tachometer": 0.42, "altimeter": 0.44,
    "vu-meter": 0.3, "dashboard": 0.41, "pressure": 0.36, "clock": 0.81,
    "clock-bauhaus": 0.57, "clock-small-seconds": 0.52,
  ]

  /// Samples whose needle is at the end of the scale, over a numeral.
  private static let atTheEnd: Set = [
    "dials/speedometer-beyond.yaml", "dials/speedometer-long-sweep.yaml",
  ]

  @Test(arguments: Template.names, Theme.library.map(\.name))
  func `hands strike no numeral at rest, and hide little of those that they cross`(
    template: String, theme: String
  ) throws {
    let ink = CoveredInk(
      try #require(picture("sweephand: 1\ntemplate: \(template)\nwith: {theme: \(theme)}")))
    #expect(ink.struck.isEmpty, "\(ink.struck)")
    for hand in ink.hands {
      let near = ink.numerals.compactMap { numeral in
        ink.heading(to: numeral, from: hand).map { (numeral, $0.angle.degrees, $0.distance) }
      }.filter { $0.2 < hand.reach }
      let readings = readings(along: near.map(\.1))
      for (numeral, heading, _) in near {
        let hidden =
          readings.filter { abs(($0 - heading).remainder(dividingBy: 360)) < 35 }
          .map { ink.covered(numeral, by: hand, at: .degrees($0)) }.max() ?? 0
        #expect(
          hidden <= Self.most[template] ?? 0.25,
          "\(template) \(theme): \(hand.name) hides \(hidden) of \(numeral.text)")
      }
    }
  }

  @Test func `hands of samples strike no numeral`() throws {
    let folder = Repository.root.appending(path: "samples")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("invalid") && !$0.hasPrefix("hostile") }
    #expect(paths.count > 100)
    for path in paths.sorted() {
      let file = folder.appending(path: path)
      let outcome = Document.render(
        Array(try Data(contentsOf: file)), file: path,
        folder: file.deletingLastPathComponent().path, set: [:], in: fixedEnvironment)
      guard let scene = outcome.value else { continue }
      let struck = CoveredInk(scene).struck
      #expect(struck.isEmpty != Self.atTheEnd.contains(path), "\(path): \(struck)")
    }
  }

  @Test(arguments: [0, 3, 5, 9, 13, 52, 90, 167, 172, 180, 186, 193, 270, 351, 355.0])
  func `no needle of a compass strikes its heading`(heading: Double) throws {
    for theme in Theme.library.map(\.name) {
      let ink = CoveredInk(
        try #require(
          picture("sweephand: 1\ntemplate: compass\nwith: {heading: \(heading), theme: \(theme)}")))
      #expect(
        ink.readings.count == 1 && ink.struckReadings.isEmpty, "\(theme): \(ink.struckReadings)")
    }
  }

  @Test(arguments: [
    ("speedometer", -40.0...120), ("tachometer", 0...8000), ("dashboard", 0...240),
    ("ev-cluster", 0...180), ("kpi", 0...100), ("ring", 0...100), ("thermostat", 5...30),
    ("speedometer-artwork", 0...100), ("timer", 0...3600),
  ])
  func `no needle strikes a reading, at the ends and beyond them too`(
    template: String, range: ClosedRange<Double>
  ) throws {
    let names = ["ev-cluster": "speed", "dashboard": "speed", "timer": "seconds"]
    let keys = try #require(Template.named(template).value).parameters.map(\.name)
    for step in -1...13 {
      let value = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 12
      let ends = ["min": range.lowerBound, "max": range.upperBound].filter { keys.contains($0.key) }
      if template == "timer", value <= 0 { continue }
      let with = ends.merging([names[template] ?? "value": value]) { $1 }
        .map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", ")
      let ink = CoveredInk(
        try #require(picture("sweephand: 1\ntemplate: \(template)\nwith: {\(with)}")))
      #expect(!ink.readings.isEmpty && ink.struckReadings.isEmpty, "\(with): \(ink.struckReadings)")
    }
  }

  @Test func `a needle over a reading is found`() throws {
    let scene = picture(
      "sweephand: 1\nreadings: {main: {value: 50}}\nlayers: [{readout: {position: [5, -50]}}, needle]"
    )
    #expect(CoveredInk(try #require(scene)).struckReadings == ["needle over 50"])
  }

  @Test func `a needle across a numeral hides a part of it`() throws {
    let ink = CoveredInk(
      try #require(picture("sweephand: 1\ntemplate: speedometer\nwith: {value: 70}")))
    #expect(ink.struck == ["needle over 70"])
    let hand = try #require(ink.hands.first)
    let numeral = try #require(ink.numerals.first { $0.text == "70" })
    let hidden = ink.covered(numeral, by: hand, at: hand.angle)
    #expect(hidden > 0.02 && hidden < 0.3, "\(hidden)")
    #expect(ink.covered(numeral, by: hand, at: hand.angle + .degrees(180)) == 0)
  }

  /// The directions of forty readings, spread evenly over a scale with numerals in some directions.
  private func readings(along headings: [Double]) -> [Double] {
    let sorted = headings.sorted()
    guard let first = sorted.first else { return [] }
    let gaps = zip(sorted, sorted.dropFirst() + [first + 360]).map { (gap: $1 - $0, end: $1) }
    guard let widest = gaps.max(by: { $0.gap < $1.gap }) else { return [] }
    // Without a gap between its ends it is a full circle.
    let span = widest.gap > 60 ? 360 - widest.gap : 360
    return (0..<40).map { widest.end + span * (Double($0) + 0.5) / 40 }
  }
}
