import SweepGeometry
import SweepScene

extension SceneEmitter {
  /// Writes effects as a filter (SVG 1.1, 15.6), in a region that holds all that they paint.
  mutating func writeFilter(
    _ effects: LayerEffects, in region: Rect, id: String
  ) throws(SceneError) {
    try Self.check(effects)
    markup.start("filter")
    attribute(id: id)
    markup.attribute("filterUnits", "userSpaceOnUse")
    attribute("x", region.minX)
    attribute("y", region.minY)
    attribute("width", region.size.width)
    attribute("height", region.size.height)
    // Colours mix as they do everywhere else.
    markup.attribute("color-interpolation-filters", "sRGB")
    markup.endStart()
    if effects.isWhite {
      markup.start("feColorMatrix")
      markup.attribute("values", "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0")
      if effects.hasShadow, effects.blurRadius == 0 { markup.attribute("result", "content") }
      markup.endEmpty()
    }
    if effects.blurRadius > 0 {
      markup.start("feGaussianBlur")
      attribute("stdDeviation", effects.blurRadius)
      if effects.hasShadow { markup.attribute("result", "content") }
      markup.endEmpty()
    }
    if effects.hasShadow { writeShadow(of: effects) }
    markup.end("filter")
  }

  /// Writes the steps of a shadow below what casts it: its opacity blurred, moved and coloured.
  private mutating func writeShadow(of effects: LayerEffects) {
    let isChanged = effects.blurRadius > 0 || effects.isWhite
    if effects.shadowRadius > 0 {
      markup.start("feGaussianBlur")
      markup.attribute("in", isChanged ? "content" : "SourceAlpha")
      attribute("stdDeviation", effects.shadowRadius)
      markup.endEmpty()
    }
    markup.start("feOffset")
    if effects.shadowRadius == 0 { markup.attribute("in", isChanged ? "content" : "SourceAlpha") }
    attribute("dx", effects.shadowOffset.dx)
    attribute("dy", effects.shadowOffset.dy)
    markup.attribute("result", "shadow")
    markup.endEmpty()
    let color = effects.shadowColor
    markup.start("feFlood")
    markup.open("flood-color")
    markup.out.write(color: color)
    markup.close()
    let opacity = color.alpha * min(max(effects.shadowOpacity, 0), 1)
    attribute("flood-opacity", fraction: opacity, unless: 1)
    styles.variables.note(.flood, color)
    writeClasses()
    markup.endEmpty()
    markup.start("feComposite")
    markup.attribute("in2", "shadow")
    markup.attribute("operator", "in")
    markup.endEmpty()
    markup.start("feMerge")
    markup.endStart()
    markup.start("feMergeNode")
    markup.endEmpty()
    markup.start("feMergeNode")
    markup.attribute("in", isChanged ? "content" : "SourceGraphic")
    markup.endEmpty()
    markup.end("feMerge")
  }

  /// Throws what makes effects impossible to write.
  private static func check(_ effects: LayerEffects) throws(SceneError) {
    let (offset, color) = (effects.shadowOffset, effects.shadowColor)
    for (field, number) in [
      ("blurRadius", effects.blurRadius), ("shadowRadius", effects.shadowRadius),
      ("shadowOpacity", effects.shadowOpacity), ("shadowColor", color.alpha),
      ("shadowOffset", offset.dx), ("shadowOffset", offset.dy),
    ] where !(abs(number) < NumberFormat.limit) {
      throw SceneError(
        layer: "", field: field, message: "must be finite, and less than 1e9 away from zero")
    }
    try check(notNegative: effects.blurRadius, "blurRadius")
    try check(notNegative: effects.shadowRadius, "shadowRadius")
  }
}
