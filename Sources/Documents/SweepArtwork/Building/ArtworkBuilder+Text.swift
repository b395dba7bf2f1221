import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

/// A piece of text with one style, and its position if it is set.
private struct TextRun {
  var string: String
  var style: Style
  /// The number of the element that it is directly in.
  var node: Int
  var x: Double?
  var y: Double?
  var shift = Vector.zero

  /// Whether the text before and this one are set as one: browsers kern no letters of two elements.
  func continues(_ other: TextRun) -> Bool {
    style == other.style
      && (node == other.node || string.hasPrefix(" ") || other.string.hasSuffix(" "))
  }
}

extension ArtworkBuilder {
  /// The layer of a text: a line for each place that it names.
  mutating func text(_ element: SVGElement, _ style: Style) -> Layer? {
    var runs: [TextRun] = []
    collect(element, style, depth: 0, into: &runs)
    Self.collapseSpaces(in: &runs)
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
    var first = TextRun(string: "", style: style, node: element.node)
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
        runs.append(TextRun(string: text, style: style, node: element.node))
      case .element(let inner) where inner.isSVG && ["tspan", "a"].contains(inner.name):
        guard depth < ArtworkLimits.depth else { continue }
        var style = style
        let properties = take(inner, &style)
        if properties["display"] == "none" || !isWanted(inner) { continue }
        collect(inner, part(of: inner, properties, style), depth: depth + 1, into: &runs)
      case .element(let inner):
        if inner.isSVG, !ElementKind.isSilent(inner.name) {
          notes.add(.unsupported, "'\(inner.name)' is left out", inner)
        }
      }
    }
  }

  /// The style of a part of a text, with its opacity, which only some browsers take from a part.
  private mutating func part(
    of element: SVGElement, _ properties: Properties, _ style: Style
  ) -> Style {
    var style = style.aligned(properties)
    style.textOpacity *= properties["opacity"].flatMap { Style.fraction($0) } ?? 1
    for name in ["clip-path", "filter", "mask"] where properties[name] ?? "none" != "none" {
      notes.add(.unsupported, "the \(name) of '\(element.name)' is left out", element)
    }
    return style
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

  /// One line of text, in parts of one style.
  private mutating func line(
    _ runs: [TextRun], at place: Point, _ element: SVGElement
  ) -> Layer? {
    let worded = runs.filter { $0.string.contains { !$0.isWhitespace } }
    if worded.isEmpty { return nil }
    for name in Set(worded.flatMap(\.style.unsaid.keys)).sorted() {
      notes.add(.unsupported, "the \(name) of '\(element.name)' is left out", element)
    }
    var whole: (text: Layer.Text, origin: Point)?
    var last: (run: TextRun, base: Double)?
    // The distances since the last part with characters, and the line's height without baselines.
    var (shift, y) = (Vector.zero, place.y)
    for (index, run) in Self.edged(runs).enumerated() {
      if index > 0 {
        let dy = run.shift.dy + (run.y.map { $0 - y } ?? 0)
        shift = shift + Vector(dx: run.shift.dx, dy: dy)
        y += dy
      }
      if run.string.isEmpty || run.style.fontSize <= 0 { continue }
      if let last, run.continues(last.run), shift == .zero {
        whole?.text.append(run.string)
        continue
      }
      let base = baseline(run.style, element) * run.style.fontSize
      let origin = whole?.origin ?? Point(place.x, place.y + base) + shift
      let text = self.text(run.string, run.style, element, at: origin, isFirst: whole == nil)
      if whole == nil {
        whole = (text, origin)
      } else {
        shift.dy += base - (last?.base ?? 0)
        whole?.text.runs.append(Layer.Text.Run(text, shift: shift))
      }
      (last, shift) = ((run, base), .zero)
    }
    guard let whole else { return nil }
    noteFonts(of: whole.text, worded, element)
    var layer = Layer(content: .text(whole.text), position: whole.origin)
    let parts = [whole.text] + whole.text.runs.map(\.text)
    // Unseen text counts when the box of its containers is measured.
    layer.isHidden = parts.allSatisfy { $0.foregroundColor == .none }
    hidesSome = hidesSome || layer.isHidden
    return layer
  }

  private mutating func text(
    _ string: String, _ style: Style, _ element: SVGElement, at origin: Point, isFirst: Bool
  ) -> Layer.Text {
    if style.fontFamily == nil {
      notes.add(.unsupported, "'\(element.name)' without a font-family has the dial's", element)
    }
    var text = Layer.Text(
      string, fontFamily: style.fontFamily.map(FontList.complete), fontSize: style.fontSize,
      fontWeight: style.fontWeight,
      alignment: style.anchor, letterSpacing: style.letterSpacing)
    text.foregroundColor =
      style.isVisible ? color(style, of: element, at: origin) ?? .none : .none
    if !isFirst, case .gradient(let gradient) = text.foregroundColor {
      notes.add(.unsupported, "the gradient of a part of 'text' is one colour", element)
      text.foregroundColor = gradient.stops.last.map { .color($0.color) } ?? .none
    }
    return text
  }

  /// Notes the fonts that readers may lack. The font of a file replaces those of a text without parts.
  private mutating func noteFonts(of text: Layer.Text, _ worded: [TextRun], _ element: SVGElement) {
    let lists = Set(worded.compactMap(\.style.fontFamily)).sorted()
    let isWhole = text.runs.isEmpty
    let parts = isWhole ? "" : " of several parts"
    for list in lists where FontList.complete(list) != list {
      notes.add(
        isWhole ? .font : .unsupported,
        "'\(element.name)'\(parts) in \(list) looks different where that font is not installed",
        element)
    }
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
    switch paint(style.fill, style.fillOpacity * style.textOpacity, nil, element, style) {
    case .none: return nil
    case .gradient(let gradient): return .gradient(gradient.moved(by: .zero - place))
    case let paint: return paint
    }
  }

  /// Joins the white space of a text as SVG does (SVG 1.1, 10.15).
  private static func collapseSpaces(in runs: inout [TextRun]) {
    // A space that is kept as it is does not swallow the one behind it.
    var isSpaced = true
    for index in runs.indices {
      let keepsSpaces = runs[index].style.keepsSpaces
      var string = ""
      for character in runs[index].string {
        let isSpace = character.isWhitespace && character != "\u{a0}"
        if !keepsSpaces, isSpace, isSpaced { continue }
        string.append(isSpace ? " " : character)
        isSpaced = isSpace && !keepsSpaces
      }
      runs[index].string = string
    }
    if isSpaced, let end = runs.lastIndex(where: { !$0.string.isEmpty }) {
      runs[end].string.removeLast()
    }
  }

  /// The parts of a line with the spaces at its ends, which count for its position, in a form that
  /// is not left out.
  private static func edged(_ runs: [TextRun]) -> [TextRun] {
    var runs = runs
    guard let first = runs.firstIndex(where: { !$0.string.isEmpty }),
      let last = runs.lastIndex(where: { !$0.string.isEmpty })
    else { return runs }
    if !runs[first].style.keepsSpaces, runs[first].string.hasPrefix(" ") {
      runs[first].string = "\u{a0}" + runs[first].string.dropFirst()
    }
    if !runs[last].style.keepsSpaces, runs[last].string.hasSuffix(" ") {
      let end = runs[first].style.anchor == .start ? "" : "\u{a0}"
      runs[last].string = runs[last].string.dropLast() + end
    }
    return runs
  }
}

extension Layer.Text {
  /// Adds characters to the last part.
  fileprivate mutating func append(_ more: String) {
    if runs.isEmpty { string += more } else { runs[runs.count - 1].text.string += more }
  }
}

extension Layer.Gradient {
  /// The gradient as seen from another origin.
  fileprivate func moved(by shift: Vector) -> Layer.Gradient {
    var gradient = self
    if !transform.isIdentity {
      gradient.transform = .translation(shift) * transform
      return gradient
    }
    switch geometry {
    case .linear(let from, let to): gradient.geometry = .linear(from: from + shift, to: to + shift)
    case .radial(let center, let radius, let focus):
      gradient.geometry = .radial(
        center: center + shift, radius: radius, focus: focus.map { $0 + shift })
    case .conic(let center, let angle):
      gradient.geometry = .conic(center: center + shift, from: angle)
    }
    return gradient
  }
}
