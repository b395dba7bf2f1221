import SweepGeometry
import SweepScene
import SweepValidation
import SweepValues
import SweepVocabulary
import SweepXML

/// Makes layers of the elements of a file.
struct ArtworkBuilder {
  var notes: NoteList
  var lengths = LengthContext(viewport: Size(width: 0, height: 0))
  var sheet = StyleSheet()
  /// The elements by their ids; of two with one id the first.
  let ids: [String: SVGElement]
  /// Whether outlines are read as clips, whatever their paint.
  var isClipping = false
  /// The stops of gradients that have been read.
  var stops: [Int: [Layer.Gradient.Stop]] = [:]
  /// The properties of the elements in copied content.
  var cascades: [CascadeKey: Cascade] = [:]
  /// The target of the innermost `use`, by its number; nil outside of copies.
  var copied: Int?
  /// The styles of elements at their positions.
  private var styles: [Int: Style] = [:]
  /// The style of the `use` whose copy is drawn; nil for none.
  var context: Style?
  /// Whether anything was made a layer only for its box.
  var hidesSome = false
  /// The ids by the labels, the labels of several elements, and the centres of rotation.
  var naming = Naming()
  /// The work done, of which there is a limit: an element that is drawn, or a hundred bytes of it.
  var work = 0
  /// The number of steps in the filters of the elements drawn.
  var filterSteps = 0
  /// The animation elements of the file by the elements that they animate.
  var animations: [Int: [AnimationFacts]] = [:]
  /// The animation elements that layers have taken over.
  var converted: Set<Int> = []
  /// The reasons for which layers have not taken over others.
  var unsupported: [Int: String] = [:]
  /// The elements that the one at hand is in, by their place or by `use`.
  var trail: [SVGElement] = []

  init(_ root: SVGElement, _ notes: NoteList, rules: Int = ArtworkLimits.rules) {
    var ids: [String: SVGElement] = [:]
    var styles: [SVGElement] = []
    for element in root.all {
      if let id = element["id"], ids[id] == nil { ids[id] = element }
      if element.isSVG("style"), element.isStyleSheet { styles.append(element) }
    }
    (self.ids, self.notes) = (ids, notes)
    sheet.limit = rules
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
    if let whole = try composed(content, root, properties, keepsTransform: false) {
      if whole != content { layers = [whole] }
    } else {
      layers = []
    }
    if hidesSome { layers = layers.withoutHidden }
    let fit = ViewBoxFit(preserveAspectRatio: root["preserveAspectRatio"] ?? "")
    if let ground = background(of: root, properties, style, viewBox, fit) {
      layers.insert(ground, at: 0)
    }
    for name in ["clip-path", "mask", "filter"] where properties[name] ?? "none" != "none" {
      notes.add(
        .unsupported, "the \(name) of the outermost 'svg' is measured in its view box", root)
    }
    if properties["transform"] ?? root["transform"] != nil {
      notes.add(.unsupported, "the transform of the outermost 'svg' is left out", root)
    }
    noteAnimations(root)
    if sheet.isExhausted {
      notes.add(.unsupported, "rules of the style are left out: they look at too much", root)
    }
    var artwork = Artwork(
      viewBox: viewBox, fit: fit, layers: layers, labels: naming.labels,
      name: root["id"] ?? root.label ?? "")
    (artwork.sharedLabels, artwork.centers) = (naming.shared, naming.centers)
    return artwork
  }

  /// Paints the background of the root below its content, over the whole viewport.
  private mutating func background(
    of root: SVGElement, _ properties: Properties, _ style: Style, _ box: Rect, _ fit: ViewBoxFit
  ) -> Layer? {
    guard let text = properties["background-color"] ?? properties["background"],
      !["none", "transparent", "inherit"].contains(text)
    else { return nil }
    guard let paint = PaintValue(text), paint != .none else {
      notes.add(.unsupported, "the background of 'svg' is left out", root)
      return nil
    }
    var area = box
    if let size = Size(of: root),
      let back = fit.affine(from: box, to: Rect(origin: .zero, size: size))?.inverted
    {
      area = Path.rect(Rect(origin: .zero, size: size)).applying(back).boundingBox ?? box
    }
    let color = self.paint(paint, 1, nil, root, style)
    return Layer(content: .shape(Layer.Shape(.rect(area), fillColor: color)))
  }

  private func viewBox(of root: SVGElement) -> Rect? {
    if let box = Rect(viewBox: root["viewBox"]) { return box }
    return Size(of: root).map { Rect(origin: .zero, size: $0) }
  }

  /// The layers of an element's children.
  mutating func layers(of element: SVGElement, in style: Style) throws(ArtworkError) -> [Layer] {
    var layers: [Layer] = []
    for child in element.elements {
      if let layer = try layer(for: child, in: style) { layers.append(layer) }
    }
    return layers
  }

  /// The layer of an element; nil if it draws nothing.
  ///
  /// - Parameter style: the inherited style.
  mutating func layer(for element: SVGElement, in style: Style) throws(ArtworkError) -> Layer? {
    guard element.isSVG, let kind = ElementKind(element.name) else {
      if element.isSVG, !ElementKind.isSilent(element.name) {
        notes.add(.unsupported, "'\(element.name)' is left out", element)
      }
      _ = isWanted(element)
      return nil
    }
    guard isWanted(element) else { return nil }
    if kind.isContainer, cutsNothing(element) { return nil }
    try enter(element)
    defer { trail.removeLast() }
    var style = style
    let properties = take(element, &style)
    if properties["display"] == "none" { return hidden(element, kind, style, properties) }
    return try drawn(element, kind, style, properties)
  }

  /// Whether a container is in a clip, where only shapes, texts and uses of them cut
  /// (SVG 1.1, 14.3.5).
  mutating func cutsNothing(_ element: SVGElement) -> Bool {
    guard trail.contains(where: { $0.name == "clipPath" }) else { return false }
    notes.add(.unsupported, "'\(element.name)' in a 'clipPath' cuts nothing out", element)
    return true
  }

  /// The layer of an element that is displayed.
  private mutating func drawn(
    _ element: SVGElement, _ kind: ElementKind, _ style: Style, _ properties: Properties
  ) throws(ArtworkError) -> Layer? {
    guard let properties = unboxed(properties, element, kind) else { return nil }
    let outer = lengths.fontSize
    lengths.fontSize = style.fontSize
    defer { lengths.fontSize = outer }
    let isBox = kind != .group || properties["display"] != "contents"
    guard var content = try content(of: element, kind, style, properties) else { return nil }
    if kind == .shape { animate(shape: &content, element, style) }
    guard var layer = try composed(content, element, properties, keepsTransform: isBox) else {
      return nil
    }
    animate(whole: &layer, element, properties)
    name(&layer, as: element)
    return layer
  }

  /// The hidden layer of an element that is not displayed, where a document may name it or an
  /// element in it; nil otherwise.
  private mutating func hidden(
    _ element: SVGElement, _ kind: ElementKind, _ style: Style, _ properties: Properties
  ) -> Layer? {
    guard copied == nil, !isClipping, trail.allSatisfy({ $0.name != "mask" }),
      element.all.contains(where: { $0["id"] != nil || $0.label != nil })
    else { return nil }
    var properties = properties
    properties["display"] = nil
    // Its omissions are none of the picture's, and neither are its limits.
    let (outer, depth) = (notes, trail.count)
    defer {
      notes = outer
      trail.removeLast(trail.count - depth)
    }
    guard var layer = try? drawn(element, kind, style, properties) else { return nil }
    // Only groups count as hidden; single layers are there for their boxes.
    if layer.sublayers.isEmpty {
      let name = layer.name
      layer.name = ""
      layer = Layer(name, sublayers: [layer])
    }
    layer.isHidden = true
    return layer
  }

  /// Counts an element and increases the depth.
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

  /// The style that an element inherits at its position.
  mutating func inheritedStyle(of element: SVGElement) -> Style {
    element.parent.map { style(of: $0) } ?? Style()
  }

  /// The style of an element at its position.
  mutating func style(of element: SVGElement) -> Style {
    if let known = styles[element.node] { return known }
    var style = inheritedStyle(of: element)
    // Unreadable properties have been noted, or belong to an element that is not drawn.
    _ = style.apply(properties(of: element, &style), lengths)
    styles[element.node] = style
    return style
  }

  /// Notes that a gradient, clip, mask or filter, or definitions around it, are not displayed.
  mutating func noteDisplay(of element: SVGElement) {
    var next: SVGElement? = element
    while let current = next {
      next = current.parent
      var style = Style()
      guard current == element || current.name == "defs",
        properties(of: current, &style)["display"] == "none"
      else { continue }
      notes.add(
        .unsupported, "the display of '\(current.name)' counts only in some browsers", current)
    }
  }
}

extension Size {
  /// The size that a root gives itself; nil for none.
  fileprivate init?(of root: SVGElement) {
    guard let width = root["width"].flatMap({ Length($0)?.absolute }),
      let height = root["height"].flatMap({ Length($0)?.absolute }), width > 0, height > 0
    else { return nil }
    self.init(width: width, height: height)
  }
}

extension [Layer] {
  /// The layers without those that are hidden, which were there for their boxes.
  fileprivate var withoutHidden: [Layer] {
    compactMap { layer in
      if layer.isHidden, layer.sublayers.isEmpty { return nil }
      var layer = layer
      if layer.sublayers.contains(where: \.holdsHidden) {
        layer.sublayers = layer.sublayers.withoutHidden
      }
      if let mask = layer.mask, mask.holdsHidden { layer.mask = [mask].withoutHidden.first }
      return layer
    }
  }
}

extension Layer {
  fileprivate var holdsHidden: Bool {
    hasExtras && (isHidden || mask?.holdsHidden == true)
      || sublayers.contains(where: \.holdsHidden)
  }
}
