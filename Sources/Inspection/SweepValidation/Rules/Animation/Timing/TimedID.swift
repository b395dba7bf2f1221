import SweepDiagnostics

/// Finds ids that some browsers cut in the middle where a time names them.
struct TimedID: Rule {
  let code = DiagnosticCode(
    "SH1421",
    "In 'begin' and 'end' a hyphen is a minus and a dot comes before an event: Chromium never finds an"
      + " id with one of them there, with a backslash or without.")

  let examples = RuleExamples(
    bad: [
      Self.animations("sweep-1", "sweep-1"), Self.animations("sweep-1", #"sweep\-1"#),
      Self.animations("sweep.1", #"sweep\.1"#),
    ],
    good: [Self.animations("sweep_1", "sweep_1")])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations {
      for (attribute, moments) in [
        (AnimationAttribute.begin, animation.begins), (.end, animation.ends),
      ] {
        for moment in moments {
          guard let spelling = moment.spelling, let id = moment.id,
            facts.element(withID: id) != nil,
            let mark = spelling.bytes.first(where: Self.marks.contains)
          else { continue }
          let what = mark == UInt8(ascii: "-") ? "hyphen" : "dot"
          findings.add(
            "the id \(id.quoted) has a \(what) in it, at which Chromium cuts it off",
            animation.place(attribute, spelling),
            hint: "use letters, digits and underscores in ids that times name")
        }
      }
    }
  }

  private static let marks = Set("-.".utf8)

  private static func animations(_ id: String, _ name: String) -> String {
    """
    <rect width="9" height="9">
      <animate id="\(id)" attributeName="x" values="0;90" dur="2s"/>
      <animate attributeName="y" values="0;90" begin="\(name).end" dur="2s"/>
    </rect>
    """
  }
}
