// CheckingBenchmark validate: prints "validate  milliseconds" for a gauge, the schema warm.
// CheckingBenchmark write OLD NEW: writes two documents to compare.
// CheckingBenchmark diff OLD NEW: prints "diff  milliseconds" for comparing them, reading included.

import Foundation
import SweepDiff
import SweepValidation
import SweepXML
import Sweephand

let clock = ContinuousClock()

/// The shortest of several times, in milliseconds.
func time(_ rounds: Int, _ work: () throws -> Void) rethrows -> Double {
  let times = try (0..<rounds).map { _ in try clock.measure(work) / .milliseconds(1) }
  return times.min() ?? .infinity
}

func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

func measureValidation() throws {
  let gauge = try SVGWriter().write(Speedometer(72).scene()).bytes
  let validator = try Validator()
  let shortest = time(20) {
    for _ in 0..<100 {
      precondition(validator.validate(gauge, name: "gauge.svg").isEmpty, "the gauge is not valid")
    }
  }
  print("validate", shortest / 100, separator: "\t")
}

func measureDifference(_ old: [UInt8], _ new: [UInt8]) throws {
  let shortest = try time(7) {
    let difference = try Difference(
      from: XMLDocument(bytes: old, name: "old.svg"), to: XMLDocument(bytes: new, name: "new.svg"))
    precondition(difference.changes.count == Pair.changes, "\(difference.changes.count) changes")
  }
  print("diff", shortest, separator: "\t")
}

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.count) {
case ("validate", 1): try measureValidation()
case ("write", 3):
  try Data(Pair.old).write(to: URL(filePath: arguments[2]))
  try Data(Pair.new).write(to: URL(filePath: arguments[3]))
case ("diff", 3): try measureDifference(read(arguments[2]), read(arguments[3]))
default: preconditionFailure("see the first lines of main.swift")
}
