import SweepDiagnostics
import SweepDials

extension Decoding {
  /// Reads the keys of a mapping into a value that holds the defaults.
  ///
  /// - Parameter what: the name of the mapping in messages: `'face'`.
  /// - Parameter skipped: keys that are read elsewhere.
  /// - Returns: the keys whose values could not be read.
  @_semantics("optimize.sil.specialize.generic.never")
  @discardableResult
  mutating func decode<Root: Keyed>(
    _ entries: [Node.Entry], into root: inout Root, of what: String, at location: SourceLocation,
    skipping skipped: [String] = []
  ) -> Set<String> {
    let keys = Root.keys.all
    var refused: Set<String> = []
    for entry in entries where !skipped.contains(entry.key.text) {
      let name = entry.key.text
      let before = troubles
      defer { if troubles > before { refused.insert(name) } }
      guard let key = keys.first(where: { $0.name == name }) else {
        let names = keys.map(\.name)
        reportUnknownKey(
          entry.key, of: what, among: names + skipped.filter { !names.contains($0) })
        continue
      }
      guard let (operand, origin) = operand(entry.value, name) else { continue }
      if case .absent = operand {
        // A reading that is written alone is a dash as it is in a longer text.
        if case .text = key.kind, let text = entry.value.scalar?.text,
          binding?.lacksReadings(text) == true
        {
          key.set(NoReading.figure, &root)
        }
        continue
      }
      if let value = read(key, of: root, operand, origin) { key.set(value, &root) }
      if hasLimits, troubles == before, let error = key.fault?(root) {
        report(
          error, .outOfRange, in: Node(content: .mapping(entries), span: entry.value.span), of: what
        )
      }
    }
    for key in keys where key.isRequired {
      guard !entries.contains(where: { $0.key.text == key.name }) else { continue }
      sink.error(
        .missingKey, "missing key '\(key.name)' in \(what)", at: location,
        hint: key.name == "sweephand" ? "a document begins with 'sweephand: 1'" : nil)
    }
    return refused
  }

  private mutating func read<Root>(
    _ key: Key<Root>, of root: Root, _ operand: Operand, _ origin: ValueOrigin
  ) -> (any Sendable)? {
    guard case .changes = key.kind, let current = key.value(root) as? any Keyed else {
      return key.kind.codec.read(operand, origin, &self)
    }
    return changed(current, by: operand, origin)
  }

  /// A value with the changes of a mapping; nil where there is something else, which is reported.
  mutating func changed<Value: Keyed>(
    _ value: Value, by operand: Operand, _ origin: ValueOrigin
  ) -> Value? {
    guard let entries = mapping(operand, origin) else { return nil }
    var value = value
    decode(entries, into: &value, of: "'\(origin.name)'", at: origin.location)
    return value
  }

  /// Reads a mapping into a value; nil for another node, which is reported.
  mutating func decode<Root: DefaultKeyed>(_ node: Node, as name: String) -> Root? {
    guard let (operand, origin) = operand(node, name) else { return nil }
    return changed(Root(), by: operand, origin)
  }

  /// The entries of a mapping; nil for another value, which is reported.
  mutating func mapping(_ operand: Operand, _ origin: ValueOrigin) -> [Node.Entry]? {
    switch operand {
    case .mapping(let entries): return entries
    case .sequence: report(.wrongShape, "must be a mapping of keys, not a list", at: origin)
    case .literal(let scalar) where scalar.isNull:
      report(.noValue, "has no value", at: origin, hint: "write a value, or leave the key out")
    default: report(.wrongShape, "must be a mapping of keys, not a single value", at: origin)
    }
    return nil
  }

  /// Reports a key that is none of those allowed.
  mutating func reportUnknownKey(_ key: Scalar, of what: String, among names: [String]) {
    sink.error(
      .unknownKey, "unknown key \(key.text.quoted) in \(what)", at: .source(key.span),
      hint: Suggestion.hint(key.text, among: names, otherWords: Self.otherKeys)
        ?? Self.elsewhere[key.text.lowercased()]
        ?? Suggestion.hintOrList(key.text, among: names, "the keys are"))
  }

  /// The names of the keys in SVG and CSS.
  private static let otherKeys = [
    "fill": ["fillColor", "color"], "stroke": ["strokeColor", "edge", "color"],
    "background": ["fillColor", "color"], "strokewidth": ["lineWidth", "width"],
    "stroke-width": ["lineWidth", "width"], "linecap": ["lineCap"], "dash": ["lineDashPattern"],
    "stroke-dasharray": ["lineDashPattern"], "transform": ["position", "rotation", "stretch"],
    "rotate": ["rotation"], "scale": ["stretch"], "translate": ["position"], "d": ["path"],
    "string": ["text"], "label": ["text"], "font": ["fontFamily"], "fontsize": ["size"],
    "font-size": ["size"], "fontweight": ["weight"], "font-weight": ["weight"],
    "color": ["fillColor", "strokeColor"], "colour": ["color", "fillColor", "strokeColor"],
    "colours": ["colors", "fillColor"], "width": ["lineWidth", "maximumWidth", "size", "frame"],
    "height": ["size", "frame"], "x": ["position", "frame", "center"],
    "y": ["position", "frame", "center"], "cx": ["position", "center"],
    "cy": ["position", "center"], "r": ["radius"], "visible": ["hidden", "when"], "src": ["file"],
    "href": ["file"],
  ]

  /// Hints for keys of other formats that documents set elsewhere.
  private static let elsewhere = [
    "font": "the type is 'fontFamily' of the 'theme'",
    "fontfamily": "the type is 'fontFamily' of the 'theme'",
    "transform": "put the part into a 'group', which has 'position' and 'rotation'",
  ]
}
