import SweepDiagnostics
import SweepValues
import SweepXML

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

/// Finds animations with more than one source of values.
struct ConflictingValues: AnimationRule {
  let definition = RuleDefinition(
    "SH1409", .warning,
    "An animation needs only one source of values. 'mpath' overrides 'path', which overrides"
      + " 'values', then 'from' and 'to'; 'to' overrides 'by'. The others have no effect.",
    wrong: .square(#"<animate attributeName="x" values="0;90" from="10" to="20" dur="2s"/>"#),
    right: #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s"/></rect>"#
  )

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    let winner: String
    let overridden: [AnimationAttribute]
    if animation.mpath != nil {
      (winner, overridden) = ("mpath", [.path, .values, .from, .to, .by])
    } else if animation[.path] != nil {
      (winner, overridden) = ("path", [.values, .from, .to, .by])
    } else if animation[.values] != nil {
      (winner, overridden) = ("values", [.from, .to, .by])
    } else {
      (winner, overridden) = ("to", animation[.to] == nil ? [] : [.by])
    }
    for attribute in overridden.compactMap({ animation[$0] }) {
      findings.add(
        "\(facts.tree.spelling(ofAttribute: attribute).quoted) has no effect with \(winner.quoted)",
        .attribute(attribute), hint: "remove it", fix: Fix(removing: attribute, in: facts.tree))
    }
  }
}

/// Finds lists in a form that Safari rejects.
struct ListSpelling: AnimationRule {
  let definition = RuleDefinition(
    "SH1403", .warning,
    "Spaces in 'keyTimes', or a semicolon at the end of 'keyTimes' or 'keySplines', are valid, but"
      + " Safari ignores the animation.",
    wrong: .square(#"<animate attributeName="x" values="0;90" keyTimes="0; 1" dur="2s"/>"#),
    fix: (#"keyTimes="0; 1""#, #"keyTimes="0;1""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    if let attribute = animation[.keyTimes] {
      let value = facts.tree.value(ofAttribute: attribute)
      let space = value.firstIndex(where: \.isXMLSpace)
      let end = value.last == UInt8(ascii: ";") ? value.endIndex - 1 : nil
      if let place = space ?? end {
        findings.add(
          space != nil ? "'keyTimes' contains spaces" : "'keyTimes' ends with a semicolon",
          .value(attribute, offset: place - value.startIndex, length: 1),
          hint: space != nil ? "remove them" : "remove it",
          fix: fix(attribute, animation.keyTimes, facts))
      }
    }
    if let attribute = animation[.keySplines],
      facts.tree.value(ofAttribute: attribute).withoutSpace.last == UInt8(ascii: ";")
    {
      findings.add(
        "'keySplines' ends with a semicolon", .attribute(attribute), hint: "remove it",
        fix: fix(attribute, animation.keySplines, facts))
    }
  }

  private func fix(_ attribute: Int, _ items: [ListItem], _ facts: Facts) -> Fix {
    Fix(value: attribute, in: facts.tree, to: items.map(\.text).joined(separator: ";"))
  }
}

/// Finds animations that accumulate but do not repeat.
struct UselessAccumulate: AnimationRule {
  let definition = RuleDefinition(
    "SH1415", .note,
    "'accumulate=\"sum\"' makes each repetition start where the previous one ended. Without"
      + " 'repeatCount' or 'repeatDur' it has no effect.",
    wrong: .square(#"<animate attributeName="x" values="0;30" accumulate="sum" dur="2s"/>"#),
    fix: (#"accumulate="sum" "#, #"accumulate="sum" repeatCount="3" "#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.has(.accumulate, "sum"), !animation.repeats else { return }
    findings.add(
      "'accumulate' has no effect because the animation does not repeat",
      animation.place(.accumulate)
    )
  }
}
