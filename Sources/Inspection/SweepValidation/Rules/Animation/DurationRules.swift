import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations without a duration.
struct MissingDuration: AnimationRule {
  let definition = RuleDefinition(
    "SH1411", .error,
    "An animation lasts as long as 'dur' says. If 'dur' is missing, 0 or 'indefinite', nothing"
      + " moves: the first value stays.",
    wrong: #"<rect width="9" height="9"><animate attributeName="x" values="0;90"/></rect>"#,
    fix: (#"values="0;90""#, #"values="0;90" dur="2s""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind != .set else { return }
    let isConstant = animation.values.count == 1 && !animation.hasPath
    let hint = "write a duration, such as 'dur=\"2s\"'"
    switch animation.duration {
    case nil where animation[.dur] == nil && !isConstant:
      findings.add("\(animation.name.quoted) has no 'dur'", .node(animation.node), hint: hint)
    case .seconds(0):
      findings.add(
        "'dur' is \((animation.value(.dur) ?? "").quoted)", animation.place(.dur), hint: hint)
    case .indefinite where !isConstant, .media where !isConstant:
      findings.add(
        "'dur' is \((animation.value(.dur) ?? "").quoted), so only the first value shows",
        animation.place(.dur), severity: .warning, hint: hint)
    default: break
    }
  }
}

/// Finds animations whose `min` exceeds their `max`.
struct MinimumAboveMaximum: AnimationRule {
  let definition = RuleDefinition(
    "SH1413", .error,
    "'min' must not exceed 'max'; otherwise neither has an effect.",
    wrong:
      #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s" min="5s" max="3s"/></rect>"#,
    fix: (#"min="5s" max="3s""#, #"min="3s" max="5s""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation[.min] != nil, animation[.max] != nil,
      let min = animation.bytes(.min).flatMap(ClockValue.seconds),
      let max = animation.bytes(.max).flatMap(ClockValue.seconds), min > max
    else { return }
    findings.add(
      "'min' is \((animation.value(.min) ?? "").quoted), above 'max', which is"
        + " \((animation.value(.max) ?? "").quoted)", animation.place(.min))
  }
}

/// Finds animations that end before they begin.
struct EndBeforeBegin: AnimationRule {
  let definition = RuleDefinition(
    "SH1424", .error,
    "An animation whose 'end' is not after its 'begin' never runs.",
    wrong:
      #"<circle r="9"><animate attributeName="r" values="0;9" begin="3s" end="1s" dur="5s"/></circle>"#,
    fix: (#"begin="3s" end="1s""#, #"begin="1s" end="3s""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard !animation.ends.isEmpty,
      let begins = animation.offsets(.begin), let ends = animation.offsets(.end),
      let last = ends.max(), let first = begins.min(), last <= first
    else { return }
    findings.add("the animation ends before it begins", animation.place(.end))
  }
}

extension AnimationFacts {
  /// The seconds at which it begins or ends; nil where that depends on something else.
  func offsets(_ attribute: AnimationAttribute) -> [Double]? {
    if attribute == .begin, self[.begin] == nil { return [0] }
    let moments = attribute == .begin ? begins : ends
    guard !moments.isEmpty, moments.allSatisfy({ $0.kind == .offset }) else { return nil }
    return moments.map(\.seconds)
  }
}

/// Finds animations that are over before the document begins.
struct OverBeforeStart: AnimationRule {
  let definition = RuleDefinition(
    "SH1425", .warning,
    "A negative 'begin' skips the start of an animation. If the animation is over before the"
      + " document begins, it never shows, and 'fill=\"freeze\"' does not keep its last value.",
    wrong:
      #"<circle r="9"><animate attributeName="r" values="0;9" begin="-5s" dur="2s" fill="freeze"/></circle>"#,
    fix: (#"begin="-5s""#, #"begin="-1s""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard let last = animation.offsets(.begin)?.max(), last < 0,
      last + animation.activeDuration <= 0
    else { return }
    findings.add(
      "the animation is over before the document begins", animation.place(.begin),
      hint: "set the attribute to the last value, or begin later")
  }
}

/// Finds animations that freeze but never end.
struct UselessFreeze: AnimationRule {
  let definition = RuleDefinition(
    "SH1414", .warning,
    "'fill=\"freeze\"' keeps the last value of an animation. An animation that repeats forever"
      + " never ends, so 'freeze' has no effect.",
    wrong: """
      <script>document.documentElement.pauseAnimations()</script>
      <rect id="moving" width="9" height="9">
        <animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite" fill="freeze"/>
      </rect>
      """,
    fix: (#"repeatCount="indefinite""#, #"repeatCount="2""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.has(.fill, "freeze") else { return }
    let count = animation.repeatCount ?? animation.repeatDuration ?? 0
    guard count.isInfinite, animation.isEndless else { return }
    findings.add(
      "'fill' has no effect because the animation never ends", animation.place(.fill),
      hint: "remove it, or limit the repetitions")
  }
}

/// Finds `begin` and `end` values that browsers do not support.
struct UnsupportedTiming: AnimationRule {
  let definition = RuleDefinition(
    "SH1423", .warning,
    "SMIL has 'wallclock()' and 'accessKey()' to begin an animation at a time of day or on a key."
      + " Browsers do not support them; in Chromium the animation never begins.",
    wrong:
      #"<circle r="9"><animate attributeName="r" values="0;9" begin="accessKey(a)" dur="2s"/></circle>"#,
    fix: (#"begin="accessKey(a)""#, #"begin="2s""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    for (attribute, moment) in animation.moments
    where moment.kind == .wallclock || moment.kind == .accessKey {
      let isKey = moment.kind == .accessKey
      findings.add(
        isKey ? "browsers do not support keys" : "browsers do not support times of day",
        animation.place(attribute, moment.item),
        hint: isKey ? "use a script" : "write the time since the document began")
    }
  }
}
