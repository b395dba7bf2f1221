import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds animations with values that are invalid for the attribute.
struct WrongValue: AnimationRule {
  let definition = RuleDefinition(
    "SH1432", .error,
    "Each value of an animation must be valid for the animated attribute: a length for 'x', a"
      + " colour for 'fill', two numbers for a motion. Browsers ignore an animation with an"
      + " invalid value.",
    wrong: #"<circle r="9"><animate attributeName="r" values="1;nine" dur="2s"/></circle>"#,
    fix: (#"values="1;nine""#, #"values="1;9""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    if animation.kind == .animateMotion {
      guard !animation.hasPath else { return }
      for value in animation.allValues where value.item.numbers?.count != 2 {
        findings.add(
          "\(value.item.text.quoted) is not the two numbers of a motion",
          animation.place(value.attribute, value.item))
      }
    } else if let type = facts.type(of: animation) {
      check(animation, type, facts, &findings)
    }
  }

  private func check(
    _ animation: AnimationFacts, _ type: ValueType, _ facts: Facts, _ findings: inout FindingList
  ) {
    let hints = findings.hints
    let adds = animation.has(.additive, "sum")
    for value in animation.allValues {
      // The grammar reports an empty value between two semicolons.
      if value.attribute == .values, value.item.bytes.isEmpty { continue }
      var bytes = value.item.bytes
      // What is added may be less than nothing, even to a length that may not.
      if adds || value.attribute == .by, bytes.first == UInt8(ascii: "-") {
        bytes = bytes.dropFirst()
      }
      guard facts.spellings.fault(in: bytes, of: type) != nil else { continue }
      findings.add(
        "\(value.item.text.quoted) is not \(type.name), which"
          + " \((animation.attributeName ?? "").quoted) needs",
        animation.place(value.attribute, value.item),
        hint: Self.list(value, of: type, facts)
          ?? hints.value(value.item.text, of: type, facts.spellings))
    }
  }

  /// How to part what commas part, where each part is a value: `0,5,9`.
  private static func list(
    _ value: AnimationFacts.Value, of type: ValueType, _ facts: Facts
  ) -> String? {
    let parts = value.item.bytes.split(separator: UInt8(ascii: ",")).map(\.withoutSpace)
    guard value.attribute == .values, parts.count > 2, parts.count < 20,
      parts.allSatisfy({ facts.spellings.fault(in: $0, of: type) == nil })
    else { return nil }
    let list = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ";")
    return "separate values with semicolons: '\(list)'"
  }
}

extension Facts {
  /// The type of what an animation animates; nil where it is not known or cannot be animated.
  func type(of animation: AnimationFacts) -> ValueType? {
    guard animation.kind == .animate || animation.kind == .set, animation.isHarmless,
      let name = animation.attributeName, let element = animation.target.flatMap(svgName(of:)),
      let definition = Vocabulary.svg.attribute(name, of: element), definition.isAnimatable
    else { return nil }
    return definition.type
  }
}
