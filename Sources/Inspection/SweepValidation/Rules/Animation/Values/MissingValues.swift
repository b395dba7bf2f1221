import SweepDiagnostics

/// Finds animations without a target value.
struct MissingValues: AnimationRule {
  let definition = RuleDefinition(
    "SH1410", .error,
    "An animation needs 'values', 'to' or 'by'; 'from' alone is not enough. Browsers ignore an"
      + " animation without them.",
    wrong: #"<rect width="9" height="9"><animate attributeName="x" dur="2s"/></rect>"#,
    fix: (#"attributeName="x" "#, #"attributeName="x" to="50" "#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind != .animateMotion else { return }
    if let values = animation[.values], animation.kind != .set {
      guard animation.values.allSatisfy(\.bytes.isEmpty) else { return }
      findings.add("'values' is empty", .attribute(values), hint: "write values separated by ';'")
    } else if animation[.to] == nil, animation[.by] == nil || animation.kind == .set {
      findings.add(
        "\(animation.name.quoted) has no target value", animation.place(.from),
        hint: animation.kind == .set ? "write 'to'" : "write 'values', such as 'values=\"0;1\"'")
    }
  }
}
