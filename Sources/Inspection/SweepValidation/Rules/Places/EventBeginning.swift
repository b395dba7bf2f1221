import SweepDiagnostics
import SweepXML

/// Finds animations that wait for a click or the like where none comes.
struct EventBeginning: Rule {
  let code = DiagnosticCode(
    "SH1702",
    "A picture is told of no clicks, pointers and keys, so that an animation which waits for them"
      + " never begins.")

  let examples = RuleExamples(
    for: .img,
    bad: [
      "<rect id=\"a\" width=\"9\" height=\"9\"><animate attributeName=\"width\" values=\"0;9\" dur=\"1s\" begin=\"a.click\"/></rect>",
      "<rect width=\"9\" height=\"9\"><set attributeName=\"width\" to=\"5\" dur=\"1s\" begin=\"mouseover\"/></rect>",
    ],
    good: [
      "<rect width=\"9\" height=\"9\"><animate attributeName=\"width\" values=\"0;9\" dur=\"1s\"/></rect>",
      "<rect width=\"9\" height=\"9\"><animate attributeName=\"width\" values=\"0;9\" dur=\"1s\" begin=\"1s;click\"/></rect>",
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { profile.isPicture ? .warning : nil }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where !animation.begins.isEmpty {
      let waiting = animation.begins.filter(\.waitsForReader)
      guard let first = waiting.first, waiting.count == animation.begins.count else { continue }
      findings.add(
        "the animation waits for \(first.item.text.quoted), which never comes in a picture",
        animation.place(.begin, first.item), hint: "begin at a time, such as '0s'")
    }
  }
}

extension Moment {
  /// Whether it comes only by what a reader does, or a script.
  fileprivate var waitsForReader: Bool {
    switch kind {
    case .event(let name): !["beginEvent", "endEvent", "repeatEvent", "load"].contains(name)
    case .accessKey, .indefinite: true
    default: false
    }
  }
}
