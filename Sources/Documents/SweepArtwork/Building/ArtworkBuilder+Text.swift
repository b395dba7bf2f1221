import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

/// A piece of text with one style, and its position if it is set.
private struct TextRun {
  var string: String
  var style: Style
  var x: Double?
  var y: Double?
  var shift = Vector.zero
}

extension ArtworkBuilder {
  /// The layer of a text: a line for each place that it names.
  mutating func text(_ element: SVGElement, _ style: Style) -> Layer? {
    var runs: [TextRun] = []
    collect(element, style, depth: 0, into: &runs)
    var lines: [Layer] = []
    var start = runs.startIndex
    var place = Point.zero
    while start < runs.endIndex {
      var end = start + 1
      while end < runs.endIndex, runs[end].x == nil { end += 1 }
      place = Point(runs[start].x ?? place.x, runs[start].y ?? place.y) + runs[start].shift
      if let line = line(Array(runs[start..<end]), at: place, element) { lines.append(line) }
      start = end
    }
    return lines.count > 1 ? Layer(sublayers: lines) : lines.first
  }

  private mutating func collect(
    _ element: SVGElement, _ style: Style, depth: Int, into runs: inout [TextRun]
  ) {
    work += 1
    let outer = lengths.fontSize
    lengths.fontSize = style.fontSize
    defer { lengths.fontSize = outer }
    var first = TextRun(string: "", style: style)
    first.x = coordinate("x", .x, of: element)
    first.y = coordinate("y", .y, of: element)
    first.shift = Vector(
      dx: coordinate("dx", .x, of: element) ?? 0, dy: coordinate("dy", .y, of: element) ?? 0)
    if runs.isEmpty { first.x = first.x ?? 0 }
    for name in ["rotate", "textLength"] where element[name] != nil {
      notes.add(.unsupported, "the \(name) of '\(element.name)' is left out", element)
    }
    if style.stroke != .none, style.strokeWidth > 0 {
      notes.add(.unsupported, "the stroke of '\(element.name)' is left out", element)
    }
    runs.append(first)
    for child in element.children {
      switch child {
      case .text(let text):
        runs.append(TextRun(string: text, style: style))
      case .element(let inner) where inner.isSVG && ["tspan", "a"].contains(inner.name):
        guard depth < ArtworkLimits.depth else { continue }
        var style = style
        let properties = take(inner, &style)
        if properties["display"] == "none" || !isWanted(inner) { continue }
        if let name = properties["alignment-baseline"], name != "auto", name != "baseline" {
          style.baseline = name
        }
        collect(inner, style, depth: depth + 1, into: &runs)
      case .element(let inner):
        if inner.isSVG, !ElementKind.isSilent(inner.name) {
          notes.add(.unsupported, "'\(inner.name)' is left out", inner)
        }
      }
    }
  }

  /// A coordinate, or the first of a list, one for each character.
  private mutating func coordinate(
    _ name: String, _ axis: LengthContext.Axis, of element: SVGElement
  ) -> Double? {
    guard let text = element[name] else { return nil }
    let numbers = lengths.lengths(text, axis) ?? []
    if numbers.count > 1 {
      notes.add(.unsupported, "only the first \(name) of '\(element.name)' counts", element)
    }
    return numbers.first
  }

  /// One line of text, in the style of its first word.
  private mutating func line(
    _ runs: [TextRun], at place: Point, _ element: SVGElement
  ) -> Layer? {
    let string = Self.spaced(runs)
    let worded = runs.filter { $0.string.contains { !$0.isWhitespace } }
    guard let first = worded.first, first.style.isVisible, first.style.fontSize > 0,
      !string.isEmpty
    else { return nil }
    if worded.contains(where: { $0.style != first.style }) {
      notes.add(.unsupported, "a line of 'text' has the style of its first word", element)
    }
    for name in Set(worded.flatMap(\.style.unsaid.keys)).sorted() {
      notes.add(.unsupported, "the \(name) of '\(element.name)' is left out", element)
    }
    if runs.dropFirst().contains(where: { $0.y != nil || $0.shift != .zero }) {
      notes.add(
        .unsupported, "a part of 'text' that begins without an x follows the one before", element)
    }
    let style = first.style
    if style.fontFamily == nil {
      notes.add(.unsupported, "'\(element.name)' without a font-family has the dial's", element)
    }
    var text = Text(
      string, fontFamily: style.fontFamily, fontSize: style.fontSize, fontWeight: style.fontWeight,
      alignment: style.anchor, letterSpacing: style.letterSpacing)
    let base = baseline(style, element) * style.fontSize
    let origin = Point(place.x, place.y + base)
    guard let color = color(style, of: element, at: origin) else { return nil }
    text.foregroundColor = color
    return Layer(content: .text(text), position: origin)
  }

  /// The distance of the baseline below its position, in fractions of the font size.
  private mutating func baseline(_ style: Style, _ element: SVGElement) -> Double {
    let parts = [
      "middle": 0.26, "central": 0.36, "mathematical": 0.36, "hanging": 0.72,
      "text-before-edge": 0.9, "before-edge": 0.9, "text-top": 0.9, "top": 0.9,
      "text-after-edge": -0.21, "after-edge": -0.21, "text-bottom": -0.21, "bottom": -0.21,
      "ideographic": -0.21,
    ]
    guard let part = parts[style.baseline] else { return 0 }
    notes.add(.unsupported, "the baseline of '\(element.name)' is about right", element)
    return part
  }

  private mutating func color(_ style: Style, of element: SVGElement, at place: Point) -> Paint? {
    if isClipping { return .color(.black) }
    switch paint(style.fill, style.fillOpacity, nil, element, style) {
    case .plain(.none): return nil
    case .plain(.gradient(let gradient)): return .gradient(gradient.moved(by: .zero - place))
    case .plain(let paint): return paint
    case .warped: return nil
    }
  }

  /// The characters with white space as SVG has it (SVG 1.1, 10.15).
  private static func spaced(_ runs: [TextRun]) -> String {
    var string = ""
    for run in runs {
      for character in run.string {
        let isSpace = character.isWhitespace && character != "\u{a0}"
        if run.style.keepsSpaces {
          string.append(isSpace ? " " : character)
        } else if !isSpace {
          string.append(character)
        } else if string.last != " ", !string.isEmpty {
          string.append(" ")
        }
      }
    }
    let keepsLast = runs.last { !$0.string.isEmpty }?.style.keepsSpaces == true
    if !keepsLast, string.last == " " { string.removeLast() }
    return string
  }
}

extension Gradient {
  /// The gradient as seen from another origin.
  fileprivate func moved(by shift: Vector) -> Gradient {
    var gradient = self
    switch geometry {
    case .linear(let from, let to): gradient.geometry = .linear(from: from + shift, to: to + shift)
    case .radial(let center, let radius, let focus):
      gradient.geometry = .radial(
        center: center + shift, radius: radius, focus: focus.map { $0 + shift })
    }
    return gradient
  }
}
