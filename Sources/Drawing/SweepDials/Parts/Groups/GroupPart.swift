public import SweepGeometry
public import SweepScene

/// Parts with their own position, size and opacity, so that several dials fit on one canvas.
public struct GroupPart: Part {
  /// The parts, the last one on top; none by default.
  public var parts: [any Part]
  /// The position of their centre, in dial units; the centre by default.
  public var position = Point.zero
  /// Dial units in one unit of theirs; 1 by default.
  public var scale = 1.0
  /// Whether the group is light and shade, which themes without shadows leave out; false by default.
  public var isShading = false
  /// The opacity of the group as a whole, 0 … 1; 1 by default.
  public var opacity = 1.0
  /// The shadow of the group as a whole; none by default.
  public var shadow: Shadow?
  /// The standard deviation by which the group as a whole is blurred, in its own units; 0 by default.
  public var blur = 0.0

  /// The outline outside of which nothing of the group is seen, in its own units; none by default.
  public var clip: Path?

  /// The reading from which the group shows; by default it always does. If it is above ``below``,
  /// the group shows outside of the two, as at night from 18 to 6 o'clock.
  public var from: Double?
  /// The reading below which the group shows; by default it always does.
  public var below: Double?
  /// The light that a group is in.
  public enum Sky: String, Hashable, Sendable, CaseIterable {
    /// As by day.
    case day
    /// As at night.
    case night
    /// Dark in light themes too, as behind the glass of a display with lamps.
    case dark
    /// As at night while the group would show, and as by day otherwise, instead of being hidden.
    case turning
  }

  /// The light, in which faces and marks have other colours; the theme's own by default.
  public var sky: Sky?

  /// Makes a group.
  public init(_ parts: [any Part] = []) { self.parts = parts }

  /// Makes a group from the parts listed in a block.
  public init(@PartsBuilder parts: () -> [any Part]) { self.init(parts()) }

  /// Own: its parts are shown one by one.
  public var paperColors: PaperColors { .own }

  /// Draws the parts. Throws for a scale of zero or less, for invalid opacities and radii, and the
  /// errors of the parts.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    try checkKeys()
    if isShading, context.theme.shadow == 0 { return Layer() }
    var group = Layer("group", position: position)
    group.sublayers = try layers(in: context)
    if scale != 1 { group.transform = [.scale(scale)] }
    group.opacity = context.theme.shown(opacity: opacity)
    try cast(shadow, blur: blur, on: &group, in: context.theme)
    group.mask = clip.map { Layer(content: .shape(Layer.Shape($0, fillColor: .color(.white)))) }
    if sky != .turning, from != nil || below != nil {
      group.follow(.isHidden, in: context, at: limits) { !shows($0) }
    }
    return group
  }

  /// The readings at which it shows or hides.
  var limits: [Double] { [from, below].compactMap { $0 } }

  private func layers(in context: DialContext) throws(DialError) -> [Layer] {
    let theme = context.theme
    switch sky {
    case nil: return try layers(under: theme, in: context)
    case .day: return try layers(under: theme.day, in: context)
    case .night: return try layers(under: theme.night, in: context)
    case .dark: return try layers(under: theme.dark, in: context)
    case .turning:
      let versions = [
        Layer(sublayers: try layers(under: theme.day, in: context)),
        Layer(sublayers: try layers(under: theme.night, in: context)),
      ]
      let colors = ColorSwitch(limits: limits, context: context) { shows($0) ? 1 : 0 }
      return [colors.merged(versions)]
    }
  }

  private func layers(
    under theme: Theme, in context: DialContext
  ) throws(DialError) -> [Layer] {
    var (context, layers) = (context, [Layer]())
    context.theme = theme
    for part in parts { layers.append(try part.shownLayer(in: context)) }
    return layers
  }

  /// Whether it shows at a reading.
  func shows(_ value: Double) -> Bool {
    let (from, below) = (from ?? -.infinity, below ?? .infinity)
    return from > below ? value >= from || value < below : value >= from && value < below
  }

  /// Adds the facts of the parts.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    for part in parts { part.describe(in: context, into: &builder) }
  }

  /// The group with its parts in their compact form.
  public func compact(leastType: Double) -> (any Part)? {
    with { $0.parts = parts.compact(leastType: leastType, scale: scale) }
  }
}

extension GroupPart: KeyedPart {
  package static let summary = "Parts with their own position, size and opacity."

  package static let keys: KeyTable<GroupPart> = KeyTable([
    Key("parts", \.parts, .parts, "The parts, the last one on top."),
    Key("position", \.position, .point, "The position of their centre, in dial units."),
    Key("size", \.scale, .number(above: 0), "Dial units in one unit of theirs."),
    Key(
      "shading", \.isShading, .boolean,
      "Whether it is light and shade, which themes without shadows leave out."),
    Key("opacity", \.opacity, .number(in: 0...1), "The opacity of the group as a whole."),
    Key(
      "clip", \.clip, optional: .pathData,
      "The outline outside of which nothing of the group is seen."),
    Key(
      "from", \.from, optional: .quantity,
      "The reading from which on the group shows; of a clock a time such as '06:00'. Above 'below' it shows outside of the two, as a night does from '18:00' to '06:00'."
    ),
    Key("below", \.below, optional: .quantity, "The reading below which the group shows."),
    Key(
      "sky", \.sky, optional: .choice,
      "The light that it is in: by day, at night, dark as behind the glass of a display, or turning: at night from 'from' to 'below' and by day otherwise, instead of being hidden."
    ),
    Key("shadow", \.shadow, optional: .object, "The shadow of the group as a whole."),
    Key(
      "blur", \.blur, .number(in: 0...1000),
      "The standard deviation of the blur of the group as a whole."),
  ])
}
