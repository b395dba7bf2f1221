import SweepDiagnostics
import SweepGeometry
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds values that browsers cannot interpolate.
struct JumpingValues: AnimationRule {
  let definition = RuleDefinition(
    "SH1433", .warning,
    "Browsers interpolate only between values of the same structure: paths with the same commands,"
      + " lists of the same length, two colours. Otherwise the picture jumps halfway.",
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

  /// How the structure of two values is compared.
  private enum Kind {
    case path, numbers, color

    init?(_ type: ValueType) {
      // One number stands for both (SVG 1.1, 15.17), so that there is a way from it to two.
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
