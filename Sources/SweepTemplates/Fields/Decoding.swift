import SweepDials

/// The state of reading one document: its parameters' values and the mistakes found so far.
struct Decoding {
  /// The parameters that `$name` puts in; nil where a dollar is a dollar.
  var binding: Binding?
  /// The clock and the time zone.
  let environment: RenderEnvironment
  /// The document's folder, from which data is read; nil for none.
  var folder: String?
  /// The mistakes.
  var sink = DiagnosticSink()
  /// The scales, readings and plots that parts may name.
  var knownScales = NamedValues<Scale>()
  var knownReadings = NamedValues<Reading>()
  var knownPlots = NamedValues<Plot>()
  /// The number of parts read, those in groups included.
  var partCount = 0
  /// The number of values that could not be had because of a mistake reported elsewhere.
  private var refusals = 0

  /// A count that has grown wherever something was not as it should be.
  var troubles: Int { sink.count + refusals }

  /// Makes a state with nothing found yet.
  init(binding: Binding? = nil, environment: RenderEnvironment) {
    self.binding = binding
    self.environment = environment
  }

  // MARK: Mistakes

  /// Reports a mistake in a value, naming its key.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at site: Site, hint: String? = nil
  ) {
    sink.error(code, "'\(site.name)' \(message)", at: site.location, hint: hint)
  }

  /// Reports why a text is not a value of its key.
  mutating func report(_ error: GrammarError, at site: Site) {
    report(error.code, error.message, at: site, hint: error.hint)
  }

  // MARK: Parameters

  /// The value of a key with parameters put in, and the place to blame for it; nil where a
  /// mistake has been reported.
  mutating func operand(_ node: Node, _ name: String) -> (operand: Operand, site: Site)? {
    var site = Site(name: name, location: .source(node.span), node: node)
    switch node.content {
    case .refused:
      refusals += 1
      return nil
    case .sequence(let items): return (.sequence(items), site)
    case .mapping(let entries): return (.mapping(entries), site)
    case .scalar(let scalar):
      guard binding != nil, scalar.text.utf8.contains(UInt8(ascii: "$")) else {
        return (.literal(scalar), site)
      }
      if let name = DollarText.wholeName(scalar.text) {
        guard let (operand, place) = parameter(name, at: site) else { return nil }
        if let place { site.location = place }
        return (operand, site)
      }
      guard let text = filled(scalar.text, at: site) else { return nil }
      return (.literal(Scalar(text: text, isPlain: false, span: scalar.span)), site)
    }
  }

  private mutating func parameter(
    _ name: String, at site: Site
  ) -> (operand: Operand, place: Location?)? {
    switch binding?[name] {
    case .value(let value, let place): return (.parameter(value, name: name), place)
    case .absent: return (.absent, nil)
    case .refused:
      refusals += 1
      return nil
    case nil:
      reportUnknown(name, at: site)
      return nil
    }
  }

  /// A text with the parameters' texts put in.
  private mutating func filled(_ text: String, at site: Site) -> String? {
    var filled = ""
    var isWhole = true
    for piece in DollarText.pieces(text) {
      // A text may name a long one over and over.
      if filled.utf8.count > LoadLimits.textBytes { break }
      switch piece {
      case .text(let text): filled += text
      case .parameter(let name):
        switch binding?[String(name)] {
        case .value(let value, _): filled += value.text
        case .absent: break
        case .refused:
          refusals += 1
          isWhole = false
        case nil:
          reportUnknown(String(name), at: site)
          isWhole = false
        }
      case .stray:
        report(
          .strayDollar, "has a dollar that begins no parameter", at: site,
          hint: "write '${name}' for a parameter inside text, '$$' for a dollar")
        isWhole = false
      }
    }
    return isWhole ? filled : nil
  }

  private mutating func reportUnknown(_ name: String, at site: Site) {
    let names = binding?.names ?? []
    sink.error(
      .unknownParameter, "unknown parameter \(name.quoted) in '\(site.name)'", at: site.location,
      hint: Suggestion.hintOrList(name, among: names, "the parameters are"))
  }

  /// The place to blame for a value: where the first parameter in it was set, or its own.
  func blame(_ node: Node) -> Location { placeSet(node) ?? .source(node.span) }

  /// The place to blame for a key of a mapping; nil where there is none.
  ///
  /// A parameter's default is not at fault where another parameter was set beside it; the keys
  /// behind it are asked first.
  func blame(_ key: String, in node: Node?) -> Location? {
    guard let node, case .mapping(let entries) = node.content else { return nil }
    let value = node[key]
    if let value, let place = placeSet(value) { return place }
    if value?.scalar.map({ DollarText.wholeName($0.text) == nil }) ?? false {
      return value.map(blame)
    }
    let index = entries.firstIndex { $0.key.text == key } ?? 0
    let beside = entries[index...] + entries[..<index]
    return beside.lazy.compactMap { placeSet($0.value) }.first ?? value.map(blame)
  }

  /// Where the first parameter in a value was set; nil for defaults and what is no parameter.
  private func placeSet(_ node: Node) -> Location? {
    switch node.content {
    case .scalar(let scalar):
      guard let name = DollarText.wholeName(scalar.text),
        case .value(_, setAt: let place?) = binding?[name]
      else { return nil }
      if case .option = place { return .option(name) }
      return place
    case .sequence(let items): return items.lazy.compactMap(placeSet).first
    case .mapping, .refused: return nil
    }
  }
}
