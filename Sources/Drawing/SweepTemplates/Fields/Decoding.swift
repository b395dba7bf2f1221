import SweepDiagnostics
import SweepDials

/// The state of reading one document: its parameters' values and the errors found so far.
struct Decoding {
  /// The parameters that `$name` puts in; nil where a dollar is a dollar.
  var binding: Binding?
  /// The clock and the time zone.
  var environment: RenderEnvironment
  /// The document's folder, from which data is read; nil for none.
  var folder: DocumentFolder?
  /// The errors.
  var sink = DiagnosticSink()
  /// The scales, readings and plots that parts may name.
  var knownScales = NamedValues<Scale>()
  var knownReadings = NamedValues<Reading>()
  var knownPlots = NamedValues<Dial.Plot>()
  /// The number of parts read, those in groups included.
  var partCount = 0
  /// The parts of the list that was read last.
  var innerParts: [LayerEntry] = []
  /// Whether values must lie within the limits of their keys: not in parts that are left out.
  var hasLimits = true
  /// The number of nested theme files.
  var themeFiles = 0
  /// The number of values that could not be had because of an error reported elsewhere.
  private var refusals = 0

  /// A count that has grown wherever something was not as it should be.
  var troubles: Int { sink.count + refusals }

  /// Makes a state with nothing found yet.
  init(binding: Binding? = nil, environment: RenderEnvironment) {
    self.binding = binding
    self.environment = environment
  }

  // MARK: Errors

  /// Reports an error in a value, naming its key.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at origin: ValueOrigin, hint: String? = nil
  ) {
    // Only the author of a document can mend a parameter of the wrong type.
    let name = code == .wrongType ? origin.name : origin.parameter ?? origin.name
    sink.error(code, "'\(name)' \(message)", at: origin.location, hint: hint)
  }

  /// Reports why a text is not a value of its key.
  mutating func report(_ error: GrammarError, at origin: ValueOrigin) {
    report(error.code, error.message, at: origin, hint: error.hint)
  }

  // MARK: Parameters

  /// The value of a key with parameters put in, and its origin; nil if an error has been reported.
  mutating func operand(_ node: Node, _ name: String) -> (operand: Operand, origin: ValueOrigin)? {
    var origin = ValueOrigin(name: name, location: .source(node.span), node: node)
    switch node.content {
    case .refused:
      refuse()
      return nil
    case .sequence(let items): return (.sequence(items), origin)
    case .mapping(let entries): return (.mapping(entries), origin)
    case .scalar(let scalar):
      guard binding != nil, scalar.text.utf8.contains(UInt8(ascii: "$")) else {
        return (.literal(scalar), origin)
      }
      if let name = DollarText.wholeName(scalar.text) {
        guard let (operand, place) = parameter(name, at: origin) else { return nil }
        if let place { (origin.location, origin.parameter) = (place, name) }
        return (operand, origin)
      }
      if let expression = DollarText.wholeExpression(scalar.text) {
        return value(of: expression, in: scalar, at: origin).map { ($0.operand, origin) }
      }
      guard let text = filled(scalar, at: origin) else { return nil }
      return (.literal(Scalar(text: text, isPlain: false, span: scalar.span)), origin)
    }
  }

  private mutating func parameter(
    _ name: String, at origin: ValueOrigin
  ) -> (operand: Operand, place: SourceLocation?)? {
    switch binding?[name] {
    case .value(let value, let place): return (.parameter(value, name: name), place)
    case .absent: return (.absent, nil)
    case .refused:
      refuse()
      return nil
    case nil:
      reportUnknown(name, at: origin)
      return nil
    }
  }

  /// A text with the parameters' texts put in.
  private mutating func filled(_ scalar: Scalar, at origin: ValueOrigin) -> String? {
    var filled = ""
    var isWhole = true
    for piece in DollarText.pieces(scalar.text) {
      // A text may name a long one over and over.
      if filled.utf8.count > LoadLimits.textBytes { break }
      switch piece {
      case .text(let text): filled += text
      case .parameter(let name):
        switch binding?[String(name)] {
        case .value(let value, _): filled += value.text
        case .absent:
          if binding?.readings.contains(String(name)) == true { filled += NoReading.figure }
        case .refused:
          refuse()
          isWhole = false
        case nil:
          reportUnknown(String(name), at: origin)
          isWhole = false
        }
      case .expression(let text):
        // A text may have one after the other, so the first that is wrong is enough.
        guard let outcome = value(of: text, in: scalar, at: origin) else { return nil }
        if case .value(let value) = outcome {
          filled += value.text
        } else if binding?.readings.isDisjoint(with: Expression.names(in: text)) == false {
          filled += NoReading.figure
        }
      case .stray:
        report(
          .strayDollar, "has a dollar that begins no parameter", at: origin,
          hint: "write '${name}' for a parameter inside text, '$$' for a dollar")
        isWhole = false
      }
    }
    return isWhole ? filled : nil
  }

  /// Reports a name that no parameter has.
  mutating func reportUnknown(
    _ name: String, at origin: ValueOrigin, _ place: SourceLocation? = nil
  ) {
    let names = binding?.names ?? []
    sink.error(
      .unknownParameter, "unknown parameter \(name.quoted) in '\(origin.name)'",
      at: place ?? origin.location,
      hint: Suggestion.hintOrList(name, among: names, "the parameters are"))
  }

  /// Counts a value that cannot be had because of an error reported elsewhere.
  mutating func refuse() { refusals += 1 }
}
