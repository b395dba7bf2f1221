import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations of references and of attributes that hold scripts.
struct AnimatedReference: SafetyRule {
  let code = DiagnosticCode(
    "SH1604",
    "An animation can put a script or something elsewhere into 'href' after all checks; browsers"
      + " follow it on a click.")

  let examples = RuleExamples(
    for: .untrusted,
    bad: [
      "<path id=\"a\" d=\"M0 0\"/><use href=\"#a\"><set attributeName=\"href\" to=\"javascript:alert(1)\" dur=\"1s\"/></use>",
      "<path id=\"a\" d=\"M0 0\"/><use href=\"#a\"><animate attributeName=\"y:href\" values=\"#a;#b\" dur=\"1s\"/></use>",
    ],
    good: [
      "<rect width=\"9\" height=\"9\"><set attributeName=\"width\" to=\"5\" dur=\"1s\"/></rect>"
    ])

  let elsewhere: Diagnostic.Severity? = .warning

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations {
      guard let name = animation.attributeName else { continue }
      let local = name.split(separator: ":").last.map { $0.lowercased() } ?? ""
      let isScript = local.hasPrefix("on")
      guard isScript || local == "href" || local == "src" else { continue }
      let runs = [AnimationAttribute.from, .to, .by, .values].contains { attribute in
        (animation.value(attribute) ?? "").split(separator: ";").contains {
          Address(String($0)).isScript
        }
      }
      // Elsewhere than with strangers, showing another picture is what it is for.
      guard facts.profile == .untrusted || isScript || runs else { continue }
      findings.add(
        "an animation of \(name.quoted) \(isScript ? "would run" : "can lead anywhere")",
        animation.place(.attributeName), hint: "take the animation away",
        mend: facts.profile == .untrusted ? Mend(facts.tree.range(of: animation.node)) : nil)
    }
  }
}
