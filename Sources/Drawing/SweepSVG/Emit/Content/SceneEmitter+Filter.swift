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
    case .box(let region): writeRegion(region, isPart: true)
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

  /// Writes the rectangle in which a filter or mask draws, as parts of a box with more decimals.
  mutating func writeRegion(_ region: Rect, isPart: Bool = false) {
    let format = isPart ? NumberFormat(precision: 6) : markup.format
    let sides: [(StaticString, Double)] = [
      ("x", region.minX), ("y", region.minY), ("width", region.size.width),
      ("height", region.size.height),
    ]
    for (name, value) in sides {
      markup.open(name)
      number(name, value, format: format)
      markup.close()
    }
  }
}
