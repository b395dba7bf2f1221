public import SweepGeometry
public import SweepScene

/// Custom artwork, of which a named element, or all, may be the needle.
///
/// ```swift
/// var gauge = ArtworkPart(artwork)
/// gauge.needle = DrawnNeedle("needle", pivot: Layer.Point(120, 120))
/// ```
public struct ArtworkPart: Part {
  /// The artwork; none by default, which shows nothing.
  public var artwork: Artwork?
  /// The rectangle that it fits, in dial units; by default the face's square. The rest is cut off.
  public var frame = Rect(center: .zero, radius: 100)
  /// The id or label of the only element to show; all of them by default.
  public var element: String?
  /// The ids or labels of elements to leave out; none by default.
  public var hidden: [String] = []
  /// One colour for all that it fills and strokes, so that it follows the theme; its own by default.
  public var fill: ThemeColor?
  /// The element that turns to the reading; none by default.
  public var needle: DrawnNeedle?
  /// The text that shows the reading; none by default.
  public var number: DrawnNumber?
  /// The element that shows up to the reading; none by default.
  public var arc: DrawnArc?
  /// The elements that light up in ranges of readings; none by default.
  public var lights: [DrawnLight] = []

  /// Makes a part that shows artwork.
  public init(_ artwork: Artwork? = nil) { self.artwork = artwork }

  /// Own without a colour of the theme.
  public var paperColors: PaperColors { fill == nil ? .own : .hatched }

  /// The names that the artwork lacks, with the elements that are meant by their boxes.
  package var renamed: [(name: String, element: String)] {
    found.elements.filter { !$0.element.isEmpty }
  }

  /// The names and boxes of the elements that follow the reading.
  private var followers: [(name: String?, box: Rect?)] {
    let others: [(any ArtworkFollower)?] = [number, arc] + lights
    return [(needle?.element, needle?.box)] + others.map { ($0?.element, $0?.box) }
  }

  /// The artwork in which these elements have the names that they are called by.
  private var found: (artwork: Artwork?, elements: [(name: String, element: String)]) {
    var (artwork, elements) = (artwork, [(name: String, element: String)]())
    for (name, box) in followers {
      guard let name, let box, let found = artwork?.naming(name, at: box) else { continue }
      artwork = found.artwork
      elements.append((name, found.element))
    }
    return (artwork, elements)
  }

  /// The names in use that the editor shows for several elements, with the elements that they mean.
  package var sharedNames: [(name: String, element: String)] {
    guard let artwork else { return [] }
    let others = [needle?.pivotElement, element].compactMap(\.self) + hidden
    let names = followers.compactMap(\.name) + others
    return names.filter(artwork.sharedLabels.contains).compactMap { name in
      artwork.path(to: name).map { (name, artwork.layer(at: $0).name) }
    }
  }

  /// Whether the needle turns within a clip or a group that keeps the box of the needle at rest.
  package var turnsInBoxAtRest: Bool {
    guard let element = needle?.element, let artwork = found.artwork,
      let path = artwork.path(to: element)
    else { return false }
    return path.indices.contains { place in
      artwork.layer(at: Array(path[..<place])).isMeasuredAtRest
    }
  }

  /// Draws the artwork, if any. Throws for elements that it lacks, and for an empty frame.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard var artwork = found.artwork else { return Layer() }
    guard frame.size.width > 0, frame.size.height > 0 else {
      throw DialError("frame", "must have a width and a height")
    }
    for name in hidden {
      try artwork.check(name, "hidden")
      artwork = artwork.without(name)
    }
    if let element {
      try artwork.check(element, "element")
      artwork = artwork.only(element)
    }
    artwork = fill.map { artwork.filled(context.theme[$0]) } ?? artwork.inked(context.theme.ink)
    if context.theme.font != nil { artwork.layers = artwork.layers.map { $0.withoutFamilies } }
    if let number { artwork = try number.replaced(in: artwork, context) }
    for light in lights { artwork = try light.switched(in: artwork, context) }
    if let arc {
      artwork = try arc.grown(in: artwork, about: try needle?.pivot(in: artwork), context)
    }
    if let needle { artwork = try needle.turned(in: artwork, context) }
    let map = artwork.affine(to: frame)
    guard abs(map.a) < 1e6, abs(map.d) < 1e6 else {
      throw DialError("frame", "is too large for the view box of the artwork")
    }
    var layer = Layer(
      "artwork",
      sublayers: [
        Layer(transform: map.isIdentity ? [] : [.matrix(map)], sublayers: artwork.layers)
      ])
    layer.clip(to: frame)
    return layer
  }
}

extension ArtworkPart {
  /// Adds the reading as its number spells it.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    number?.readout.describe(in: context, into: &builder)
    if needle != nil || arc != nil, number != nil { builder.addReading(of: context) }
  }
}

extension Artwork {
  /// Throws unless there is an element of that name.
  func check(_ name: String, _ field: String) throws(DialError) {
    guard path(to: name) == nil else { return }
    let known = names.prefix(12).joined(separator: ", ")
    let list = known.isEmpty ? "no element has a name" : "there are \(known)"
    throw DialError(field, "names '\(name)', which the artwork does not have; \(list)")
  }
}

extension ArtworkPart: KeyedPart {
  package static let summary =
    "SVG artwork, of which a named element, or all, may turn as the needle."
  package static let keys: KeyTable<ArtworkPart> = KeyTable([
    Key(
      "file", \.artwork, optional: .artwork,
      "An SVG, PNG, JPEG, GIF or WebP file beside the document; a pixel is one unit."),
    Key("frame", \.frame, .rect, "The rectangle that it fits: left, top, width, height."),
    Key("element", \.element, optional: .word, "The id or label of the only element to show."),
    Key("hidden", \.hidden, .list(of: .word), "The ids or labels of elements to leave out."),
    Key(
      "fill", \.fill, optional: .themeColor,
      "One colour for all that it fills and strokes, as of the theme; by default its own colours."),
    Key(
      "needle", \.needle, optional: .drawnNeedle,
      "What turns to the reading: an element, or all of the artwork."),
    Key(
      "number", \.number, optional: .object,
      "The text that shows the reading, in its own font, size and colour."),
    Key(
      "arc", \.arc, optional: .object,
      "The element that shows from the lower end of the scale to the reading, as a progress arc."),
    Key(
      "lights", \.lights, .list(of: .object),
      "The elements, such as lamps and coloured bands, that light up in ranges of readings."),
  ])
}

extension Artwork {
  /// The drawing with one colour for all that it fills, strokes and writes, as opaque as it was.
  ///
  /// Pictures keep their colours, and masks their effect.
  func filled(_ color: Color) -> Artwork {
    var artwork = self
    artwork.layers = layers.map { layer in
      layer.mappingColors(inMasks: false) { color.opacity($0.alpha) }
    }
    return artwork
  }

  /// The drawing with a colour in place of SVG's `currentColor`.
  func inked(_ ink: Color) -> Artwork {
    var artwork = self
    artwork.layers = layers.map { $0.mappingColors(inMasks: true) { $0.inked(ink) } }
    return artwork
  }
}

extension Layer {
  /// The layer with its texts in the font of the scene; those of several parts keep theirs.
  fileprivate var withoutFamilies: Layer {
    var layer = self
    if case .text(var text) = content, text.runs.isEmpty {
      text.fontFamily = nil
      layer.content = .text(text)
    }
    if !sublayers.isEmpty { layer.sublayers = sublayers.map(\.withoutFamilies) }
    if let mask { layer.mask = mask.withoutFamilies }
    return layer
  }
}
