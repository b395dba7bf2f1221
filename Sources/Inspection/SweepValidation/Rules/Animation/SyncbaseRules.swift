import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations that wait for a time of another element that never comes.
struct EndlessSyncbase: Rule {
  let definition = RuleDefinition(
    "SH1426", .error,
    "'id.begin' and 'id.end' refer to another animation. They never occur if that animation runs"
      + " forever or the element is not an animation.",
    wrong: """
      <script>document.documentElement.pauseAnimations()</script>
      <rect id="moving" width="9" height="9">
        <animate id="first" attributeName="x" values="0;90" dur="2s" repeatCount="indefinite"/>
        <animate attributeName="y" values="0;90" begin="first.end" dur="2s"/>
      </rect>
      """,
    fix: (#"repeatCount="indefinite""#, #"repeatCount="2""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    let timing = TimingGraph(facts)
    for (index, animation) in facts.animations.enumerated() {
      for (attribute, moment) in animation.moments
      where moment.kind == .begin || moment.kind == .end {
        guard let id = moment.id, let element = facts.element(withID: id) else { continue }
        let place = animation.place(attribute, moment.item)
        if let base = timing.animation(at: element) {
          guard moment.kind == .end, base != index, facts.animations[base].runsOnceForever
          else { continue }
          findings.add("\(id.quoted) never ends", place, hint: "wait for another event")
        } else {
          findings.add(
            "\(id.quoted) is not an animation, so it never begins or ends", place,
            hint: "use an animation, or an event of the element")
        }
      }
    }
  }
}

extension AnimationFacts {
  /// Whether it begins once and then runs forever; a new beginning would end the one before.
  fileprivate var runsOnceForever: Bool { isEndless && offsets(.begin)?.count == 1 }
}

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

  /// Flags of the animations that never begin.
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

/// Finds times that browsers round or read differently.
struct ClockGrid: AnimationRule {
  let definition = RuleDefinition(
    "SH1412", .note,
    "Write times in seconds, with a digit before the decimal point, in whole milliseconds, and up"
      + " to a million seconds. Older Firefox does not read '.5s', and every Firefox rounds to"
      + " milliseconds.",
    wrong:
      #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur=".5s"/></rect>"#,
    fix: (#"dur=".5s""#, #"dur="0.5s""#))

  /// The most seconds that every browser counts to.
  static let most = 1_000_000.0

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    for attribute in [AnimationAttribute.dur, .min, .max, .repeatDur] {
      guard let place = animation[attribute] else { continue }
      let value = facts.tree.value(ofAttribute: place)
      let bytes = value.withoutSpace
      guard let seconds = ClockValue.seconds(bytes) else { continue }
      let item = ListItem(bytes: bytes, offset: bytes.startIndex - value.startIndex)
      check(seconds, item, attribute, animation, facts, &findings)
    }
    for (attribute, moment) in animation.moments where moment.seconds != 0 {
      check(moment.seconds, moment.item, attribute, animation, facts, &findings)
    }
  }

  private func check(
    _ seconds: Double, _ item: ListItem, _ attribute: AnimationAttribute,
    _ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList
  ) {
    let place = animation.place(attribute, item)
    let thousandths = abs(seconds) * 1000
    if thousandths > 0, thousandths < 0.5 {
      findings.add(
        "\(item.text.quoted) is less than a millisecond, which Firefox rounds to 0", place,
        severity: .warning)
    } else if abs(thousandths - thousandths.rounded()) > 1e-6 {
      findings.add(
        "\(item.text.quoted) is not in whole milliseconds, so Firefox rounds it", place)
    } else if abs(seconds) > Self.most {
      findings.add(
        "\(item.text.quoted) is more than a million seconds", place, severity: .warning)
    }
    guard let point = item.bytes.firstIndex(of: UInt8(ascii: ".")), let name = animation[attribute],
      item.bytes[..<point].allSatisfy({ $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") })
    else { return }
    let offset = item.offset + point - item.bytes.startIndex
    let at = facts.tree.offset(ofAttribute: name, at: offset)
    findings.add(
      "\(item.text.quoted) has no digit before the decimal point, so older Firefox does not read it",
      place, hint: "write '0' before the decimal point", fix: Fix(at..<at, with: "0"))
  }
}
