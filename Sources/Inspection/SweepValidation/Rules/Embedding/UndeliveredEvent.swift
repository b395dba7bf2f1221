import SweepDiagnostics
import SweepXML

/// Finds animations that wait for events where none are delivered.
struct UndeliveredEvent: AnimationRule {
  let definition = RuleDefinition(
    "SH1702", .warning, for: .pictures, example: .img,
    "A picture receives no clicks, pointer events or keys, so an animation that waits for them"
      + " never begins.",
    wrong:
      #"<rect id="a" width="9" height="9"><animate attributeName="width" values="0;9" dur="1s" begin="a.click"/></rect>"#,
    right:
      #"<rect width="9" height="9"><animate attributeName="width" values="0;9" dur="1s"/></rect>"#)

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard !animation.begins.isEmpty else { return }
    let waiting = animation.begins.filter(\.waitsForReader)
    guard let first = waiting.first, waiting.count == animation.begins.count else { return }
    findings.add(
      "the animation waits for \(first.item.text.quoted), which never happens in a picture",
      animation.place(.begin, first.item), hint: "begin at a time, such as '0s'")
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
