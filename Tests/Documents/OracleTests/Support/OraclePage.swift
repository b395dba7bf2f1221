import SweepSVG
import SweepScene
import SweepTimeline
import TestSupport
import Testing

/// The readings of a list of cases in an engine, taken on one page the first time that they are
/// asked for.
final class OraclePage: Sendable {
  let cases: [OracleCase]
  private let bugs: [EngineBug]
  private let outputs: [Result<SVGOutput, any Error>]
  private let task: Task<[[Reading]], any Error>

  /// Makes a page.
  ///
  /// - Parameter bugs: the mistakes on which comparisons are silent.
  init(
    _ cases: [OracleCase], in engine: BrowserEngine, excusing bugs: [EngineBug] = EngineBug.all
  ) {
    self.cases = cases
    self.bugs = bugs.filter { $0.engine == engine }
    // A case that cannot be written fails alone.
    let outputs = cases.map { oracle in Result { try oracle.output } }
    self.outputs = outputs
    self.task = Task {
      let documents = zip(cases, outputs).map { oracle, output in
        let svg = (try? output.get())?.string
        return TimedDocument(
          svg ?? "<svg/>", at: svg == nil ? [] : oracle.times, totals: true, events: oracle.clicks)
      }
      let readings = try await engine.readings(of: documents)
      var byCase = Array(repeating: [Reading](), count: cases.count)
      for reading in readings { byCase[reading.document].append(reading) }
      return byCase
    }
  }

  /// The writer's issues with a case.
  func issues(of index: Int) throws -> [String] {
    try outputs[index].get().issues.map(\.message)
  }

  /// The differences between the model and the browser in one case.
  func comparison(of index: Int) async throws -> Comparison {
    _ = try outputs[index].get()
    let readings = try await task.value[index]
    let oracle = cases[index]
    var comparison = Comparison()
    let rest = oracle.scene.presentation(at: 1e6, events: oracle.events)
    for time in oracle.times where !bugs.contains(where: { $0.shows(oracle.scene, time) }) {
      let still = oracle.scene.presentation(at: Seconds(time), events: oracle.events)
      let next = oracle.scene.presentation(at: Seconds(time + 0.001), events: oracle.events)
      for layer in still.shown where !layer.layer.name.isEmpty {
        let name = layer.layer.name
        let reading = readings.first { $0.id == name && $0.time == time }
        // A layer that is always hidden need not be written.
        if reading == nil, layer.isHidden { continue }
        comparison.compare(
          layer, try #require(reading, "\(name) at \(time)"), at: time,
          isAtRest: oracle.restsExactly && still == rest && next == rest)
      }
    }
    return comparison
  }
}
