public import SweepGeometry
public import SweepScene

/// A custom shape, or a group of shapes, with animations and a timing.
///
/// A ``Layer`` for documents, with colours that a theme can change.
public struct ShapePart: Part {
  /// The name, by which others can wait for its events; empty by default.
  public var layerName = ""
  /// The outline in its own coordinates; none by default, as for a group.
  public var path: Path?
  /// The colour inside; none by default.
  public var fillColor: ThemeColor?
  /// The colours inside, in place of one; none by default.
  public var fillGradient: ThemeGradient?
  /// The colour of the stroke; none by default.
  public var strokeColor: ThemeColor?
  /// The colours of the stroke, in place of one; none by default.
  public var strokeGradient: ThemeGradient?
  /// The width of the stroke in dial units; 1 by default.
  public var lineWidth = 1.0
  /// The line cap; `butt` by default.
  public var lineCap = Layer.Shape.LineCap.butt
  /// The part of the outline before the stroke begins, 0 … 1; 0 by default.
  public var strokeStart = 0.0
  /// The part of the outline at which the stroke ends, 0 … 1; 1 by default.
  public var strokeEnd = 1.0
  /// The lengths of dashes and gaps in turn, in dial units; none by default.
  public var lineDashPattern: [Double] = []
  /// The place of its origin, in dial units; the centre by default.
  public var position = Point.zero
  /// The rotation, clockwise; none by default.
  public var rotation = Angle.zero
  /// The scale, applied after the rotation; 1 by default.
  public var scale = ScaleFactors(1)
  /// The opacity, 0 … 1; 1 by default.
  public var opacity = 1.0
  /// The depth of the engraving, in dial units: a bright edge on the side away from the light. 0 by
  /// default.
  public var engraving = 0.0
  /// The shadow of the figure with those above it; none by default.
  public var shadow: Shadow?
  /// The standard deviation by which the figure with those above it is blurred; 0 by default.
  public var blur = 0.0
  /// Whether it is left out of the picture; false by default.
  public var isHidden = false
  /// The timing; none by default.
  public var timing: MediaTiming?
  /// The animations, each above those before it.
  public var animations: [Layer.Animation] = []
  /// Figures above the outline, in its coordinates and its time.
  public var layers: [ShapePart] = []

  /// Makes a figure without an outline.
  public init() {}

  /// Draws the figure. Throws for parts, opacities, widths and radii that no shape has.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    var sublayers: [Layer] = []
    for figure in layers { sublayers.append(try figure.layer(in: context)) }
    var layer = Layer(
      layerName, content: try content(in: context.theme), position: position, transform: transform,
      sublayers: sublayers, animations: animations)
    layer.opacity = opacity
    try cast(shadow, blur: blur, on: &layer, in: context.theme)
    layer.isHidden = isHidden
    layer.timing = timing
    if rotation != .zero || animations.properties.contains(.rotation) {
      layer.putGradientsInUserSpace()
    }
    if engraving == 0 { return layer }
    var edge = try brightEdge.layer(in: context)
    let depth = context.theme.construction.light.fall(engraving)
    edge.position = edge.position + depth
    return Layer(sublayers: [edge, layer])
  }

  /// The figure as its bright edge, which none can wait for.
  private var brightEdge: ShapePart {
    func bright(_ isPainted: Bool) -> ThemeColor? {
      isPainted ? .color(.white.opacity(0.5)) : nil
    }
    return with {
      ($0.layerName, $0.engraving, $0.shadow) = ("", 0, nil)
      $0.fillColor = bright(fillColor != nil || fillGradient != nil)
      $0.strokeColor = bright(strokeColor != nil || strokeGradient != nil)
      ($0.fillGradient, $0.strokeGradient) = (nil, nil)
      $0.layers = layers.map(\.brightEdge)
    }
  }

  private var transform: [TransformOperation] {
    var steps: [TransformOperation] = []
    if rotation != .zero { steps.append(.rotate(rotation)) }
    if scale != ScaleFactors(1) { steps.append(.scale(x: scale.x, y: scale.y)) }
    return steps
  }

  private func content(in theme: Theme) throws(DialError) -> Layer.Content {
    guard let path else { return .group }
    var shape = Layer.Shape(
      path, fillColor: fillColor.map { .color(theme[$0]) } ?? .none,
      strokeColor: strokeColor.map { .color(theme[$0]) } ?? .none, lineWidth: lineWidth,
      lineCap: lineCap)
    for (field, color, gradient) in [
      ("fillGradient", fillColor, fillGradient), ("strokeGradient", strokeColor, strokeGradient),
    ] where color != nil && gradient != nil {
      throw DialError(field, "stands in place of a colour, not beside one")
    }
    if let fillGradient {
      shape.fillColor = .gradient(try fillGradient.gradient(in: theme, "fillGradient"))
    }
    if let strokeGradient {
      shape.strokeColor = .gradient(try strokeGradient.gradient(in: theme, "strokeGradient"))
    }
    (shape.strokeStart, shape.strokeEnd) = (strokeStart, strokeEnd)
    shape.lineDashPattern = lineDashPattern
    return .shape(shape)
  }
}

extension ShapePart: ColoredPart {
  /// The colour of the inside and of the stroke, if it has them.
  public static var mainColor: WritableKeyPath<ShapePart, ThemeColor> { \.shownColor }

  private var shownColor: ThemeColor {
    get { fillColor ?? strokeColor ?? .token(.ink) }
    set {
      let hasStroke = strokeColor != nil
      if fillColor != nil || !hasStroke { fillColor = newValue }
      if hasStroke { strokeColor = newValue }
    }
  }
}

extension ShapePart: KeyedPart, DefaultKeyed {
  package static let summary = "A custom shape, or a group of shapes, that may move."

  package static let keys: KeyTable<ShapePart> = KeyTable([
    Key("name", \.layerName, .word, "A name that triggers can refer to."),
    Key("path", \.path, optional: .pathData, "The outline; none for a group."),
    Key("fillColor", \.fillColor, optional: .themeColor, "The colour inside."),
    Key(
      "fillGradient", \.fillGradient, optional: .object,
      "The colours inside, in place of 'fillColor'."),
    Key("strokeColor", \.strokeColor, optional: .themeColor, "The colour of the stroke."),
    Key(
      "strokeGradient", \.strokeGradient, optional: .object,
      "The colours of the stroke, in place of 'strokeColor'."),
    Key("lineWidth", \.lineWidth, .number(atLeast: 0), "The width of the stroke in dial units."),
    Key("lineCap", \.lineCap, .choice, "How the stroke ends."),
    Key(
      "strokeStart", \.strokeStart, .number(in: 0...1), "The part of the outline before the stroke."
    ),
    Key("strokeEnd", \.strokeEnd, .number(in: 0...1), "The part of the outline at which it ends."),
    Key("lineDashPattern", \.lineDashPattern, .numbers, "The lengths of dashes and gaps."),
    Key("position", \.position, .point, "The place of its origin, in dial units."),
    Key("rotation", \.rotation, .angle, "The rotation, clockwise."),
    Key("stretch", \.scale, .scaleFactors, "The scale factors, applied after the rotation."),
    Key("opacity", \.opacity, .number(in: 0...1), "The opacity."),
    Key(
      "engraving", \.engraving, .number(atLeast: 0),
      "How deep it is engraved: it gets a bright edge on the side away from the light."),
    Key("shadow", \.shadow, optional: .object, "The shadow of all of it."),
    Key(
      "blur", \.blur, .number(in: 0...1000), "The standard deviation of the blur of all of it."),
    Key("hidden", \.isHidden, .boolean, "Whether it is hidden."),
    Key("timing", \.timing, optional: .timing, "When it shows, and how its time runs."),
    Key("animations", \.animations, .list(of: .animation), "The changes over time."),
    Key("layers", \.layers, .list(of: .shape), "Shapes on top, in its coordinates and time."),
  ])
}
