import SweepDiagnostics

/// Finds animations that do not say to what.
struct NothingToGoTo: Rule {
  let code = DiagnosticCode(
    "SH1410",
    "An animation says through which values it goes, by 'values', 'to' or 'by'; 'from' alone leads"
      + " nowhere. Browsers leave out an animation without them.")

  let examples = RuleExamples(
    bad: [
      """
      <rect width="9" height="9"><animate attributeName="x" dur="2s"/></rect>
      """,
      """
      <rect width="9" height="9"><animate attributeName="x" from="5" dur="2s"/></rect>
      """,
      """
      <rect width="9" height="9"><set attributeName="x" begin="1s"/></rect>
      """,
      """
      <rect width="9" height="9"><animate attributeName="x" values="" dur="2s"/></rect>
      """,
    ],
    good: [
      """
      <rect width="9" height="9"><animate attributeName="x" to="50" dur="2s"/></rect>
      """,
      """
      <rect width="9" height="9"><set attributeName="x" begin="1s" to="5"/></rect>
      """,
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.kind != .animateMotion {
      if let values = animation[.values], animation.kind != .set {
        guard animation.values.allSatisfy(\.bytes.isEmpty) else { continue }
        findings.add("'values' is empty", .attribute(values), hint: "write values, parted by ';'")
      } else if animation[.to] == nil, animation[.by] == nil || animation.kind == .set {
        findings.add(
          "\(animation.name.quoted) says nothing that it goes to", animation.place(.from),
          hint: animation.kind == .set ? "write 'to'" : "write 'values', such as 'values=\"0;1\"'")
      }
    }
  }
}
