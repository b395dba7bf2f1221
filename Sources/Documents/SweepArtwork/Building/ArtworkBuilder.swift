import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

/// Makes layers of the elements of a file.
struct ArtworkBuilder {
  var notes: NoteList
  var lengths = LengthContext(viewport: Size(width: 0, height: 0))
  var sheet = StyleSheet()
  /// The elements by their ids; of two with one id the first.
  let ids: [String: SVGElement]
  /// Whether outlines are wanted to clip by, whatever their paint is.
  var isClipping = false
  /// The stops of gradients that have been read.
  var stops: [Int: [Gradient.Stop]] = [:]
  /// What clips and masks inherit from what they stand in.
  var inherited: [Int: Style] = [:]
  private var labels: [String: String] = [:]
  /// The work done, of which there is a limit: an element that is drawn, or a hundred bytes of it.
  var work = 0
  /// The elements that the one at hand is in, by their place or by `use`.
  var trail: [SVGElement] = []

  init(_ root: SVGElement, _ notes: NoteList) {
    var ids: [String: SVGElement] = [:]
    var styles: [SVGElement] = []
    for element in root.all {
      if let id = element["id"], ids[id] == nil { ids[id] = element }
      if element.isSVG("style") { styles.append(element) }
    }
    self.ids = ids
    self.notes = notes
    for style in styles { sheet.add(style.text, of: style, &self.notes) }
  }

  /// The drawing of a root element.
  mutating func artwork(_ root: SVGElement) throws(ArtworkError) -> Artwork {
    guard let viewBox = viewBox(of: root) else {
      throw ArtworkError(
        "has neither a viewBox nor a width and height", root.position,
        hint: "give the svg element a viewBox")
    }
    lengths.viewport = viewBox.size
    var style = Style()
    let properties = take(root, &style)
    (lengths.fontSize, lengths.rootFontSize) = (style.fontSize, style.fontSize)
    trail.append(root)
    let content = Layer(sublayers: try layers(of: root, in: style))
    var layers = content.sublayers
    if let whole = try composed(content, root, properties, keepsTransform: false),
      whole != content
    {
      layers = [whole]
    }
    let fit = ViewBoxFit(preserveAspectRatio: root["preserveAspectRatio"] ?? "")
    return Artwork(viewBox: viewBox, fit: fit, layers: layers, labels: labels)
  }

  private func viewBox(of root: SVGElement) -> Rect? {
    if let box = Rect(viewBox: root["viewBox"]) { return box }
    guard let width = root["width"].flatMap({ lengths.length($0, .x) }),
      let height = root["height"].flatMap({ lengths.length($0, .y) }), width > 0, height > 0
    else { return nil }
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  /// The layers of what is in an element.
  mutating func layers(of element: SVGElement, in style: Style) throws(ArtworkError) -> [Layer] {
    var layers: [Layer] = []
    for child in element.elements {
      if let layer = try layer(for: child, in: style) { layers.append(layer) }
    }
    return layers
  }

  /// The layer of an element; nil for what draws nothing.
  ///
  /// - Parameter style: what the element inherits.
  mutating func layer(for element: SVGElement, in style: Style) throws(ArtworkError) -> Layer? {
    guard element.isSVG, let kind = ElementKind(element.name) else {
      if element.isSVG, !ElementKind.silent.contains(element.name) {
        notes.add(.unsupported, "'\(element.name)' is left out", element)
      }
      return nil
    }
    try enter(element)
    defer { trail.removeLast() }
    var style = style
    let properties = take(element, &style)
    if properties["display"] == "none" { return nil }
    let outer = lengths.fontSize
    lengths.fontSize = style.fontSize
    defer { lengths.fontSize = outer }
    guard let content = try content(of: element, kind, style),
      var layer = try composed(content, element, properties)
    else { return nil }
    layer.name = element["id"] ?? element.label ?? ""
    if let label = element.label, label != layer.name { labels[label] = layer.name }
    return layer
  }

  /// Counts an element, and goes into it.
  private mutating func enter(_ element: SVGElement) throws(ArtworkError) {
    work += 1 + element.attributeLength / 100
    guard work <= ArtworkLimits.work else {
      throw ArtworkError("draws too much, copies counted", element.position)
    }
    guard trail.count < ArtworkLimits.depth else {
      throw ArtworkError(
        "nests elements more than \(ArtworkLimits.depth) deep, copies counted", element.position)
    }
    trail.append(element)
  }

  /// What an element inherits where it stands.
  mutating func inheritedStyle(of element: SVGElement) -> Style {
    if let known = inherited[element.node] { return known }
    var style = Style()
    var outer: [SVGElement] = []
    while let parent = (outer.last ?? element).parent { outer.append(parent) }
    // What cannot be read has been noted, or stands in nothing that is drawn.
    for element in outer.reversed() { _ = style.apply(properties(of: element), lengths) }
    inherited[element.node] = style
    return style
  }
}

/// What elements draw.
enum ElementKind {
  case group, choice, viewport, use, shape, text, image

  init?(_ name: String) {
    switch name {
    case "g", "a": self = .group
    case "switch": self = .choice
    case "svg": self = .viewport
    case "use": self = .use
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon": self = .shape
    case "text": self = .text
    case "image": self = .image
    default: return nil
    }
  }

  /// Elements that draw nothing where they stand, or that have been noted before.
  static let silent: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "pattern", "filter",
    "marker", "title", "desc", "metadata", "style", "view", "cursor", "font", "font-face",
    "color-profile", "script", "handler", "listener", "foreignObject", "animate",
    "animateTransform", "animateMotion", "animateColor", "set", "discard", "audio", "video",
    "iframe", "solidColor", "hatch",
  ]
}
