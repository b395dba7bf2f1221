import SweepDiagnostics
import SweepXML

/// Finds animations that wait for each other.
struct TimingCycle: Rule {
  let definition = RuleDefinition(
    "SH1427", .error,
    "Animations that wait for each other never begin unless something else starts one of them:"
      + " 'begin=\"0s;last.end\"' makes a working loop.",
    wrong: """
      <rect width="9" height="9">
        <animate id="first" attributeName="x" values="0;90" begin="second.end" dur="2s"/>
        <animate id="second" attributeName="y" values="0;90" begin="first.end" dur="2s"/>
      </rect>
      """,
    fix: (#"begin="second.end""#, #"begin="0s;second.end""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let timing = TimingGraph(facts)
    let bases = facts.animations.map { timing.bases(of: $0, facts) }
    guard bases.contains(where: { $0 != nil }) else { return }
    var waiting = Self.waiting(bases)
    for start in bases.indices where waiting[start] {
      // Each waits for one that waits too: followed for long enough, that leads into the circle.
      var way: [Int] = []
      var places: [Int: Int] = [:]
      var current = start
      while waiting[current], places[current] == nil {
        places[current] = way.count
        way.append(current)
        guard let next = bases[current]?.first else { break }
        current = next
      }
      for number in way { waiting[number] = false }
      guard let first = places[current] else { continue }
      report(Array(way[first...]), facts, &findings)
    }
  }

  private func report(_ circle: [Int], _ facts: Facts, _ findings: inout FindingList) {
    let names = circle.map { number in
      (facts.value("id", of: facts.animations[number].node) ?? "").quoted
    }
    findings.add(
      names.count == 1
        ? "\(names[0]) waits for itself"
        : "animations wait for each other: \(names.cycle(joinedBy: "for"))",
      facts.animations[circle[0]].place(.begin), hint: "begin one of them at a fixed time")
  }

  /// Which animations never begin.
  private static func waiting(_ bases: [[Int]?]) -> [Bool] {
    var followers = [[Int]](repeating: [], count: bases.count)
    for (number, bases) in bases.enumerated() {
      for base in bases ?? [] { followers[base].append(number) }
    }
    var waiting = bases.map { $0 != nil }
    var rest = bases.indices.filter { !waiting[$0] }
    while let number = rest.popLast() {
      for follower in followers[number] where waiting[follower] {
        waiting[follower] = false
        rest.append(follower)
      }
    }
    return waiting
  }
}
