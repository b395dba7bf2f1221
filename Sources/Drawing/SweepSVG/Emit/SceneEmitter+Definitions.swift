import SweepGeometry
import SweepScene
import SweepTimeline

extension SceneEmitter {
  mutating func writeDefinitions() throws(SceneError) {
    guard !plan.entries.isEmpty else { return }
    markup.start("defs")
    markup.endStart()
    for entry in plan.entries {
      log.trail = entry.trail
      try write(entry)
      try throwFault()
    }
    log.trail = []
    // Definitions are drawn only where something refers to them.
    styles.resting.endlessID = nil
    markup.end("defs")
  }

  private mutating func write(_ entry: DocumentPlan.Entry) throws(SceneError) {
    switch entry.kind {
    case .gradient(let gradient, let animations):
      guard !animations.isEmpty else { return try write(gradient, id: entry.id) }
      let compiled = try CompiledGradient(gradient, animations, rules)
      add(compiled.findings)
      let end = compiled.gradient
      try write(end, id: entry.id, compiled)
      guard options.motion == .reduced else { return }
      let still = ids.unique(entry.id + "_still")
      styles.resting.gradients[entry.id] = still
      try write(end, id: still)
    case .clip(let outline, let animations):
      try writeClip(outline, animations, id: entry.id)
    case .filter(let effects, let region, let animations):
      let compiled = try CompiledEffects(effects, animations, rules)
      add(compiled.findings)
      try writeFilter(compiled, in: region, id: entry.id)
      guard options.motion == .reduced, !animations.isEmpty else { return }
      // A filter without steps would hide the layer.
      let shows = compiled.effects.shows
      let still = shows ? ids.unique(entry.id + "_still") : ""
      styles.resting.filters[entry.id] = still
      if shows {
        try writeFilter(CompiledEffects(compiled.effects, [], rules), in: region, id: still)
      }
    case .steps(let filter): writeFilter(filter, id: entry.id)
    case .mask(let layer, let units): try writeMask(layer, units, id: entry.id)
    case .way(let path):
      markup.start("path")
      attribute(id: entry.id)
      markup.open("d")
      write(morphing: path)
      markup.close()
      markup.endEmpty()
    }
  }

  /// Writes a gradient.
  ///
  /// - Parameter compiled: its animations, or none.
  private mutating func write(
    _ gradient: Layer.Gradient, id: String, _ compiled: CompiledGradient? = nil
  ) throws(SceneError) {
    let name: StaticString
    switch gradient.geometry {
    case .linear: name = "linearGradient"
    case .radial: name = "radialGradient"
    case .conic:
      note("is painted with a conic gradient, which a gradient layer alone can show")
      name = "linearGradient"
    }
    markup.start(name)
    attribute(id: id)
    try writeGeometry(of: gradient, isMoving: compiled?.line.isEmpty == false)
    markup.endStart()
    if let compiled { write(compiled.line) }
    for (index, stop) in gradient.stops.enumerated() {
      markup.start("stop")
      attribute("offset", fraction: stop.location, unless: -1)
      markup.open("stop-color")
      markup.out.write(color: stop.color)
      markup.close()
      attribute("stop-opacity", fraction: stop.color.alpha, unless: 1)
      styles.variables.note(.stop, stop.color)
      writeClasses()
      end("stop", with: compiled?.animations[index] ?? [])
    }
    markup.end(name)
  }

  /// Writes the coordinates; all of a line that moves, for WebKit moves no missing one.
  private mutating func writeGeometry(
    of gradient: Layer.Gradient, isMoving: Bool
  ) throws(SceneError) {
    let omitted = isMoving ? Double.nan : 0
    let isBox = gradient.units == .objectBoundingBox
    if !isBox { markup.attribute("gradientUnits", "userSpaceOnUse") }
    switch gradient.spread {
    case .pad: break
    case .reflect: markup.attribute("spreadMethod", "reflect")
    case .repeat: markup.attribute("spreadMethod", "repeat")
    }
    if !gradient.transform.isIdentity {
      markup.open("gradientTransform")
      write(.matrix(gradient.transform))
      markup.close()
    }
    switch gradient.geometry {
    case .linear(let from, let to):
      attribute("x1", from.x, unless: omitted)
      attribute("y1", from.y, unless: omitted)
      // Left out, x2 is 100 % of the box or of the view.
      if !isBox || isMoving || to.x != 1 { attribute("x2", to.x) }
      attribute("y2", to.y, unless: omitted)
    case .radial(let center, let radius, let focus):
      try Self.check(notNegative: radius, "radius")
      if !isBox || center.x != 0.5 { attribute("cx", center.x) }
      if !isBox || center.y != 0.5 { attribute("cy", center.y) }
      if !isBox || radius != 0.5 { attribute("r", radius) }
      guard let focus else { return }
      attribute("fx", focus.x)
      attribute("fy", focus.y)
    case .conic: break
    }
  }

  private mutating func writeClip(
    _ outline: Layer.Outline, _ animations: [Layer.Animation], id: String
  ) throws(SceneError) {
    let rect = outline.rect
    try Self.check(notNegative: min(rect.size.width, rect.size.height), "bounds")
    try Self.check(length: outline.radius, "cornerRadius")
    markup.start("clipPath")
    attribute(id: id)
    markup.endStart()
    if outline.radius > 0 || !animations.isEmpty {
      var layer = Layer(animations: animations)
      (layer.bounds, layer.cornerRadius, layer.maskedCorners) =
        (rect, outline.radius, outline.corners)
      let compiled = try CompiledAnimations(layer, rules)
      let shape = Layer.Shape(compiled.base.outline.path)
      let head = ElementHead(isWholeLayer: false)
      try write(shape, of: Layer(content: .shape(shape)), head, compiled.box.background)
      return markup.end("clipPath")
    }
    markup.start("rect")
    attributes(of: rect)
    markup.endEmpty()
    markup.end("clipPath")
  }

  private mutating func writeMask(
    _ layer: Layer, _ units: MaskUnits?, id: String
  ) throws(SceneError) {
    // For a mask that moves, all of the plane that a picture may be seen in.
    let box = layer.changesPlaces ? Rect(center: .zero, radius: 1e5) : layer.paintedBox ?? .zero
    markup.start("mask")
    attribute(id: id)
    if let units {
      if units.isContentInBox { markup.attribute("maskContentUnits", "objectBoundingBox") }
      writeRegion(units.region ?? box, isPart: true)
    } else {
      markup.attribute("maskUnits", "userSpaceOnUse")
      writeRegion(box)
    }
    markup.endStart()
    log.trail.append(-1)
    try write([layer])
    markup.end("mask")
  }
}

extension SceneEmitter {
  /// Writes effects as a filter (SVG 1.1, 15.6), in a region that holds all that they paint.
  mutating func writeFilter(
    _ compiled: CompiledEffects, in region: Rect, id: String
  ) throws(SceneError) {
    let effects = compiled.effects
    let isBlurred = effects.blurRadius > 0 || !compiled.blur.isEmpty
    let isShadowed = effects.hasShadow || effects.isShadowAlone || compiled.movesShadow
    try Self.check(effects)
    markup.start("filter")
    attribute(id: id)
    markup.attribute("filterUnits", "userSpaceOnUse")
    writeRegion(region)
    // Colours mix as they do everywhere else.
    markup.attribute("color-interpolation-filters", "sRGB")
    markup.endStart()
    if effects.isWhite {
      markup.start("feColorMatrix")
      markup.attribute("values", "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0")
      if isShadowed, !isBlurred { markup.attribute("result", "content") }
      markup.endEmpty()
    }
    if isBlurred {
      markup.start("feGaussianBlur")
      attribute("stdDeviation", effects.blurRadius)
      if isShadowed { markup.attribute("result", "content") }
      end("feGaussianBlur", with: compiled.blur)
    }
    if isShadowed { writeShadow(of: compiled, isChanged: isBlurred || effects.isWhite) }
    markup.end("filter")
  }

  /// Writes the steps of a shadow below its layer: the layer's opacity blurred, moved and coloured.
  private mutating func writeShadow(of compiled: CompiledEffects, isChanged: Bool) {
    let effects = compiled.effects
    let isSoft = effects.shadowRadius > 0 || !compiled.shadowBlur.isEmpty
    if isSoft {
      markup.start("feGaussianBlur")
      markup.attribute("in", isChanged ? "content" : "SourceAlpha")
      attribute("stdDeviation", effects.shadowRadius)
      end("feGaussianBlur", with: compiled.shadowBlur)
    }
    markup.start("feOffset")
    if !isSoft { markup.attribute("in", isChanged ? "content" : "SourceAlpha") }
    attribute("dx", effects.shadowOffset.dx)
    attribute("dy", effects.shadowOffset.dy)
    markup.attribute("result", "shadow")
    end("feOffset", with: compiled.offset)
    let color = effects.shadowColor
    markup.start("feFlood")
    markup.open("flood-color")
    markup.out.write(color: color)
    markup.close()
    let opacity = color.alpha * min(max(effects.shadowOpacity, 0), 1)
    attribute("flood-opacity", fraction: opacity, unless: 1)
    styles.variables.note(.flood, color)
    writeClasses()
    end("feFlood", with: compiled.flood)
    markup.start("feComposite")
    markup.attribute("in2", "shadow")
    markup.attribute("operator", "in")
    markup.endEmpty()
    if effects.isShadowAlone { return }
    markup.start("feMerge")
    markup.endStart()
    markup.start("feMergeNode")
    markup.endEmpty()
    markup.start("feMergeNode")
    markup.attribute("in", isChanged ? "content" : "SourceGraphic")
    markup.endEmpty()
    markup.end("feMerge")
  }

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
