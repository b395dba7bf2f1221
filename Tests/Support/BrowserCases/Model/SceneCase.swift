import SweepGeometry
import SweepSVG
import SweepScene
import SweepTimeline

/// A scene for browsers, with what the model says of it at some times.
struct SceneCase: Encodable {
  var name: String
  var document: TimedDocument
  /// Why the scene cannot be written.
  var error: String?
  /// The writer's findings.
  var issues: [String] = []
  var expected: [ExpectedLayer] = []
  /// The coordinates of five places along each segment of the outlines.
  var outlines: [[Double]] = []
  /// The times at which a mistake of an engine may show, by the engine.
  var excused: [String: [Double]] = [:]
  /// Whether something goes along a curve, which browsers take to be made of lines.
  var followsCurves = false

  init(_ oracle: OracleCase) {
    name = oracle.description
    document = TimedDocument(svg: "<svg/>", times: [])
    do {
      let output = try oracle.output
      document = TimedDocument(svg: output.string, times: oracle.times, events: oracle.clicks)
      issues = output.issues.map(\.message)
    } catch {
      self.error = "\(error)"
      return
    }
    addLayers(of: oracle)
    for bug in EngineBug.all {
      excused[bug.engine] = oracle.times.filter { bug.shows(oracle.scene, $0) }
    }
  }

  private mutating func addLayers(of oracle: OracleCase) {
    var known: [Path: Int] = [:]
    let rest = oracle.scene.presentation(at: 1e6, events: oracle.events)
    for time in oracle.times {
      let still = oracle.scene.presentation(at: Seconds(time), events: oracle.events)
      let next = oracle.scene.presentation(at: Seconds(time + 0.001), events: oracle.events)
      let isAtRest = oracle.restsExactly && still == rest && next == rest
      for shown in still.shown where !shown.layer.name.isEmpty {
        var layer = ExpectedLayer(shown, at: time, isAtRest: isAtRest)
        let path = shown.shape.path
        layer.outline = known[path] ?? outlines.count
        if layer.outline == outlines.count {
          known[path] = outlines.count
          outlines.append(path.places)
        }
        expected.append(layer)
      }
    }
  }
}

/// The example of a mistake of an engine.
struct BugCase: Encodable {
  var engine: String
  var reason: String
  var example: SceneCase

  init(_ bug: EngineBug) {
    (engine, reason, example) = (bug.engine, bug.reason, SceneCase(bug.example))
  }
}
