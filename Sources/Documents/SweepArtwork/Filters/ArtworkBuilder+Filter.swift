import SweepGeometry
import SweepScene
import SweepValues
import SweepXML

extension ArtworkBuilder {
  /// A layer with the shadow and the blur of an element's filter; nil if the filter makes it
  /// invisible.
  mutating func filtered(
    _ content: Layer, _ element: SVGElement, _ properties: Properties
  ) -> Layer? {
    guard let value = properties["filter"], value.lowercased() != "none", value != "inherit",
      !isClipping
    else { return content }
    var layer = content.isPlaced ? Layer(sublayers: [content]) : content
    guard let box = layer.sweptBox else { return content }
    let inks = Inks(of: content)
    guard let found = image(of: value, element),
      let effects = found.image.effects(ink: inks.only)
    else {
      notes.add(.unsupported, "the filter of '\(element.name)' is left out", element)
      return content
    }
    if effects == LayerEffects() { return content }
    let mixes = effects.blurRadius > 0 && (inks.only == nil || effects.hasShadow)
    if found.isLinear && (mixes || effects.hasShadow && !inks.areOpaque)
      || found.image.needsOpaque && !inks.areOpaque
    {
      notes.add(
        .unsupported, "the filter of '\(element.name)' mixes colours in another way", element)
    }
    layer.effects = effects
    guard let filter = found.filter, let region = region(of: filter, over: content) else {
      return layer
    }
    if region.size.width <= 0 || region.size.height <= 0 { return nil }
    return region.contains(effects.reach(of: box))
      ? layer : Layer(sublayers: [layer]).clipped(to: region)
  }

  /// The result of a filter, with its element, if it has one; nil if no layer can represent it.
  private mutating func image(
    of value: String, _ element: SVGElement
  ) -> (image: FilterImage, filter: SVGElement?, isLinear: Bool)? {
    guard let (id, rest) = PaintValue.reference(value) else {
      return FilterImage(css: value, lengths, ink: color(of: element)).map { ($0, nil, false) }
    }
    guard rest.withoutSpace.isEmpty, let filter = ids[id], filter.isSVG("filter") else {
      return nil
    }
    // Elements in a filter inherit from their parents, not from the filtered element.
    var builder = self
    var chain = FilterChain { element in
      var style = builder.inheritedStyle(of: element)
      return builder.properties(of: element, &style)
    }
    guard let image = chain.image(of: filter) else { return nil }
    return (image, filter, chain.isLinear)
  }

  private mutating func color(of element: SVGElement) -> Color {
    var style = inheritedStyle(of: element)
    _ = style.apply(self.properties(of: element, &style), lengths)
    return style.color
  }

  /// The rectangle outside of which a filter is transparent; nil if it is not known.
  private mutating func region(of filter: SVGElement, over layer: Layer) -> Rect? {
    if filter["filterUnits"] != "userSpaceOnUse", layer.holdsText {
      notes.add(.unsupported, "'filter' is not cut off at the box of a text", filter)
      return nil
    }
    return region(of: filter, in: filter["filterUnits"], over: layer)
  }
}

/// The colours that a layer is painted with.
struct Inks {
  private var colors: Set<UInt32> = []
  private var hasMore = false
  /// Whether all paints are opaque.
  private(set) var areOpaque = true

  /// The only colour of all paints; nil for several, and for none.
  var only: Color? { colors.count == 1 && !hasMore ? colors.first.map { Color($0) } : nil }

  init(of layer: Layer) { add(layer) }

  private mutating func add(_ layer: Layer) {
    if layer.opacity != 1 || layer.shownEffects != nil { areOpaque = false }
    if layer.shownEffects != nil { hasMore = true }
    switch layer.content {
    case .shape(let shape):
      add(shape.fillColor)
      add(shape.strokeColor)
    case .text(let text): add(text.foregroundColor)
    case .gradient(let gradient): add(.gradient(gradient))
    case .image: (hasMore, areOpaque) = (true, false)
    case .group, .replicator: break
    }
    for sublayer in layer.sublayers { add(sublayer) }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .none: break
    case .color(let color):
      colors.insert(color.rgb)
      if color.alpha < 1 { areOpaque = false }
    case .gradient(let gradient):
      hasMore = true
      if gradient.stops.contains(where: { $0.color.alpha < 1 }) { areOpaque = false }
    }
  }
}
