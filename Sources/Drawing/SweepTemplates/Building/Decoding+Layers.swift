import SweepDiagnostics
import SweepDials

/// A part as a document lists it.
struct LayerEntry: Sendable {
  /// The part, on its own scale and reading if the document sets them.
  var part: any Part
  /// The name of the part.
  var name: Scalar
  /// Its fields, for the place of errors.
  var fields: Node
  /// The keys with unreadable values, which are not reported again.
  var refused: Set<String>
  /// The parts inside the part.
  var parts: [LayerEntry] = []
}

/// The keys that every part has.
struct CommonKeys: DefaultKeyed {
  var isShown = true
  var scale: String?
  var reading: String?
  var plot: String?
  var colorAt: [ColorStop] = []

  static let names = ["when", "scale", "reading", "plot", "colorAt"]

  static let keys: KeyTable<CommonKeys> = KeyTable([
    Key("when", \.isShown, .boolean, "Whether the part is drawn."),
    Key("scale", \.scale, optional: .word, "Its scale; by default the first one."),
    Key("reading", \.reading, optional: .word, "Its reading; by default the first one."),
    Key("plot", \.plot, optional: .word, "Its plot; by default the first one."),
    Key(
      "colorAt", \.colorAt, .list(of: .colorStop),
      "Colours from readings on, as in [[60, warning], [85, danger]]; below them its own colour."),
  ])
}

extension Decoding {
  /// The parts of a document, or of a group.
  mutating func layers(_ node: Node) -> [LayerEntry] {
    layers(node) { $0.layer($1) }.compactMap(\.self)
  }

  /// The parts of a list in their places; nil for an omitted or invalid one.
  mutating func layers(
    _ node: Node, read: (inout Decoding, Node) -> LayerEntry?
  ) -> [LayerEntry?] {
    guard let (operand, origin) = operand(node, "layers") else { return [] }
    guard case .sequence(let items) = operand else {
      report(.wrongShape, "must be a list of parts", at: origin, hint: "write '- face' below it")
      return []
    }
    partCount += items.count
    let limit = environment.limits[.parts]
    guard partCount <= limit else {
      report(
        .tooLarge, "must hold at most \(limit) parts", at: origin, hint: LoadLimits.Name.parts.hint)
      return []
    }
    return items.map { read(&self, $0) }
  }

  /// A part; nil for an omitted or invalid one.
  mutating func layer(_ item: Node) -> LayerEntry? {
    guard let (name, fields) = part(item) else { return nil }
    guard let type = PartType.named(name.text) else {
      sink.error(
        .unknownPart, "unknown part \(name.text.quoted)", at: .source(name.span),
        hint: PartType.hint(forUnknown: name.text))
      return nil
    }
    guard let entries = entries(fields, of: name) else { return nil }
    let what = "'\(name.text)'"
    let location = SourceLocation.source(name.span)
    var common = CommonKeys()
    decode(
      entries.filter { CommonKeys.names.contains($0.key.text) }, into: &common, of: what,
      at: location)
    let hadLimits = hasLimits
    hasLimits = hadLimits && common.isShown
    innerParts = []
    var (part, refused) = type.decode(entries, what, location, &self)
    hasLimits = hadLimits
    let inner = innerParts
    innerParts = []
    let scale = find(common.scale, in: knownScales, fields, "scale", .unknownScale)
    let reading = find(common.reading, in: knownReadings, fields, "reading", .unknownReading)
    let plot = find(common.plot, in: knownPlots, fields, "plot", .unknownPlot)
    guard common.isShown else { return nil }
    if let artwork = part as? ArtworkPart { warn(of: artwork, what, at: location) }
    if !common.colorAt.isEmpty {
      guard let colored = part as? any ColoredPart else {
        sink.error(
          .unknownKey, "'colorAt' is not allowed in \(what), which has no colour of its own",
          at: fields?["colorAt"].map(blame) ?? location)
        return nil
      }
      part = ColorByReading(colored, common.colorAt)
    }
    if scale != nil || reading != nil || plot != nil {
      part = part.on(scale: scale, reading: reading, plot: plot)
    }
    return LayerEntry(
      part: part, name: name, fields: fields ?? item, refused: refused, parts: inner)
  }

  /// Warns of names and boxes in artwork that may not mean what its author expects.
  private mutating func warn(of artwork: ArtworkPart, _ what: String, at location: SourceLocation) {
    for (name, element) in artwork.renamed {
      sink.warn(
        .renamedElement,
        "\(what) has no element that is called \(name.quoted); \(element.quoted) in its box is meant",
        at: location, hint: "write element: \(element)")
    }
    for (shared, element) in artwork.sharedNames {
      sink.warn(
        .sharedName,
        "\(what) has several elements that are called \(shared.quoted); \(element.quoted) is meant",
        at: location, hint: "name the element by its id")
    }
    if artwork.turnsInBoxAtRest {
      sink.warn(
        .reducedArtwork,
        "the needle of \(what) turns in a clip or group that keeps the needle's box at rest",
        at: location)
    }
  }

  /// The name of a part and its fields.
  private mutating func part(_ item: Node) -> (name: Scalar, fields: Node?)? {
    switch item.content {
    case .scalar(let name): return (name, nil)
    case .mapping(let entries) where entries.count == 1:
      return (entries[0].key, entries[0].value)
    case .mapping(let entries):
      sink.error(
        .wrongShape, "a layer must be one part", at: .source(item.span),
        hint: entries.first.map { "indent the keys of '\($0.key.text)' further than its name" })
    case .sequence:
      sink.error(.wrongShape, "a layer must be a part, not a list", at: .source(item.span))
    case .refused: break
    }
    return nil
  }

  /// The fields of a part; none for a bare name.
  private mutating func entries(_ node: Node?, of name: Scalar) -> [Node.Entry]? {
    guard let node else { return [] }
    if let scalar = node.scalar, scalar.isNull { return [] }
    guard let (operand, origin) = operand(node, name.text) else { return nil }
    return mapping(operand, origin)
  }

  /// The value that a key names; a stand-in for a missing or invalid one.
  mutating func find<Value: StandIn>(
    _ name: String?, in values: NamedValues<Value>, _ fields: Node?, _ key: String,
    _ code: DiagnosticCode, noun: String? = nil
  ) -> Value? {
    guard let name else { return nil }
    if let witness = binding?.witness {
      witness.note(
        Value.self == Reading.self ? SceneMemory.reference(to: name) : "a \(key)")
    }
    if let found = values.items.first(where: { $0.name == name }) {
      return found.value ?? .standIn
    }
    guard let node = fields?[key], values.areKnown else { return .standIn }
    let noun = noun ?? key
    sink.error(
      code, "unknown \(noun) \(name.quoted)", at: blame(node),
      hint: Suggestion.hintOrList(name, among: values.names, "the \(noun)s are"))
    return .standIn
  }
}
