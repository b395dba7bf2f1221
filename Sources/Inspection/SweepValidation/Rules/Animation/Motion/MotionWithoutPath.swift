import SweepDiagnostics
import SweepXML

/// Finds motions that have no way to go.
struct MotionWithoutPath: Rule {
  let code = DiagnosticCode(
    "SH1447",
    "'animateMotion' goes along its 'path', along that of an 'mpath' within it, or through 'values'."
      + " Without any of them nothing moves.")

  let examples = RuleExamples(
    bad: [
      Self.motion(#"dur="2s"/>"#), Self.motion(#"from="0,0" dur="2s"/>"#),
      Self.motion(#"dur="2s"><mpath/></animateMotion>"#), Self.motion(#"path="" dur="2s"/>"#),
    ],
    good: [
      Self.motion(#"path="M0 0H50" dur="2s"/>"#), Self.motion(#"to="9,0" dur="2s"/>"#),
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.kind == .animateMotion {
      if let mpath = animation.mpath {
        guard facts.tree.attribute("href", of: mpath) == nil,
          facts.tree.attribute("href", in: XMLName.xlink, of: mpath) == nil
        else { continue }
        findings.add("'mpath' has no 'href'", .node(mpath), hint: "write 'href=\"#id\"' of a path")
      } else if let path = animation[.path], animation.bytes(.path)?.isEmpty == true {
        findings.add(
          "'path' is empty, so that nothing moves", .attribute(path),
          hint: "write path data, such as 'M0 0H50'")
      } else if animation[.path] == nil, animation.values.allSatisfy(\.bytes.isEmpty),
        animation[.to] == nil, animation[.by] == nil
      {
        findings.add(
          "'animateMotion' has no path to go along", animation.place(.values),
          hint: "write 'path', or an 'mpath' within it")
      }
    }
  }

  private static func motion(_ rest: String) -> String {
    "<circle r=\"9\"><animateMotion \(rest)</circle>"
  }
}
