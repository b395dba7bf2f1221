import SweepGeometry
import SweepScene

/// Rest for those who ask for less motion: a rule of style with `!important` stands above SMIL
/// (SVG 1.1, 19.2.5 and 6.2). What is no property everywhere, the outline of a path, the stops of a
/// gradient and a way along a path, gets a still stand-in instead.
extension SceneEmitter {
  /// Writes the id that the layer's name gives, or that the element needs to be brought to rest.
  ///
  /// - Parameter shapeAnimations: the animations of the shape; nil where the element is none.
  mutating func writeID(
    _ head: ElementHead, of layer: Layer, shapeAnimations: [SMILElement]? = nil
  ) {
    guard head.isNamed || options.motion == .reduced else { return }
    var rules: [RestingStyle.Declaration] = []
    if options.motion == .reduced {
      rules = restingRules(head, of: layer, shapeAnimations: shapeAnimations)
    }
    guard head.isNamed || !rules.isEmpty else { return }
    let name = layer.name.isEmpty ? "moving" : layer.name
    let id = ids.unique(head.isStandIn ? name + "_still" : name)
    attribute(id: id)
    if options.namesLayers, !layer.name.isEmpty,
      !TextTraits(of: layer.name).contains(.unwritable)
    {
      markup.attribute(data: "name", text: layer.name)
    }
    if head.isStandIn { markup.attribute("display", "none") }
    if !rules.isEmpty { styles.resting.add(rules, to: id) }
  }

  private func restingRules(
    _ head: ElementHead, of layer: Layer, shapeAnimations: [SMILElement]?
  ) -> [RestingStyle.Declaration] {
    if head.isStandIn { return [.value(.display, .isShown(true))] }
    // What never begins by itself stands where whoever runs it leaves it.
    let animations = (head.animations + (shapeAnimations ?? [])).filter { $0.trigger != .manual }
    if head.hasStandIn || animations.contains(where: { $0.attribute == .d }) {
      return [.value(.display, .isShown(false))]
    }
    var rules: [RestingStyle.Declaration] = []
    for attribute in animations.map(\.attribute) {
      for rule in layer.resting(attribute, step: head.transform.steps.first)
      where !rules.contains(rule) {
        rules.append(rule)
      }
    }
    if shapeAnimations != nil, let still = head.gradientID.flatMap({ styles.resting.gradients[$0] })
    {
      rules.append(.gradient(still, isStroke: layer.hasGradientStroke))
    }
    return rules
  }

  /// Writes the still shape that is drawn in place of one whose outline moves.
  mutating func writeStandIn(
    for shape: Shape, of layer: Layer, _ head: ElementHead
  ) throws(SceneError) {
    // At rest it may be hidden.
    if layer.isHidden { return }
    var still = head
    still.isStandIn = true
    still.animations = []
    still.gradientID = head.gradientID.flatMap { styles.resting.gradients[$0] }
    try write(shape, of: layer, still, [])
  }

  /// Writes the rules that hold what moves.
  mutating func writeRestingRules() {
    guard !styles.resting.rules.isEmpty else { return }
    markup.write("@media (prefers-reduced-motion: reduce){")
    for rule in styles.resting.rules {
      if markup.isPretty { markup.breakLine() }
      for (index, id) in rule.ids.enumerated() {
        markup.write(index == 0 ? "#" : ",#")
        ids.write(id, to: &markup.out)
      }
      markup.write("{")
      for (index, declaration) in rule.declarations.enumerated() {
        if index > 0 { markup.write(";") }
        write(declaration)
        markup.write("!important")
      }
      markup.write("}")
    }
    markup.write("}")
  }

  private mutating func write(_ declaration: RestingStyle.Declaration) {
    switch declaration {
    case .value(let attribute, let value):
      markup.write(attribute.name, ":")
      if case .color(let color) = value, let name = styles.variables.name(of: color) {
        markup.write("var(--")
        markup.out.write(utf8: name)
        return markup.write(")")
      }
      let format = attribute.isFraction ? fractionFormat : markup.format
      guard let function = attribute.transformType else { return write(value, format) }
      // Unlike the attribute, the property wants units and commas.
      let unit: StaticString = attribute == .rotate ? "deg" : attribute == .scale ? "" : "px"
      markup.write(function, "(")
      switch value {
      case .pair(let x, let y, let implied) where y != implied:
        write(.number(x), format)
        markup.write(unit, ",")
        write(.number(y), format)
      case .pair(let number, _, _), .number(let number): write(.number(number), format)
      case .color, .path, .place, .isShown, .cap: break
      }
      markup.write(unit, ")")
    case .isWhole: markup.write("stroke-dasharray:none")
    case .gradient(let gradient, let isStroke):
      markup.write(isStroke ? "stroke" : "fill", ":url(#")
      ids.write(gradient, to: &markup.out)
      markup.write(")")
    }
  }
}
