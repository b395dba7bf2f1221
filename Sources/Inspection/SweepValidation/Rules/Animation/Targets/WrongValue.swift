import SweepDiagnostics
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds animations with values that the attribute cannot have.
struct WrongValue: Rule {
  let code = DiagnosticCode(
    "SH1432",
    "Each value of an animation is one that the animated attribute can have: a length for 'x', a"
      + " colour for 'fill', two numbers for a motion. Browsers leave out an animation with another one."
  )

  let examples = RuleExamples(
    bad: [
      Self.animation("r", "1;nine"), Self.animation("fill", "red;rouge"),
      #"<path d="M0 0H9"><animate attributeName="d" values="M0 0H9;M0 0L9" dur="2s"/></path>"#,
      #"<circle r="9"><set attributeName="r" to="9 px"/></circle>"#,
      Self.animation("r", "0,5,9"),
      #"<circle r="9"><animateMotion values="0,0;9" dur="2s"/></circle>"#,
    ],
    good: [
      Self.animation("r", "1;9"), Self.animation("fill", "red;#0f0;rgb(0, 0, 255)"),
      Self.animation("opacity", "0;1;"),
      #"<circle r="9"><animate attributeName="r" by="-2" dur="2s"/></circle>"#,
      #"<circle r="9"><animateMotion values="0,0;9 5" dur="2s"/></circle>"#,
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations {
      if animation.kind == .animateMotion {
        guard !animation.hasPath else { continue }
        for value in animation.allValues where value.item.numbers?.count != 2 {
          findings.add(
            "\(value.item.text.quoted) is not two numbers, as a motion has them",
            animation.place(value.attribute, value.item))
        }
      } else if let type = facts.type(of: animation) {
        check(animation, type, facts, &findings)
      }
    }
  }

  private func check(
    _ animation: AnimationFacts, _ type: ValueType, _ facts: Facts, _ findings: inout FindingList
  ) {
    let hints = findings.hints
    let adds = animation.has(.additive, "sum")
    for value in animation.allValues {
      // An empty piece between two semicolons is told by the grammar.
      if value.attribute == .values, value.item.bytes.isEmpty { continue }
      var bytes = value.item.bytes
      // What is added may be less than nothing, even to a length that may not.
      if adds || value.attribute == .by, bytes.first == UInt8(ascii: "-") {
        bytes = bytes.dropFirst()
      }
      guard facts.spellings.fault(in: bytes, of: type) != nil else { continue }
      findings.add(
        "\(value.item.text.quoted) is not \(type.name), as \((animation.attributeName ?? "").quoted)"
          + " has it", animation.place(value.attribute, value.item),
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
    return "semicolons part values: write '\(list)'"
  }

  private static func animation(_ name: String, _ values: String) -> String {
    #"<circle r="9"><animate attributeName="\#(name)" values="\#(values)" dur="2s"/></circle>"#
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
