import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds what flashes so fast that it can cause seizures.
struct Flashing: Rule {
  let code = DiagnosticCode(
    "SH1452",
    "Nothing flashes more than three times a second (WCAG 2.2, 2.3.1): large areas that do can cause"
      + " seizures. A flash is light and dark again, by a tenth of the whole range or more.")

  let examples = RuleExamples(
    bad: [
      Self.animation("opacity", "0;1", "0.2s", #" repeatCount="20""#),
      Self.animation("visibility", "visible;hidden", "0.3s", #" repeatDur="9s""#),
      Self.animation("fill", "#fff;#000;#fff;#000;#fff;#000;#fff;#000;#fff", "1s", ""),
    ],
    good: [
      Self.animation("opacity", "0;1", "0.5s", #" repeatCount="20""#),
      Self.animation("opacity", "1;0.95", "0.2s", #" repeatCount="20""#),
      Self.animation("fill", "#f00;#f01", "0.1s", #" repeatCount="20""#),
      Self.animation("opacity", "0;1;0", "0.2s", ""),
    ])

  func severity(in profile: Profile) -> Diagnostic.Severity? { .warning }

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.kind == .animate {
      guard let name = animation.attributeName, let light = Brightness(name),
        let seconds = animation.duration?.seconds, seconds > 0, animation.values.count > 1
      else { continue }
      var levels: [Double] = []
      for item in animation.values {
        guard let level = light.level(item) else { break }
        levels.append(level)
      }
      guard levels.count == animation.values.count else { continue }
      let passes = animation.activeDuration / seconds
      if passes > 1 { levels.append(levels[0]) }
      let flashes = Double(Self.changes(in: levels)) / 2
      guard flashes / seconds > 3, flashes * passes > 3 else { continue }
      let rate = (flashes / seconds * 10).rounded() / 10
      findings.add(
        "\(name.quoted) flashes \(rate.words) times a second", animation.place(.values),
        hint: "let it flash at most three times a second")
    }
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

  private static func animation(
    _ name: String, _ values: String, _ duration: String, _ rest: String
  ) -> String {
    """
    <circle r="9">
      <animate attributeName="\(name)" values="\(values)" dur="\(duration)"\(rest)/>
    </circle>
    """
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

  /// The level of a value; nil where it cannot be told.
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
