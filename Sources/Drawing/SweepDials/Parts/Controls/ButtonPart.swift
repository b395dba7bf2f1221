public import SweepGeometry
public import SweepScene

/// A round button that turns the dial by stops or has its own action, in a dial with a script.
///
/// Its own action is the event `press`, whose detail has the label.
public struct ButtonPart: Part {
  /// The name for assistive technology and for programs; empty by default, which draws nothing.
  public var label: String
  /// The number of stops or sectors by which a press turns the dial; nil, for its own action, by
  /// default.
  public var step: Int?
  /// The sign on it, of which artwork fills the button; none by default.
  public var sign: Sign?
  /// The middle in dial units; the centre by default.
  public var position = Point.zero
  /// The radius in dial units; 14 by default.
  public var radius = 14.0
  /// The colour at the top; the theme's `hub` by default.
  public var color = ThemeColor.token(.hub)
  /// The colour at the bottom; the theme's `hubEdge` by default.
  public var edge = ThemeColor.token(.hubEdge)
  /// The colour of the sign, unless that is artwork; by default one that is legible.
  public var signColor: ThemeColor?

  /// Makes a button with its own action, or one that turns the dial.
  public init(_ label: String = "", step: Int? = nil) {
    self.label = label
    self.step = step
  }

  /// Draws the button, if it has a name. Throws for a radius of zero or less.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    guard !label.isEmpty else { return Layer() }
    let (top, bottom) = (context.theme[color], context.theme[edge])
    let disc = Path.circle(center: .zero, radius: radius)
    var layer = Layer("button", position: position)
    layer.sublayers = [Layer(content: .shape(Layer.Shape(disc, fillColor: .lit(top, bottom))))]
    if let sign {
      let theme = context.theme
      let ink = Color.legible(
        among: [theme.ink, theme.face, .black, .white], on: [top, bottom])
      let color = signColor ?? .color(ink)
      layer.sublayers.append(
        try sign.layer(at: .zero, size: sign.isArtwork ? 2 * radius : 1.1 * radius, color, context))
    }
    layer.semantics = semantics(in: context.reading.course)
    return layer
  }

  /// Data for a script. In a slider the arrow keys do the work of a button with a step, which needs no
  /// role.
  private func semantics(in course: Course?) -> Semantics? {
    guard let course else { return nil }
    let press = [Semantics.Annotation("press", step.map { "\($0)" } ?? "")]
    let isChoice = if case .turn = course { true } else { false }
    let hasRole = isChoice || step == nil
    return Semantics(role: hasRole ? .button(label: label) : nil, annotations: press)
  }
}

extension ButtonPart: KeyedPart {
  package static let summary =
    "A round button that turns the dial or has an action of its own, in a dial with a script."

  package static let keys: KeyTable<ButtonPart> = KeyTable([
    Key(
      "label", \.label, .text,
      "The name for assistive technology and programs; without one, nothing is drawn."),
    Key(
      "step", \.step, optional: .integer(in: -60...60),
      "By how many stops or sectors it turns the dial; by default it sends the event press."),
    Key(
      "sign", \.sign, optional: .sign,
      "The sign on it: a name, path data in a box of 24, or a file that fills it."),
    Key("position", \.position, .point, "The middle in dial units."),
    Key("radius", \.radius, .number(above: 0), "The radius in dial units."),
    Key("color", \.color, .themeColor, "The colour at the top."),
    Key("edge", \.edge, .themeColor, "The colour at the bottom."),
    Key(
      "signColor", \.signColor, optional: .themeColor,
      "The colour of the sign; by default one that is legible."),
  ])
}
