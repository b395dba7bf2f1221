import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds transforms that a running animation replaces.
struct LostTransform: Rule {
  let definition = RuleDefinition(
    "SH1446", .warning,
    "A running 'animateTransform' replaces the whole 'transform' and any earlier animation of it,"
      + " unless 'additive' is 'sum'. Put one of the two on a group around the element.",
    wrong: """
      <g transform="translate(50 50)">
        <animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/>
      </g>
      """,
    fix: (#"dur="2s""#, #"dur="2s" additive="sum""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    var earlier: [Int: [AnimationFacts]] = [:]
    for animation in facts.animations
    where animation.kind == .animateTransform && animation.attributeName == "transform" {
      guard let target = animation.target else { continue }
      // Further back than that nothing runs along with it in any file that was made on purpose.
      let others = Array(earlier[target, default: []].suffix(32))
      earlier[target, default: []].append(animation)
      guard !animation.has(.additive, "sum"), !animation.isConstant else { continue }
      if let lost = others.last(where: { $0.runs(with: animation) && !$0.isConstant }) {
        let what = lost.transformType?.rawValue ?? "transform"
        findings.add(
          "the animation of '\(what)' at \(facts.tree.position(of: lost.node)) has no effect"
            + " while this one runs", .node(animation.node),
          hint: "write 'additive=\"sum\"', or put each on its own group")
      } else if others.isEmpty, let lost = staticTransform(lostTo: animation, target, facts) {
        findings.add(
          "\(lost.quoted) of the element has no effect while the animation runs",
          .node(animation.node),
          hint: "move it to a group around the element, or write 'additive=\"sum\"'")
      }
    }
  }

  /// The element's own transform, if another kind of it would be missed.
  private func staticTransform(
    lostTo animation: AnimationFacts, _ target: Int, _ facts: Facts
  ) -> String? {
    guard let attribute = facts.tree.attribute("transform", of: target),
      let type = animation.transformType
    else { return nil }
    let value = facts.tree.value(ofAttribute: attribute)
    let functions = TransformFunction.list(value) ?? []
    let isLost = functions.contains { $0.kind.rawValue != type.rawValue }
    return isLost ? value.withoutSpace.text : nil
  }
}

extension AnimationFacts {
  /// Whether it holds one value all the time, which is meant to put others out of effect.
  fileprivate var isConstant: Bool { values.count == 1 }

  /// Whether it is certain that two animations run at one time.
  fileprivate func runs(with other: AnimationFacts) -> Bool {
    guard let first = offsets(.begin)?.first, let second = other.offsets(.begin)?.first,
      self[.end] == nil, other[.end] == nil
    else { return false }
    return first < second + other.activeDuration && second < first + activeDuration
  }
}
