import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations of references and of attributes that hold scripts.
struct AnimatedReference: AnimationRule {
  let definition = RuleDefinition(
    "SH1604", .warning, for: .others, except: [.untrusted: .error], example: .untrusted,
    "An animation can put a script or an external address into 'href' after all checks. Browsers"
      + " follow it on a click.",
    wrong:
      ##"<path id="a" d="M0 0"/><use href="#a"><set attributeName="href" to="javascript:alert(1)" dur="1s"/></use>"##,
    right: #"<rect width="9" height="9"><set attributeName="width" to="5" dur="1s"/></rect>"#)

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard let name = animation.attributeName else { return }
    let local = name.split(separator: ":").last.map { $0.lowercased() } ?? ""
    let isScript = local.hasPrefix("on")
    guard isScript || local == "href" || local == "src" else { return }
    let runs = [AnimationAttribute.from, .to, .by, .values].contains { attribute in
      (animation.value(attribute) ?? "").split(separator: ";").contains {
        Address(String($0)).isScript
      }
    }
    // Elsewhere than with strangers, showing another picture is what it is for.
    guard facts.profile == .untrusted || isScript || runs else { return }
    findings.add(
      "an animation of \(name.quoted) \(isScript ? "would run" : "can lead anywhere")",
      animation.place(.attributeName), hint: "remove the animation",
      fix: facts.profile == .untrusted ? Fix(facts.tree.range(of: animation.node)) : nil)
  }
}
