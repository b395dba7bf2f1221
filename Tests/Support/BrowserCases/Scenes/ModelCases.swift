import Foundation

/// Every animated property and every feature of the timing.
let modelCases =
  transformCases + paintCases + strokeCases + timingCases + stackCases + courseCases + groupCases
  + additiveCases + triggerCases + valueCases + motionCases + leapCases + gridCases + longPassCases

/// Which random scenes are drawn. `ORACLE_COUNT`, `ORACLE_SEED` and `ORACLE_KINDS` choose others: so
/// many of a kind (three times as many of the mixed), from another seed, of some kinds only.
enum RandomRun {
  /// The scenes by their kind.
  static var cases: [String: [SceneCase]] {
    let (count, seed) = (number("ORACLE_COUNT") ?? 43, number("ORACLE_SEED") ?? 0)
    let chosen = environment["ORACLE_KINDS"]?.split(separator: ",").map(String.init)
    let kinds = chosen?.compactMap(RandomKind.init) ?? RandomKind.allCases
    let pairs = kinds.map { kind in
      (kind.rawValue, kind.cases(count * (kind == .mixed ? 3 : 1), from: seed).map(SceneCase.init))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
}
