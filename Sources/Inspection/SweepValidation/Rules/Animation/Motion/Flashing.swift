import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds animations that flash so fast that they can cause seizures.
struct Flashing: AnimationRule {
  let definition = RuleDefinition(
    "SH1452", .warning, except: [.wcag: .error],
    "Content must not flash more than three times a second (WCAG 2.2, 2.3.1): large flashing areas"
      + " can cause seizures. A flash is a change in brightness of a tenth of the range or more,"
      + " and back.",
    wrong: """
      <circle r="9">
        <animate attributeName="opacity" values="0;1" dur="0.2s" repeatCount="20"/>
      </circle>
      """,
    fix: (#"dur="0.2s""#, #"dur="0.5s""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind == .animate,
      let name = animation.attributeName, let light = Brightness(name),
      let seconds = animation.duration?.seconds, seconds > 0, animation.values.count > 1
    else { return }
    var levels: [Double] = []
    for item in animation.values {
      guard let level = light.level(item) else { break }
      levels.append(level)
    }
    guard levels.count == animation.values.count else { return }
    let passes = animation.activeDuration / seconds
    if passes > 1 { levels.append(levels[0]) }
    let flashes = Double(Self.changes(in: levels)) / 2
    guard flashes / seconds > 3, flashes * passes > 3 else { return }
    let rate = (flashes / seconds * 10).rounded() / 10
    findings.add(
      "\(name.quoted) flashes \(rate.words) times a second", animation.place(.values),
      hint: "reduce it to three times a second or less")
  }

  /// How often light becomes dark or dark light, by a tenth or more.
  private static func changes(in levels: [Double]) -> Int {
    var changes = 0
    var turn = levels[0]
    var direction = 0.0
    for level in levels.dropFirst() {
      let step = level - turn
      if step * direction > 0 {
        turn = level
      } else if abs(step) >= 0.1 {
        (changes, direction, turn) = (changes + 1, step, level)
      }
    }
    return changes
  }
}

/// How light the values of an attribute are, from 0 to 1.
private enum Brightness {
  case opacity, visibility, color

  init?(_ attributeName: String) {
    switch attributeName {
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity": self = .opacity
    case "visibility", "display": self = .visibility
    case "fill", "stroke", "stop-color", "color": self = .color
    default: return nil
    }
  }

  /// The level of a value; nil if it is unknown.
  func level(_ item: ListItem) -> Double? {
    switch self {
    case .opacity:
      return item.number.map { min(1, max(0, $0)) }
    case .visibility:
      return ["hidden", "collapse", "none"].contains(item.text) ? 0 : 1
    case .color: return CSSColor(item.bytes).flatMap { $0.alpha == 1 ? $0.luminance : nil }
    }
  }
}
