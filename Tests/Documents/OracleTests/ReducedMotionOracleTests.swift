import SweepSVG
import TestSupport
import Testing

/// Every animated property and every feature of the timing, for viewers who ask for less motion:
/// at whatever time, each engine shows what it shows of the picture without any animation.
@Suite(.inBrowser) struct ReducedMotionOracleTests {
  private static let cases =
    transformCases + paintCases + strokeCases + timingCases + stackCases + courseCases + groupCases
    + additiveCases + triggerCases + motionCases + curveCases

  /// The visible state of an element.
  private struct Sight: Hashable, CustomStringConvertible {
    var element: String
    var numbers: [Double]
    var words: [String: String]

    init(_ reading: Reading) {
      // The stand-in of an outline or a layer that moves counts as that.
      element = String(reading.id.split(separator: "_").first ?? "")
      numbers = (reading.matrix + [reading.total?.opacity ?? 1]).map { ($0 * 1000).rounded() + 0 }
      words = reading.values
      words["box"] = nil
      for (paint, stops) in [
        ("fill", reading.total?.stops ?? []), ("stroke", reading.total?.strokeStops ?? []),
      ] where !stops.isEmpty {
        words[paint] = "\(stops)"
      }
    }

    var description: String { "\(element) \(numbers) \(words.sorted { $0.key < $1.key })" }
  }

  private static func sights(_ readings: [Reading], withOutlines: Bool) -> Set<Sight> {
    let seen = readings.filter { $0.total?.isShown ?? false }
    return Set(
      seen.map { reading in
        var sight = Sight(reading)
        if !withOutlines { sight.words["d"] = nil }
        // No stroke looks the same wherever it is; that no cap shows of it, the other cases test.
        if sight.words["stroke-dasharray"]?.hasPrefix("0px,") == true {
          sight.words["stroke-dashoffset"] = nil
          sight.words["stroke-linecap"] = nil
        }
        return sight
      })
  }

  @Test(arguments: BrowserEngine.allCases)
  func `everything stands on its final pose`(engine: BrowserEngine) async throws {
    func document(_ index: Int, _ motion: SVGOptions.Motion, at times: [Double]) -> TimedDocument {
      let options = SVGOptions(idPrefix: .none, motion: motion)
      let output = try? SVGWriter(options).write(Self.cases[index].scene)
      return TimedDocument(output?.string ?? "", at: times, totals: true)
    }
    let times = [0.0, 0.3, 1.6]
    let documents = Self.cases.indices.flatMap {
      [document($0, .reduced, at: times), document($0, .none, at: [0])]
    }
    let readings = try await engine.readings(of: documents, reducedMotion: true)
    for (index, oracle) in Self.cases.enumerated() {
      // An ellipse that is not trimmed is no path.
      let isPath = oracle.testDescription != "trim of an ellipse"
      let readingsOfStill = readings.filter { $0.document == 2 * index + 1 }
      let still = Self.sights(readingsOfStill, withOutlines: isPath)
      #expect(readings.contains { $0.document == 2 * index }, "\(oracle.testDescription)")
      for time in times {
        let shown = readings.filter { $0.document == 2 * index && $0.time == time }
        let moving = Self.sights(shown, withOutlines: isPath)
        #expect(moving == still, "\(oracle.testDescription) at \(time) s")
      }
    }
  }
}
