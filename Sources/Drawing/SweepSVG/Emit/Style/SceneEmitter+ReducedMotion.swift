import SweepGeometry
import SweepScene

/// Reduced motion: a style rule with `!important` overrides SMIL (SVG 1.1, 19.2.5 and 6.2). Values
/// that are not properties in every engine, the outline of a path, the stops of a gradient and
/// motion along a path, get a still stand-in instead.
extension SceneEmitter {
  /// Writes the id that the layer's name gives, or that the element needs to be brought to rest.
  ///
  /// - Parameter shapeAnimations: the animations of the shape; nil if the element is no shape.
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
    if rules.isEmpty { return }
    styles.resting.add(rules, to: id)
    if styles.resting.endlessID == nil,
      (head.animations + (shapeAnimations ?? [])).contains(where: \.sweepsForever)
    {
      styles.resting.endlessID = id
    }
  }

  private func restingRules(
    _ head: ElementHead, of layer: Layer, shapeAnimations: [SMILElement]?
  ) -> [RestingStyle.Declaration] {
    let filter = head.filterID.flatMap { styles.resting.filters[$0] }.map {
      RestingStyle.Declaration.filter($0)
    }
    if head.isStandIn { return [.value(.display, .isShown(true))] + [filter].compactMap { $0 } }
    // An animation that never begins by itself rests where its player leaves it.
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
    if let filter { rules.append(filter) }
    if shapeAnimations != nil, let still = head.gradientID.flatMap({ styles.resting.gradients[$0] })
    {
      rules.append(.gradient(still, isStroke: layer.hasGradientStroke))
    }
    return rules
  }

  /// Writes the still shape that is drawn in place of one whose outline moves.
  mutating func writeStandIn(
    for shape: Layer.Shape, of layer: Layer, _ head: ElementHead
  ) throws(SceneError) {
    // At rest it may be hidden.
    if layer.isHidden { return }
    var still = head
    still.isStandIn = true
    still.animations = []
    still.gradientID = head.gradientID.flatMap { styles.resting.gradients[$0] }
    try write(shape, of: layer, still, [])
  }

  mutating func writeRestingRules() {
    guard !styles.resting.rules.isEmpty else { return }
    if let id = styles.resting.endlessID {
      markup.write("#")
      ids.write(id, to: &markup.out)
      markup.write("{will-change:transform}")
      breakLine()
    }
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
      // Unlike the attribute, the property requires units and commas.
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
    case .filter(""): markup.write("filter:none")
    case .filter(let filter):
      markup.write("filter:url(#")
      ids.write(filter, to: &markup.out)
      markup.write(")")
    case .gradient(let gradient, let isStroke):
      markup.write(isStroke ? "stroke" : "fill", ":url(#")
      ids.write(gradient, to: &markup.out)
      markup.write(")")
    }
  }
}

/// The style rules that keep animated elements on their final pose: one for all elements with the
/// same declarations, in the order of writing.
struct RestingStyle {
  enum Declaration: Hashable {
    /// The value on which an animated attribute ends.
    case value(SMILAttribute, SMILValue)
    /// A stroke without dashes.
    case isWhole
    /// The filter, by its id, that replaces one whose steps move; empty for none.
    case filter(String)
    /// The gradient, by its id, that replaces one with animated stops.
    case gradient(String, isStroke: Bool)
  }

  struct Rule {
    var ids: [String]
    let declarations: [Declaration]
  }

  private var table = Deduplicator<[Declaration], Rule>()
  /// The first element that turns, or whose stroke grows, for ever. Browsers then keep everything
  /// before it as it is in place of painting it again in each frame (CSS Will Change 1, 3).
  var endlessID: String?
  /// The ids of the still gradients, by those of the animated ones.
  var gradients: [String: String] = [:]
  /// The ids of the still filters, by those of the moving ones.
  var filters: [String: String] = [:]

  var rules: [Rule] { table.values }

  mutating func add(_ declarations: [Declaration], to id: String) {
    if let place = table.place(of: declarations) {
      table.change(place) { $0.ids.append(id) }
    } else {
      table.add(declarations, Rule(ids: [id], declarations: declarations))
    }
  }
}

extension Layer {
  /// The declarations that bring an animated attribute of the layer's element to rest; none where a
  /// stand-in does.
  ///
  /// - Parameter step: the place of the step of the transform that the element carries.
  func resting(_ attribute: SMILAttribute, step: Int?) -> [RestingStyle.Declaration] {
    if attribute == .dashArray, let trim = movingTrim { return trim.restingDashes }
    return restingValue(of: attribute, step: step).map { [.value(attribute, $0)] } ?? []
  }

  private func restingValue(of attribute: SMILAttribute, step: Int?) -> SMILValue? {
    switch attribute {
    case .rotate, .scale, .translate: step.flatMap { transform[$0].animatedValue }
    case .lineCap: movingTrim.map { .cap($0.cap(isEmpty: $0.atRest.dash == 0)) }
    case .dashOffset where movingTrim != nil: movingTrim.map { .number($0.atRest.offset) }
    case .fill where text != nil, .fillOpacity where text != nil:
      self[.foregroundColor].map { SMILValue($0, of: attribute) }
    case .origin: .pair(originFromAnchor.dx, originFromAnchor.dy, implied: 0)
    case .motion where !animations.contains(where: \.isAlongPath):
      .pair(position.x, position.y, implied: 0)
    case .motion: nil
    default: self[attribute.property].map { SMILValue($0, of: attribute) }
    }
  }
}

extension Layer.Animation {
  /// Whether it, or one in the group, moves along a path.
  fileprivate var isAlongPath: Bool {
    contains { animation in
      if case .motion = animation { true } else { false }
    }
  }
}

extension MovingTrim {
  /// The part of the stroke that shows in the end, as one dash; a whole stroke has none, because
  /// the ends of a dash would show in a closed outline.
  fileprivate var restingDashes: [RestingStyle.Declaration] {
    guard shape.isTrimmed else { return [.isWhole] }
    return [.value(.dashArray, .pair(atRest.dash, atRest.gap, implied: nil))]
  }
}

extension SMILElement {
  /// Whether it turns an element, or grows its stroke, in every frame without end.
  fileprivate var sweepsForever: Bool {
    [.rotate, .dashArray].contains(attribute) && !isDiscrete && repeatCount == .infinity
      && trigger == nil
  }
}

extension TransformOperation {
  fileprivate var animatedValue: SMILValue? {
    switch self {
    case .rotate(let angle): .number(angle.degrees)
    case .scale(let x, let y): .pair(x, y, implied: x)
    case .translate(let vector): .pair(vector.dx, vector.dy, implied: 0)
    case .skewX, .skewY, .matrix: nil
    }
  }
}
