// Prints "name  milliseconds" for compiling and evaluating 10,000 animations, and "name  ratio" for
// compiling 10,000 keys against 2,500, separated by tabs.

import Subjects
import Sweephand

let clock = ContinuousClock()
let writer = SVGWriter()

/// The shortest of three times, in milliseconds.
func time(_ work: () throws -> Void) rethrows -> Double {
  let times = try (0..<3).map { _ in try clock.measure(work) / .milliseconds(1) }
  return times.min() ?? .infinity
}

for crowd in Crowd.allCases {
  let scene = crowd.scene(10_000)
  var issues = 0
  let compiling = try time { issues = try writer.write(scene).issues.count }
  precondition(issues == 0, "\(crowd) cannot be written")
  print("compile \(crowd)", compiling, separator: "\t")
  print("evaluate \(crowd)", time { _ = scene.presentation(at: 5000) }, separator: "\t")
}

for keys in Keys.allCases {
  let (few, many) = (keys.scene(2500), keys.scene(10_000))
  let short = try time { _ = try writer.write(few) }
  let long = try time { _ = try writer.write(many) }
  print("keys \(keys)", long / short, separator: "\t")
}
