import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds transforms that another one puts out of effect.
struct LostTransform: Rule {
  let code = DiagnosticCode(
    "SH1446",
    "While 'animateTransform' runs it takes the place of the whole 'transform', and of animations of it"
      + " that come before, unless 'additive' is 'sum'. A group around the element can hold the one, the"
      + " element the other.")

  let examples = RuleExamples(
    bad: [
      Self.element(#" transform="translate(50 50)""#, Self.rotation("")),
      Self.element("", Self.scaling + Self.rotation("")),
    ],
    good: [
      Self.element(#" transform="translate(50 50)""#, Self.rotation(#" additive="sum""#)),
      Self.element("", Self.scaling + Self.rotation(#" additive="sum""#)),
      Self.element(#" transform="rotate(90)""#, Self.rotation("")),
      Self.element("", Self.scaling + Self.rotation(#" begin="2s""#)),
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

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
          "the animation of '\(what)' at \(facts.tree.position(of: lost.node)) is lost while this"
            + " one runs", .node(animation.node),
          hint: "write 'additive=\"sum\"', or give each a group of its own")
      } else if others.isEmpty, let lost = staticTransform(lostTo: animation, target, facts) {
        findings.add(
          "\(lost.quoted) of the element is lost while the animation runs", .node(animation.node),
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
    let text = facts.tree.string(ofAttribute: attribute).withoutSpace
    // One transform of the same kind, as nearly all have it.
    let isOne = text.utf8.count(where: { $0 == UInt8(ascii: "(") }) == 1
    if isOne, text.hasPrefix(type.rawValue) { return nil }
    let names = text.split(separator: ")").compactMap { function in
      function.split(separator: "(").first?.drop { $0 == "," || $0.isWhitespace }
    }.map { String($0).withoutSpace }
    return names.contains { !$0.isEmpty && $0 != "none" && $0 != type.rawValue } ? text : nil
  }

  private static let scaling =
    #"<animateTransform attributeName="transform" type="scale" values="1;2" dur="2s"/>"# + "\n  "

  private static func rotation(_ attributes: String) -> String {
    #"<animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"\#(attributes)/>"#
  }

  private static func element(_ attributes: String, _ animations: String) -> String {
    """
    <g\(attributes)>
      \(animations)
    </g>
    """
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
