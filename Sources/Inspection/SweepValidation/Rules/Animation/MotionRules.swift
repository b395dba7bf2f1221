import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds endless motion that nothing can stop.
struct EndlessMotion: Rule {
  let definition = RuleDefinition(
    "SH1451", .warning, except: [.wcag: .error],
    "Motion that starts by itself and lasts longer than five seconds needs a way to stop it (WCAG"
      + " 2.2, 2.2.2): an end, an 'end' on a click, or a script. A style for"
      + " 'prefers-reduced-motion' alone is not enough: it is no control of the page.",
    wrong:
      #"<rect width="9" height="9"><animate attributeName="x" values="0;90" dur="2s" repeatCount="indefinite"/></rect>"#,
    fix: (#"repeatCount="indefinite""#, #"repeatCount="indefinite" end="click""#))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    guard facts.elements(named: "script").isEmpty, facts.eventAttributes.isEmpty,
      let animation = facts.animations.first(where: \.repeatsIndefinitely)
    else { return }
    findings.add(
      "the picture moves forever and nothing stops it (WCAG 2.2, 2.2.2)", .node(animation.node),
      hint: "let it end after five seconds or less, or on a click")
  }
}

extension AnimationFacts {
  fileprivate var repeatsIndefinitely: Bool {
    guard max(repeatCount ?? 0, repeatDuration ?? 0).isInfinite, isEndless, values.count != 1,
      simpleDuration.isFinite
    else { return false }
    return self[.begin] == nil || begins.contains { $0.kind == .offset }
  }
}

/// Finds motions without a path.
struct MotionWithoutPath: AnimationRule {
  let definition = RuleDefinition(
    "SH1447", .error,
    "'animateMotion' follows its 'path', an 'mpath' inside it, or its 'values'. Without any of"
      + " them nothing moves.",
    wrong: #"<circle r="9"><animateMotion dur="2s"/></circle>"#,
    fix: ("animateMotion ", #"animateMotion path="M0 0H50" "#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind == .animateMotion else { return }
    if let mpath = animation.mpath {
      if facts.link(of: mpath) == nil {
        findings.add("'mpath' has no 'href'", .node(mpath), hint: "write 'href=\"#id\"' of a path")
      }
    } else if let path = animation[.path], animation.bytes(.path)?.isEmpty == true {
      findings.add(
        "'path' is empty, so nothing moves", .attribute(path),
        hint: "write path data, such as 'M0 0H50'")
    } else if animation[.path] == nil, animation.values.allSatisfy(\.bytes.isEmpty),
      animation[.to] == nil, animation[.by] == nil
    {
      findings.add(
        "'animateMotion' has no path", animation.place(.values),
        hint: "add 'path', or an 'mpath' inside it")
    }
  }
}

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
