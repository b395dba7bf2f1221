import SweepDiagnostics

extension Decoding {
  /// The most values of a document: those that name each other are computed one inside the other.
  static let mostValues = 200

  /// Binds the values of a document to their names, each after those that it names.
  mutating func bindValues(_ node: Node?, besides parameters: [Parameter]) {
    guard let node, let (operand, origin) = operand(node, "values"),
      let entries = mapping(operand, origin)
    else { return }
    guard entries.count <= Self.mostValues else {
      return report(
        .outOfRange, "has \(entries.count) values, more than \(Self.mostValues)", at: origin)
    }
    var values = NamedExpressions()
    for entry in entries {
      let name = entry.key.text
      guard Grammar.isName(name), !parameters.contains(where: { $0.name == name }) else {
        sink.error(
          .parameterName, "\(name.quoted) cannot be the name of a value",
          at: .source(entry.key.span),
          hint: Grammar.isName(name)
            ? "a parameter has that name" : "names are made of letters, digits and '_'")
        continue
      }
      values.waiting[name] = entry
    }
    for entry in entries { bind(entry.key.text, &values) }
  }

  private mutating func bind(_ name: String, _ values: inout NamedExpressions) {
    guard let entry = values.waiting[name] else { return }
    if let start = values.path.firstIndex(of: name) {
      let circle = values.path[start...] + [name]
      sink.error(
        .circle,
        "the value \(name.quoted) depends on itself: "
          + circle.map(\.quoted).joined(separator: " → "), at: .source(entry.value.span))
      values.waiting[name] = nil
      return binding?.set(name, .refused) ?? ()
    }
    values.path.append(name)
    for other in entry.value.parameterNames.sorted() { bind(other, &values) }
    values.path.removeLast()
    // One on a circle has been bound already.
    guard values.waiting.removeValue(forKey: name) != nil else { return }
    let slot = slot(entry.value, name)
    binding?.set(name, slot)
  }

  private mutating func slot(_ node: Node, _ name: String) -> Binding.Slot {
    guard let (operand, origin) = operand(node, name) else { return .refused }
    switch operand {
    case .absent: return .absent
    case .parameter(let value, _): return .value(value, setAt: nil)
    case .literal(let scalar) where scalar.isNull:
      report(.noValue, "has no value", at: origin, hint: "write a value, or leave the key out")
    case .literal(let scalar): return .value(ParameterValue(written: scalar), setAt: nil)
    case .sequence(let nodes):
      guard let items = FieldCodec<[ParameterValue]>.items(nodes, .written, origin, &self) else {
        return .refused
      }
      let list = ParameterValue(items)
      guard list.textBytes <= LoadLimits.textBytes else {
        report(
          .tooLarge, "must be a list of at most \(LoadLimits.textBytes) bytes of text", at: origin)
        return .refused
      }
      return .value(list, setAt: nil)
    case .mapping: report(.wrongShape, "must be a value or a list, not a mapping", at: origin)
    }
    return .refused
  }
}

/// The values that are still to be bound, and those that wait for one another.
private struct NamedExpressions {
  var waiting: [String: Node.Entry] = [:]
  var path: [String] = []
}

extension FieldCodec where Value == ParameterValue {
  /// A value of the type that it is written as.
  fileprivate static var written: Self {
    FieldCodec(.any) { operand, origin, decoding in
      switch operand {
      case .literal(let scalar): return ParameterValue(written: scalar)
      // Lists of lists of lists would grow without end.
      case .parameter(let value, _) where !value.kind.traits.isList: return value
      default:
        decoding.report(.wrongShape, "must be a single value", at: origin)
        return nil
      }
    }
  }
}

extension ParameterValue {
  fileprivate init(written scalar: Scalar) {
    let number = scalar.isPlain ? try? Grammar.number(scalar.text) : nil
    let boolean = scalar.isPlain ? try? Grammar.boolean(scalar.text) : nil
    self =
      number.map { ParameterValue.number($0).settled } ?? boolean.map(ParameterValue.boolean)
      ?? .text(scalar.text)
  }

  /// The length of the texts of a list.
  fileprivate var textBytes: Int {
    if case .texts(let texts) = self { texts.reduce(0) { $0 + $1.utf8.count } } else { 0 }
  }

  /// A list of numbers, where all are, or of texts.
  fileprivate init(_ items: [ParameterValue]) {
    let numbers = items.compactMap(\.magnitude)
    self = numbers.count == items.count ? .numbers(numbers) : .texts(items.map(\.text))
  }
}
