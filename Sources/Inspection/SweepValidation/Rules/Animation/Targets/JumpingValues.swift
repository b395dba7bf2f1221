import SweepDiagnostics
import SweepGeometry
import SweepValues
import SweepVocabulary
import SweepXML

/// Finds values between which there is no way.
struct JumpingValues: Rule {
  let code = DiagnosticCode(
    "SH1433",
    "Browsers go from one value to the next only if both are built alike: paths of the same commands,"
      + " as many points, two colours. Where they are not, the picture jumps halfway.")

  let examples = RuleExamples(
    bad: [
      Self.path("M0 0H9;M0 0L9 9", ""), Self.path("M0 0A5 5 0 0 1 9 9;M0 0A5 5 0 1 1 9 9", ""),
      Self.polygon("0,0 9,9;0,0 9,9 9,0"), Self.dashes("0 9;9 9 9"),
      #"<circle r="9"><animate attributeName="fill" values="none;red" dur="2s"/></circle>"#,
    ],
    good: [
      Self.path("M0 0H9;M0 0h5", ""), Self.path("M0 0H9;M0 0L9 9", #" calcMode="discrete""#),
      Self.polygon("0,0 9,9;0,9 9,0"), Self.dashes("0 9;9px,0.5em"),
      """
      <filter id="blur"><feGaussianBlur stdDeviation="0">
        <animate attributeName="stdDeviation" values="0;3 2" dur="2s"/>
      </feGaussianBlur></filter>
      """,
      #"<circle r="9"><animate attributeName="fill" values="lime;red" dur="2s"/></circle>"#,
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.mode != .discrete {
      guard let type = facts.type(of: animation) else { continue }
      let values = animation.allValues
      guard values.count > 1, values.allSatisfy({ !$0.item.bytes.isEmpty }),
        !values.contains(where: { $0.attribute == .by }), let kind = Kind(type)
      else { continue }
      for (value, next) in zip(values, values.dropFirst()) {
        guard let why = kind.difference(value.item.bytes, next.item.bytes) else { continue }
        // What is no value at all is not built in any way.
        guard facts.spellings.fault(in: value.item.bytes, of: type) == nil,
          facts.spellings.fault(in: next.item.bytes, of: type) == nil
        else { break }
        findings.add(
          "the picture jumps to \(next.item.text.quoted), as \(why)",
          animation.place(next.attribute, next.item),
          hint: "build the values alike, or write 'calcMode=\"discrete\"' to say that it jumps")
        break
      }
    }
  }

  /// How values are told to be built alike.
  private enum Kind {
    case path, numbers, color

    init?(_ type: ValueType) {
      // One number stands for both (SVG 1.1, 15.17), so that there is a way from it to two.
      if type == ValueTypes.positivePair || type == ValueTypes.countPair { return nil }
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
          ? nil : "its commands are others"
      case .numbers:
        return Self.count(first) == Self.count(second)
          ? nil : "it has another number of numbers"
      case .color:
        return Self.isColor(first) == Self.isColor(second) ? nil : "only one of the two is a colour"
      }
    }

    private static func count(_ value: ArraySlice<UInt8>) -> Int {
      if let numbers = ListItem(bytes: value, offset: 0).numbers { return numbers.count }
      return value.split { $0.isXMLSpace || $0 == UInt8(ascii: ",") }.count
    }

    private static func isColor(_ value: ArraySlice<UInt8>) -> Bool {
      !value.spells("none") && !value.starts(with: "url(".utf8)
        && !value.starts(with: "context-".utf8)
    }
  }

  private static func path(_ values: String, _ mode: String) -> String {
    #"<path d="M0 0H9"><animate attributeName="d" values="\#(values)" dur="2s"\#(mode)/></path>"#
  }

  private static func dashes(_ values: String) -> String {
    """
    <path d="M0 0H9"><animate attributeName="stroke-dasharray" values="\(values)" dur="2s"/></path>
    """
  }

  private static func polygon(_ values: String) -> String {
    """
    <polygon points="0,0 9,9">
      <animate attributeName="points" values="\(values)" dur="2s"/>
    </polygon>
    """
  }
}
