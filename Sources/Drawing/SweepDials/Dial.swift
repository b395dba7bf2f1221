public import SweepGeometry
public import SweepScene

/// A picture made of parts that share a scale, a reading and a theme.
///
/// ```swift
/// let dial = Dial(context: DialContext(scale: Scale(0...280), reading: Reading(142))) {
///   Face()
///   Ticks(.minor)
///   Ticks(.major)
///   Labels()
///   Needle()
///   Hub()
/// }
/// let scene = try dial.scene()
/// ```
public struct Dial: Sendable {
  /// The size in CSS pixels; 400 × 400 by default, or what the default ``viewBox`` takes of that.
  public var size: Size {
    get { ownSize ?? usualSize }
    set { ownSize = newValue }
  }
  /// The part of the plane that is shown; by default the face with its ring and a margin, which is
  /// less where a ``Case`` is cropped.
  public var viewBox: Rect {
    get { ownViewBox ?? usualViewBox }
    set { ownViewBox = newValue }
  }
  var ownSize: Size?
  var ownViewBox: Rect?
  /// The colour behind everything; none by default, so that the page shows through.
  public var background: ThemeColor?
  /// The scale, reading and theme that the parts share.
  public var context: DialContext
  /// The parts, the last one on top.
  public var parts: [any Part]
  /// The picture's name; empty by default.
  public var title = ""
  /// The accessible description of the picture; by default its readings, as in ``words``.
  public var description: String?
  /// The language of the words as a BCP 47 tag; none, which counts as English, by default.
  public var language = ""
  /// The accessible role of the picture; an image by default.
  public var role = Role.image
  /// Whether the dial is drawn for small sizes, down to 96 pixels on its shorter side: larger
  /// figures, fewer of them, heavier marks, no minor ones, no units and no small print; by default,
  /// nil, if the shorter side has at most 128 pixels.
  public var isCompact: Bool?

  /// The reader's control of the interactive dial; by default it displays values only.
  public var control = Control()
  /// The mechanism of its ``control``; none by default.
  public var interactivity = Interactivity.none
  /// The layers of parts that need not be drawn, in their places; none by default.
  package var cachedLayers: [Layer?] = []

  /// The accessible role of a dial (WAI-ARIA 1.2).
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A picture with a title and a description.
    case image = "img"
    /// An instrument that shows a reading within a range; only for dials that show one.
    case meter
    /// An ornament that assistive technology skips.
    case decoration = "none"
  }

  /// Makes a dial from parts.
  public init(context: DialContext = DialContext(), parts: [any Part]) {
    self.context = context
    self.parts = parts
  }

  /// Makes a dial from the parts listed in a block.
  public init(
    context: DialContext = DialContext(), @PartsBuilder parts: () -> [any Part]
  ) {
    self.init(context: context, parts: parts())
  }

  /// The facts of the parts, for the accessible description.
  public var account: Account {
    var account = Account(language: language)
    let context = pushedContext
    for part in parts { part.describe(in: context, into: &account) }
    return account
  }

  /// The readings in words, as in `72 km/h, in the normal range, 0 to 280`; empty without a
  /// reading.
  public var words: String { account.words }

  /// The description that is given, with words that have no room in the picture; else all words.
  private var fullDescription: String {
    guard let description else { return words }
    if description.isEmpty { return description }
    let known = title + description
    return ([description] + account.texts.filter { !known.contains($0) }).joined(separator: "; ")
  }

  /// Draws the dial.
  ///
  /// - Throws: ``DialError`` for a scale, a reading or a part that makes no picture, and for a
  ///   meter without a reading.
  public func scene() throws(DialError) -> Scene {
    try context.scale.check()
    try context.reading.check(on: context.scale)
    try context.plot?.check()
    if interactivity == .none { return try scene(in: pushedContext) }
    let context = try playedContext()
    var scene = try scene(in: context)
    try addInteraction(to: &scene, in: context)
    return scene
  }

  /// The shared context, with the trajectory of a pushed reading.
  var pushedContext: DialContext {
    var context = context
    context.reading = context.reading.pushed(on: context.scale, beside: context.reading)
    return context
  }

  private func scene(in context: DialContext) throws(DialError) -> Scene {
    var layers = try layers(in: context)
    if let background {
      let ground = Shape(.rect(viewBox), fillColor: .color(context.theme[background]))
      layers.insert(Layer("background", content: .shape(ground)), at: 0)
    }
    var scene = Scene(
      size: size, viewBox: viewBox, layers: layers,
      title: title, description: fullDescription, language: language,
      fontFamily: context.theme.fontFamily, role: try sceneRole())
    scene.font = context.theme.font
    if context.theme.text == .drawn { scene.drawnFace = context.theme.drawnFace }
    if context.theme.hasVariables {
      scene.variables = ThemeColor.Token.allCases.map(\.rawValue)
    }
    return scene
  }

  private func layers(in context: DialContext) throws(DialError) -> [Layer] {
    var layers: [Layer] = []
    layers.reserveCapacity(parts.count)
    var count = 0
    for index in parts.indices {
      var layer = index < cachedLayers.count ? cachedLayers[index] : nil
      if layer == nil { layer = try self.layer(ofPart: index, in: context) }
      guard let layer else { continue }
      count += 1 + layer.sublayerCount
      // A dial that is too large to write is not built.
      guard count <= SceneLimits.layers else {
        throw DialError("parts", "make more than \(SceneLimits.layers) layers")
      }
      layers.append(layer)
    }
    return layers
  }

  private func sceneRole() throws(DialError) -> Scene.Role {
    if interactivity == .script, role != .decoration, let role = controlRole { return role }
    switch role {
    case .image: return .image
    case .decoration: return .decoration
    case .meter:
      guard let meter = account.meter else {
        throw DialError("role", "cannot be a meter, because no part shows a reading")
      }
      return meter
    }
  }
}
