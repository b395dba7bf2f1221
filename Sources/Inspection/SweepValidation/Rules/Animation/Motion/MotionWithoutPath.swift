import SweepDiagnostics
import SweepXML

/// Finds motions without a path.
struct MotionWithoutPath: AnimationRule {
  let definition = RuleDefinition(
    "SH1447", .error,
    "'animateMotion' follows its 'path', an 'mpath' inside it, or its 'values'. Without any of"
      + " them nothing moves.",
    wrong: #"<circle r="9"><animateMotion dur="2s"/></circle>"#,
    fix: ("animateMotion ", #"animateMotion path="M0 0H50" "#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind == .animateMotion else { return }
    if let mpath = animation.mpath {
      if facts.link(of: mpath) == nil {
        findings.add("'mpath' has no 'href'", .node(mpath), hint: "write 'href=\"#id\"' of a path")
      }
    } else if let path = animation[.path], animation.bytes(.path)?.isEmpty == true {
      findings.add(
        "'path' is empty, so nothing moves", .attribute(path),
        hint: "write path data, such as 'M0 0H50'")
    } else if animation[.path] == nil, animation.values.allSatisfy(\.bytes.isEmpty),
      animation[.to] == nil, animation[.by] == nil
    {
      findings.add(
        "'animateMotion' has no path", animation.place(.values),
        hint: "add 'path', or an 'mpath' inside it")
    }
  }
}
