import SweepGeometry
import SweepValues
import SweepXML

/// The wording of numbers and properties.
enum Wording {
  static func number(_ value: Double) -> String {
    let format = NumberFormat(precision: 3)
    return format.isWritable(value) ? format.string(value) : "\(value)"
  }

  static func degrees(_ value: Double) -> String { number(value) + "°" }

  static func percent(_ fraction: Double) -> String {
    number((fraction * 1000).rounded() / 10) + " %"
  }

  static func seconds(_ text: String) -> String {
    ClockValue.offset(Array(text.utf8)[...]).map { number($0) + " s" } ?? text
  }

  static func time(_ seconds: Int) -> String {
    let parts = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  static func property(_ attribute: String) -> String { names[attribute] ?? attribute }

  private static let names = [
    "fill": "colour", "stroke": "line colour", "stop-color": "gradient colour",
    "stroke-width": "line width", "fill-opacity": "opacity of the fill",
    "stroke-opacity": "opacity of the line", "stop-opacity": "opacity in the gradient",
    "font-size": "type size", "font-family": "typeface", "font-weight": "type weight",
    "letter-spacing": "letter spacing", "text-anchor": "alignment", "viewBox": "view box",
    "stroke-dasharray": "dashes", "stroke-dashoffset": "offset of the dashes",
    "stroke-linecap": "line ends", "stroke-linejoin": "line joins", "r": "radius", "id": "name",
    "offset": "place in the gradient", "clip-path": "clip", "xml:lang": "language",
    "path": "way", "keyPoints": "points of the way",
    "aria-valuenow": "value for assistive software",
    "aria-valuetext": "words for assistive software", "begin": "begins", "dur": "sweep",
    "repeatCount": "repeats", "repeatDur": "repeats for", "additive": "adding up",
  ]

  static func easing(_ calcMode: String?, _ splines: String?) -> String {
    switch calcMode {
    case "discrete": return "in jumps"
    case "spline":
      let items = Array((splines ?? "").utf8)[...].semicolonItems.map(\.text)
      let kinds = Set(
        items.map { curves[$0.split { $0 == " " || $0 == "," }.joined(separator: " ")] ?? $0 })
      if kinds.count == 1, let only = kinds.first { return only }
      return "\(items.count) curves"
    case "paced": return "paced"
    default: return "linear"
    }
  }

  private static let curves = [
    "0 0 1 1": "linear", "0.42 0 1 1": "ease-in", "0 0 0.58 1": "ease-out",
    "0.42 0 0.58 1": "ease-in-ease-out", "0.25 0.1 0.25 1": "default",
  ]
}
