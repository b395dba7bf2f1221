import SweepDiagnostics

extension Decoding {
  /// Reads the keys of a mapping into a value that holds the defaults.
  ///
  /// - Parameter what: what the mapping is, for messages: `'face'`.
  /// - Parameter skipped: keys that somebody else reads.
  /// - Returns: the keys whose values could not be read.
  @discardableResult
  mutating func decode<Root: FieldTable>(
    _ entries: [Node.Entry], into root: inout Root, of what: String, at location: SourceLocation,
    skipping skipped: [String] = []
  ) -> Set<String> {
    let fields = Root.fields
    var refused: Set<String> = []
    for entry in entries where !skipped.contains(entry.key.text) {
      let key = entry.key.text
      let before = troubles
      defer { if troubles > before { refused.insert(key) } }
      guard let field = fields.first(where: { $0.name == key }) else {
        let names = fields.map(\.name)
        reportUnknownKey(
          entry.key, of: what, among: names + skipped.filter { !names.contains($0) })
        continue
      }
      guard let (operand, origin) = operand(entry.value, key) else { continue }
      if case .absent = operand { continue }
      field.decode(operand, origin, &root, &self)
    }
    for field in fields where field.isRequired {
      guard !entries.contains(where: { $0.key.text == field.name }) else { continue }
      sink.error(
        .missingKey, "missing key '\(field.name)' in \(what)", at: location,
        hint: field.name == "sweephand" ? "a document begins with 'sweephand: 1'" : nil)
    }
    return refused
  }

  /// Reads a mapping into a value; nil where the node is something else, which is reported.
  mutating func decode<Root: FieldDecodable>(_ node: Node, as name: String) -> Root? {
    guard let (operand, origin) = operand(node, name),
      let entries = mapping(operand, origin)
    else { return nil }
    var root = Root()
    decode(entries, into: &root, of: "'\(name)'", at: origin.location)
    return root
  }

  /// The entries of a mapping; nil where there is something else, which is reported.
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

  /// What SVG and CSS call the keys.
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

  /// Where else a document says what keys of other formats mean.
  private static let elsewhere = [
    "font": "the type is 'fontFamily' of the 'theme'",
    "fontfamily": "the type is 'fontFamily' of the 'theme'",
    "transform": "put the part into a 'group', which has 'position' and 'rotation'",
  ]
}
