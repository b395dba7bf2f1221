import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds times that browsers round, or read differently.
struct ClockGrid: Rule {
  /// The most seconds that every browser counts to.
  static let most = 1_000_000.0

  let code = DiagnosticCode(
    "SH1412",
    "Times are best written as seconds with a digit before the point, in whole milliseconds and at"
      + " most a million seconds: older Firefox does not read '.5s', and every Firefox rounds.")

  let examples = RuleExamples(
    bad: [
      Self.animation(#"dur=".5s""#), Self.animation(#"dur="0.12345s""#),
      Self.animation(#"dur="0.0004s""#), Self.animation(#"dur="2000000s""#),
      Self.animation(#"begin="-.5s" dur="2s""#),
    ],
    good: [
      Self.animation(#"dur="0.5s""#), Self.animation(#"dur="0.123s""#),
      Self.animation(#"begin="-0.5s" dur="00:02""#),
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .note }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations {
      for attribute in [AnimationAttribute.dur, .min, .max, .repeatDur] {
        guard let place = animation[attribute] else { continue }
        let value = facts.tree.value(ofAttribute: place)
        let bytes = value.withoutSpace
        guard let seconds = ClockValue.seconds(bytes) else { continue }
        let item = ListItem(bytes: bytes, offset: bytes.startIndex - value.startIndex)
        check(seconds, item, attribute, animation, facts, &findings)
      }
      for moment in animation.begins where moment.seconds != 0 {
        check(moment.seconds, moment.item, .begin, animation, facts, &findings)
      }
      for moment in animation.ends where moment.seconds != 0 {
        check(moment.seconds, moment.item, .end, animation, facts, &findings)
      }
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
        "\(item.text.quoted) is less than a millisecond, which Firefox takes for nothing", place,
        severity: .warning)
    } else if abs(thousandths - thousandths.rounded()) > 1e-6 {
      findings.add(
        "\(item.text.quoted) is no whole number of milliseconds, to which Firefox rounds", place)
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
      "\(item.text.quoted) has no digit before the point, which older Firefox does not read", place,
      hint: "write '0' before the point", mend: Mend(at..<at, with: "0"))
  }

  private static func animation(_ times: String) -> String {
    #"<rect width="9" height="9"><animate attributeName="x" values="0;90" \#(times)/></rect>"#
  }
}
