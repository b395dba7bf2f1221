import SweepDiagnostics
import SweepDials

/// Finds the place to blame for an error in a value as a whole: that of the parameter behind it.
extension Decoding {
  /// Reports an invalid scale, reading or part, at the key at fault if it is there.
  ///
  /// - Parameter place: the location without such a key.
  mutating func report(
    _ error: DialError, _ code: DiagnosticCode, in node: Node, of what: String,
    otherwise place: SourceLocation? = nil, hint: String? = nil
  ) {
    let names = parameters(behind: error.field, in: node)
    let location = blame(error.field, in: node) ?? place ?? .source(node.span)
    if let (missing, other) = gap(at: error.field, in: node) {
      return sink.error(
        code, "'\(other)' is set without '\(missing)'", at: location,
        hint: "set '\(missing)' too, which \(error.message)")
    }
    guard names.isEmpty else {
      let subject = names.map { "'\($0)'" }.joined(separator: " and ")
      // The option is not to name the parameter once more.
      let isOption =
        if case .option(let name) = location { name.map(names.contains) ?? true } else { false }
      return sink.error(
        code, "\(subject) \(error.message)", at: isOption ? .option(nil) : location, hint: hint)
    }
    sink.error(code, "\(error) in \(what)", at: location, hint: hint)
  }

  /// The parameter that is a key's whole value and not set, and the first one that was set beside it;
  /// nil if there are no such two.
  private func gap(at key: String, in node: Node) -> (missing: String, other: String)? {
    guard case .mapping(let entries) = node.content, let text = node[key]?.scalar?.text,
      let missing = DollarText.wholeNames(text).first, case .absent? = binding?[missing]
    else { return nil }
    let beside = entries.compactMap(\.value.scalar).flatMap { DollarText.wholeNames($0.text) }
    return beside.first { placeSet($0) != nil }.map { (missing, $0) }
  }

  /// The location of a value's fault: the setting of the first parameter in it, or its own.
  func blame(_ node: Node) -> SourceLocation { placeSet(node) ?? .source(node.span) }

  /// The location of a key's fault; nil for none.
  ///
  /// A parameter's default is not at fault if another parameter was set beside it; the keys behind
  /// it are tried first.
  func blame(_ key: String, in node: Node?) -> SourceLocation? {
    if let (key, inner) = node?.inside(key) { return blame(key, in: inner) }
    guard let node, case .mapping(let entries) = node.content else { return nil }
    let value = node.value(of: key)
    if let value, let place = placeSet(value) { return place }
    if value?.scalar.map({ DollarText.wholeNames($0.text).isEmpty }) ?? false {
      return value.map(blame)
    }
    let index = entries.firstIndex { $0.key.text == key } ?? 0
    let beside = entries[index...] + entries[..<index]
    return beside.lazy.compactMap { placeSet($0.value) }.first ?? value.map(blame)
  }

  /// The place where the first parameter in a value was set; nil for defaults and other values.
  private func placeSet(_ node: Node) -> SourceLocation? {
    switch node.content {
    case .scalar(let scalar):
      return DollarText.wholeNames(scalar.text).lazy.compactMap(placeSet).first
    case .sequence(let items): return items.lazy.compactMap(placeSet).first
    case .mapping, .refused: return nil
    }
  }

  /// The place where a parameter was set; nil for a default.
  private func placeSet(_ name: String) -> SourceLocation? {
    guard case .value(_, setAt: let place?) = binding?[name] else { return nil }
    if case .option = place { return .option(name) }
    return place
  }

  /// Whether a parameter in a key's value or in one beside it was set.
  private func isSet(_ key: String, in node: Node) -> Bool {
    if let (key, inner) = node.inside(key) { return isSet(key, in: inner) }
    if node.value(of: key).flatMap(placeSet) != nil { return true }
    guard case .mapping(let entries) = node.content else { return false }
    return entries.contains { placeSet($0.value) != nil }
  }

  /// The parameters that a key's value is made of, if one of them or one beside it was set; none otherwise.
  private func parameters(behind key: String, in node: Node) -> [String] {
    guard let value = node.value(of: key), isSet(key, in: node) else { return [] }
    var scalars: [Scalar] = []
    switch value.content {
    case .scalar(let scalar): scalars = [scalar]
    case .sequence(let items): scalars = items.compactMap(\.scalar)
    case .mapping, .refused: break
    }
    return scalars.flatMap { DollarText.wholeNames($0.text) }.filter { binding?[$0] != nil }
  }
}

extension Node {
  /// The rest of a path such as `y.max`, and the mapping that its first key names; nil for one key.
  fileprivate func inside(_ path: String) -> (key: String, node: Node)? {
    guard let dot = path.firstIndex(of: "."), let inner = self[String(path[..<dot])] else {
      return nil
    }
    return (String(path[path.index(after: dot)...]), inner)
  }

  /// The value of a key in a mapping, or in a mapping inside it.
  fileprivate func value(of key: String) -> Node? {
    if let (key, inner) = inside(key) { return inner.value(of: key) }
    guard case .mapping(let entries) = content else { return nil }
    return self[key] ?? entries.lazy.compactMap { $0.value[key] }.first
  }
}
