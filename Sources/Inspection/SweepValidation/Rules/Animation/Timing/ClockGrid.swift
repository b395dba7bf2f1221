import SweepDiagnostics
import SweepValues
import SweepXML

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
