import SweepDiagnostics
import SweepDials

/// A part as a palette offers it: its meaning, the keys that a new one has, and a document that draws
/// it by itself.
package struct PartSample: Sendable {
  package let name: String
  package let summary: String
  /// The keys of a new part as JSON, in which texts such as "60%" are places on the scale.
  package let keys: String

  /// The parts of the list that need no file.
  package static let all: [PartSample] = PartType.all.compactMap { type in
    guard !["artwork", "image"].contains(type.name) else { return nil }
    return PartSample(name: type.name, summary: type.summary, keys: keys[type.name] ?? "{}")
  }

  /// The limits of stretches of the scale.
  private static let rising = #"["0%", "60%", "80%", "100%"]"#
  private static let patterns = #"["solid", "stripes", "dots"]"#
  private static let words = #"["A", "B", "C", "D"]"#
  private static let directions = "[230, 240, 225, 270, 250, 45, 0, 315]"
  private static let speeds = "[4, 7, 2, 9, 10, 3, 1, 5]"

  /// The keys without which a part shows nothing, or cannot be drawn.
  private static let keys = [
    "arcText": #"{"text": "TEXT"}"#,
    "bands": "{\"limits\": \(rising)}",
    "button": #"{"label": "Start", "radius": 24}"#,
    "caption": #"{"text": "Text", "position": [0, 30]}"#,
    "dateWindow": #"{"time": "2026-05-14T10:08"}"#,
    "extent": #"{"min": "30%", "max": "70%"}"#,
    "follower":
      #"{"turns": true, "parts": [{"shape": {"path": "M0 -60L8 -40H-8Z", "fillColor": "accent"}}]}"#,
    "group": #"{"position": [0, 40], "size": 0.3, "parts": ["face", "ticks", "needle", "hub"]}"#,
    "icon": #"{"symbol": "fuel", "size": 24}"#,
    "legend": #"{"texts": ["good", "high", "too high"]}"#,
    "radialBars": #"{"values": [84, 62, 40], "texts": ["A", "B", "C"]}"#,
    "ranges": "{\"limits\": \(rising)}",
    "repeat":
      #"{"parts": [{"shape": {"path": "M0 -84V-68", "strokeColor": "accent", "lineWidth": 4}}]}"#,
    "screw": #"{"position": [0, -60]}"#,
    "sectors": "{\"texts\": \(words)}",
    "shape": #"{"path": "M-20 -12H20V12H-20Z", "fillColor": "accent"}"#,
    "steps": #"{"texts": ["One", "Two", "Three"], "width": 120}"#,
    "threshold": #"{"value": "60%"}"#,
    "windRose": "{\"directions\": \(directions), \"speeds\": \(speeds), \"petals\": 8}",
  ]

  /// The first values of lists that cannot have a single item of their kind.
  private static let firsts = [
    "bands.limits": rising, "ranges.limits": rising, "tape.limits": rising,
    "bands.patterns": patterns, "ranges.patterns": patterns,
    "sectors.texts": words, "sectors.weights": "[1, 1, 1, 1]",
    "windRose.colors": #"["good", "accent", "warning", "danger"]"#,
    "windRose.directions": directions, "windRose.speeds": speeds,
  ]

  /// The value with which a list begins that has no items by default, as JSON like ``keys``.
  static func first(of key: FieldInfo, in part: String) -> String? {
    guard [.null, .array([])].contains(key.defaultValue ?? .null), let item = key.kind.item else {
      return nil
    }
    return firsts["\(part).\(key.name)"] ?? item.first.map { "[\($0)]" }
  }

  /// The text of a document that draws the part small, in a plot or on the dial.
  package func document(hasPlot: Bool) -> String {
    document(keys, hasPlot: hasPlot)
  }

  /// The text of a document that draws a part with these keys.
  package func document(_ keys: String, hasPlot: Bool) -> String {
    let own = keys.replacing(/"(\d+)%"/) { $0.output.1 }
    let isWhole = name == "lap"
    let plot =
      #"{"frame": [-88, -60, 176, 120], "data": {"values": [30, 52, 41, 84, 64]}, "y": {"min": 0, "max": 100}}"#
    return """
      {"sweephand": 1, "title": "\(name)", "theme": "instrument",
      "canvas": {"width": 160, "height": 160, "viewBox": [-110, -110, 220, 220]},
      "scales": {"main": {"domain": [0, 100]\(isWhole ? #", "start": 0, "span": 360"# : "")}},
      "readings": {"main": {"value": \(isWhole ? 140 : 64), "previous": 52}},
      \(hasPlot ? "\"plots\": {\"main\": \(plot)}," : "")
      "layers": ["face", {"\(name)": \(own)}]}
      """
  }
}

extension KeyKind {
  /// The kind of a list's items; nil for other kinds, and for lists of a given length.
  fileprivate var item: KeyKind? {
    switch self {
    case .numbers(nil): .number(nil)
    case .quantities(nil): .quantity
    case .list(let item): item
    default: nil
    }
  }

  /// A value of the kind as JSON; nil where only the text can have one.
  fileprivate var first: String? {
    switch self {
    case .number, .integer, .quantity: "0"
    case .color: ##""#808080""##
    case .themeColor: #""accent""#
    case .text, .word: #""Text""#
    case .colorStop: #"[0, "accent"]"#
    case .choice(let names): names.first.map { "\"\($0)\"" }
    default: nil
    }
  }
}
