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
  /// less where a ``Case`` is cropped. The picture shows more by default if texts have no room in it.
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
  /// The time of the reading, such as `10:08`, on a line below the picture and in its words; empty, the
  /// default, for none. An interactive dial, whose reading changes later, is without.
  public var updated = ""
  /// The language of the words as a BCP 47 tag; none, which counts as English, by default.
  public var language = ""
  /// The accessible role of the picture; an image by default.
  public var role = Role.image
  /// Whether the dial is drawn for small sizes, down to 96 pixels on its shorter side: larger
  /// figures, fewer of them, heavier marks, no minor ones, no units and no small print; by default,
  /// nil, if the shorter side has at most 128 pixels.
  public var isCompact: Bool?

  /// The way in which motion that ends plays again; nil, the default, to play once.
  public var replay: Replay?
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
  public var descriptionBuilder: DescriptionBuilder {
    var builder = DescriptionBuilder(language: language)
    let context = pushedContext
    for part in parts { part.describe(in: context, into: &builder) }
    if let timeOfReading { builder.addText(timeOfReading) }
    return builder
  }

  /// The readings in words, as in `72 km/h, in the normal range, 0 to 280`; empty without a
  /// reading.
  public var words: String { descriptionBuilder.words }

  /// The words of a dial none of whose readings is known.
  package var wordsOfNoReading: String {
    let words = words
    return words.isEmpty ? Phrases(language: language).noReading : words
  }

  /// The description that is given, with words that have no room in the picture; else all words.
  private func fullDescription(_ builder: DescriptionBuilder) -> String {
    guard let description else { return builder.words }
    if description.isEmpty { return description }
    let known = title + description
    return ([description] + builder.texts.filter { !known.contains($0) }).joined(separator: "; ")
  }

  /// Draws the dial.
  ///
  /// - Throws: ``DialError`` for a scale, a reading or a part that makes no picture, and for a
  ///   meter without a reading.
  public func scene() throws(DialError) -> Layer.Scene { try drawn().scene }

  /// Draws the dial and finds the faults of its texts, and tells in words which readings lie beyond the
  /// ends of their scales.
  ///
  /// - Parameter facts: the facts of its parts, where they are known.
  package func checkedScene(_ facts: DescriptionBuilder? = nil) throws(DialError) -> (
    scene: Layer.Scene, excesses: [String], faults: [TextFault]
  ) {
    var dial = self
    let notes = TextNotes()
    dial.context.notes = notes
    let (scene, excesses, texts) = try dial.drawn(facts)
    let places = texts ?? TextPlaces(scene.layers, in: context.theme)
    return (scene, excesses, notes.faults + places.faults(on: scene.canvas))
  }

  /// Draws the dial, with the readings beyond its scales in words, and its texts if their places are known.
  private func drawn(_ facts: DescriptionBuilder? = nil) throws(DialError) -> (
    scene: Layer.Scene, excesses: [String], texts: TextPlaces?
  ) {
    try context.scale.check()
    try context.reading.check(on: context.scale)
    try context.plot?.check()
    let builder = facts ?? descriptionBuilder
    let isUsed = interactivity != .none
    let context = isUsed ? try playedContext(builder) : pushedContext
    var (scene, texts) = try scene(in: context, builder)
    if isUsed {
      try addInteraction(to: &scene, in: context, builder)
    } else {
      scene = try replaying(scene)
    }
    return (scene, builder.excesses, isUsed ? nil : texts)
  }

  /// The shared context, with the trajectory of a pushed reading.
  var pushedContext: DialContext {
    var context = context
    context.reading = context.reading.pushed(on: context.scale, beside: context.reading)
    return context
  }

  private func scene(
    in context: DialContext, _ builder: DescriptionBuilder
  ) throws(DialError) -> (Layer.Scene, TextPlaces?) {
    let context = context.showing(self, builder, of: pushedContext.reading)
    var layers = try layers(in: context)
    let texts =
      ownViewBox == nil
      ? TextPlaces(layers, from: background == nil ? 0 : 1, in: context.theme) : nil
    var viewBox = texts.map { holding($0.holding(usualViewBox)) } ?? viewBox
    if let line = updatedLine(below: viewBox, in: context.theme) {
      layers.append(context.theme.shown(line.layer))
      viewBox = line.viewBox
    }
    if let background {
      let ground = Layer.Shape(.rect(viewBox), fillColor: .color(context.theme[background]))
      layers.insert(context.theme.shown(Layer("background", content: .shape(ground))), at: 0)
    }
    var scene = Layer.Scene(
      size: ownSize ?? usualSize(of: viewBox), viewBox: viewBox, layers: layers,
      title: title, description: fullDescription(builder), language: language,
      fontFamily: context.theme.fontFamily, role: try sceneRole(builder))
    scene.font = context.theme.font
    if context.theme.text == .drawn { scene.drawnFace = context.theme.drawnFace }
    if context.reading.isMissing, builder.lacksReadings {
      scene.annotations = [Semantics.Annotation("state", "no-data")]
    }
    if context.theme.hasVariables {
      scene.variables = ThemeColor.Token.allCases.map(\.rawValue)
    }
    return (scene, texts)
  }

  private func layers(in context: DialContext) throws(DialError) -> [Layer] {
    var layers: [Layer] = []
    layers.reserveCapacity(parts.count)
    var count = 0
    for index in parts.indices {
      context.notes?.layer = layers.count + (background == nil ? 0 : 1)
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

  private func sceneRole(_ builder: DescriptionBuilder) throws(DialError) -> Layer.Scene.Role {
    if interactivity == .script, role != .decoration, let role = controlRole(builder) {
      return role
    }
    switch role {
    case .image: return .image
    case .decoration: return .decoration
    case .meter:
      guard let meter = builder.meter else {
        throw DialError("role", "cannot be a meter, because no part shows a reading")
      }
      return meter
    }
  }
}

// The area that a dial covers.
extension Dial {
  /// The margin round a face, for its bezel and some air, in dial units.
  private static let margin = 10.0

  /// The face and its margin, in whole dial units.
  var usualViewBox: Rect {
    guard let box = fan?.path(outwards: Self.margin).boundingBox else {
      return Rect(center: .zero, radius: 100 + Self.margin)
    }
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    return Rect(
      x: left, y: top, width: box.maxX.rounded(.up) - left, height: box.maxY.rounded(.up) - top)
  }

  /// The same rectangle, square about the centre where the usual one is, so that the face keeps its place.
  private func holding(_ box: Rect) -> Rect {
    if fan != nil { return box }
    return Rect(radius: max(-box.minX, -box.minY, box.maxX, box.maxY))
  }

  /// The size whose longer side has 400 pixels.
  var usualSize: Size { usualSize(of: usualViewBox) }

  private func usualSize(of viewBox: Rect) -> Size {
    guard ownViewBox == nil, fan != nil else { return Size(width: 400, height: 400) }
    let shown = viewBox.size
    let scale = 400 / max(shown.width, shown.height)
    return Size(
      width: (shown.width * scale).rounded(), height: (shown.height * scale).rounded())
  }

  /// The outline of a case that is cropped to the scale; nil without one.
  private var fan: Fan? {
    guard let fan = context.fan(radius: 100), parts.contains(where: { $0 is Face || $0 is Bezel })
    else { return nil }
    return fan
  }
}

// Layers that are drawn once for many dials.
extension Dial {
  /// The layers of the parts that do not depend on some members of the context, in the places of
  /// the parts; nil in the place of a part that does, or that the compact layout leaves out.
  package func layers(without members: DialContext.Members) throws(DialError) -> [Layer?] {
    var layers: [Layer?] = []
    let builder = descriptionBuilder
    for index in parts.indices {
      let witness = DialContext.Witness()
      var context = pushedContext.showing(self, builder, of: pushedContext.reading)
      context.witness = witness
      let layer = try layer(ofPart: index, in: context)
      layers.append(witness.seen.isDisjoint(with: members) ? layer : nil)
    }
    return layers
  }

  /// The layer of a part in the drawn layout; nil if the compact layout leaves it out.
  func layer(ofPart index: Int, in context: DialContext) throws(DialError) -> Layer? {
    let part = isDrawnCompact ? parts[index].compact(leastType: leastType) : parts[index]
    guard let part else { return nil }
    return try part.shownLayer(in: context)
  }
}

extension Layer.Scene {
  /// The part of the plane that is seen: the view box, and what the shape of the picture adds to it.
  fileprivate var canvas: Rect {
    let scale = min(size.width / viewBox.size.width, size.height / viewBox.size.height)
    let (width, height) = (size.width / scale, size.height / scale)
    return Rect(
      x: viewBox.center.x - width / 2, y: viewBox.center.y - height / 2, width: width,
      height: height)
  }
}
