import SweepScene
import TestSupport
import Testing

/// The readings of a list of cases, taken on one page the first time that they are asked for.
final class OraclePage: Sendable {
  let cases: [OracleCase]
  private let task: Task<[Result<[Reading], any Error>], any Error>

  init(_ cases: [OracleCase]) {
    self.cases = cases
    self.task = Task {
      // A case that cannot be written fails alone.
      let documents = cases.map { oracle in Result { try oracle.document } }
      let written = documents.map { (try? $0.get()) ?? TimedDocument("<svg/>", at: []) }
      let readings = try await Chromium().readings(of: written)
      var byCase = documents.map { $0.map { _ in [Reading]() } }
      for reading in readings {
        byCase[reading.document] = byCase[reading.document].map { $0 + [reading] }
      }
      return byCase
    }
  }

  /// What differs between the model and the browser in one case.
  func comparison(of index: Int) async throws -> Comparison {
    let readings = try await task.value[index].get()
    let oracle = cases[index]
    var comparison = Comparison()
    for time in oracle.times {
      let still = oracle.scene.presentation(at: Seconds(time))
      for layer in still.shown where !layer.layer.name.isEmpty {
        let name = layer.layer.name
        let reading = readings.first { $0.id == name && $0.time == time }
        comparison.compare(layer, try #require(reading, "\(name) at \(time)"), at: time)
      }
    }
    return comparison
  }

  /// The largest difference of each kind in all cases, as a table.
  func report() async throws -> String {
    var all = Comparison()
    for index in cases.indices { all.merge(try await comparison(of: index)) }
    return all.largest.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      .joined(separator: "\n")
  }
}
