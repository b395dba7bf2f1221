import SweepGeometry
import SweepScene

// Filters that artwork brings along, step by step.
extension SceneEmitter {
  /// Writes a filter, whose region is known.
  mutating func writeFilter(_ filter: LayerFilter, id: String) {
    markup.start("filter")
    attribute(id: id)
    switch filter.region {
    case .user(let region):
      markup.attribute("filterUnits", "userSpaceOnUse")
      writeRegion(region)
    case .box(let parts): writeParts(parts)
    case .painted: break
    }
    if filter.measuresBox { markup.attribute("primitiveUnits", "objectBoundingBox") }
    if !filter.mixesLight { markup.attribute("color-interpolation-filters", "sRGB") }
    markup.endStart()
    for step in filter.steps { write(step) }
    markup.end("filter")
  }

  private mutating func write(_ step: LayerFilter.Step) {
    markup.start(text: step.name)
    for attribute in step.attributes { markup.attribute(text: attribute.name, attribute.value) }
    if step.children.isEmpty { return markup.endEmpty() }
    markup.endStart()
    for child in step.children { write(child) }
    markup.end(text: step.name)
  }

  /// Writes the rectangle in which a filter or mask draws.
  mutating func writeRegion(_ region: Rect) {
    attribute("x", region.minX)
    attribute("y", region.minY)
    attribute("width", region.size.width)
    attribute("height", region.size.height)
  }

  /// Writes such a rectangle as parts of a box.
  mutating func writeParts(_ parts: Rect) {
    let format = NumberFormat(precision: 6)
    let sides: [(StaticString, Double)] = [
      ("x", parts.minX), ("y", parts.minY), ("width", parts.size.width),
      ("height", parts.size.height),
    ]
    for (name, value) in sides {
      markup.open(name)
      number(name, value, format: format)
      markup.close()
    }
  }
}
