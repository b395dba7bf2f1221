import SweepDiagnostics
import SweepGeometry
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
      // An added value may be negative, even for a length that may not.
      if adds || value.attribute == .by, bytes.first == UInt8(ascii: "-") {
        bytes = bytes.dropFirst()
      }
      guard facts.spellings.fault(in: bytes, of: type) != nil else { continue }
      findings.add(
        "\(value.item.text.quoted) is not \(type.name), which"
          + " \((animation.attributeName ?? "").quoted) needs",
        animation.place(value.attribute, value.item),
        hint: value.hasUncertainComma
          ? nil
          : (animation.values.count == 1 ? Self.list(value, of: type, facts) : nil)
            ?? hints.value(value.item.text, of: type, facts.spellings))
    }
  }

  /// Hint for a list with commas in which each part is a value: `0,5,9`.
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

extension AnimationFacts.Value {
  /// Whether a comma may part values, or be a decimal one.
  var hasUncertainComma: Bool {
    attribute == .values && ValueCorrections.mayHaveDecimalComma(item.text)
  }
}

extension Facts {
  /// The type of the animated attribute; nil if it is unknown or cannot be animated.
  func type(of animation: AnimationFacts) -> ValueType? {
    guard animation.kind == .animate || animation.kind == .set, animation.isHarmless,
      let name = animation.attributeName, let element = animation.target.flatMap(svgName(of:)),
      let definition = Vocabulary.svg.attribute(name, of: element), definition.isAnimatable
    else { return nil }
    return definition.type
  }
}

/// Finds values that browsers cannot interpolate.
struct JumpingValues: AnimationRule {
  let definition = RuleDefinition(
    "SH1433", .warning,
    "Browsers interpolate only between values of the same structure: paths with the same commands,"
      + " lists of the same length, two colours. Otherwise the picture jumps halfway; but Chrome and"
      + " Safari mix 'none' and 'url()' as colours, Firefox repeats the shorter list of dashes, and"
      + " Safari does not draw paths of different commands.",
    wrong:
      #"<path d="M0 0H9"><animate attributeName="d" values="M0 0H9;M0 0L9 9" dur="2s"/></path>"#,
    fix: (#"values="M0 0H9;M0 0L9 9""#, #"values="M0 0H9;M0 0h5""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.mode != .discrete, let type = facts.type(of: animation) else { return }
    let values = animation.allValues
    guard values.count > 1, values.allSatisfy({ !$0.item.bytes.isEmpty }),
      !values.contains(where: { $0.attribute == .by }), let kind = Kind(type)
    else { return }
    for (value, next) in zip(values, values.dropFirst()) {
      guard let why = kind.difference(value.item.bytes, next.item.bytes) else { continue }
      // An invalid value has no structure.
      guard facts.spellings.fault(in: value.item.bytes, of: type) == nil,
        facts.spellings.fault(in: next.item.bytes, of: type) == nil
      else { break }
      findings.add(
        "the picture jumps to \(next.item.text.quoted) because \(why)",
        animation.place(next.attribute, next.item),
        hint:
          "give both the same structure, or write 'calcMode=\"discrete\"' if the jump is intended")
      break
    }
  }

  private enum Kind {
    case path, numbers, color

    init?(_ type: ValueType) {
      // A single number means both (SVG 1.1, 15.17), so it can be interpolated with two.
      if type == .positivePair || type == .countPair { return nil }
      switch type.meaning {
      case .path: self = .path
      case .points, .viewBox, .numbers: self = .numbers
      case .color, .paint: self = .color
      default: return nil
      }
    }

    func difference(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> String? {
      switch self {
      case .path:
        return Path.commands(inPathData: first) == Path.commands(inPathData: second)
          ? nil : "its commands differ"
      case .numbers:
        return Self.count(first) == Self.count(second)
          ? nil : "its number count differs"
      case .color:
        return Self.isColor(first) == Self.isColor(second) ? nil : "only one of the two is a colour"
      }
    }

    private static func count(_ value: ArraySlice<UInt8>) -> Int {
      if let numbers = ValueReader.numbers(value, below: .infinity) { return numbers.count }
      return value.split { $0.isXMLSpace || $0 == UInt8(ascii: ",") }.count
    }

    private static func isColor(_ value: ArraySlice<UInt8>) -> Bool {
      !value.spells("none") && CSSReference.first(in: value) == nil
        && !value.starts(with: "context-".utf8)
    }
  }
}
