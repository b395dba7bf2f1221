import SweepDiagnostics

extension Document {
  /// The text of a document equivalent to this one with some values.
  ///
  /// Values beyond the defaults of the template are under `with`, written by their types. A
  /// document that fills in a template keeps its other keys, as its author wrote them.
  ///
  /// - Parameter values: texts that parameters are set to, by their names.
  /// - Parameter source: the text of this document and the name of its file; nil for one of the
  ///   library.
  package func filledIn(
    _ values: [String: String], source: (text: String, name: String)? = nil
  ) -> String {
    let lines = parameters.compactMap { parameter -> String? in
      let given = given?[parameter.name] == nil ? nil : parameter.defaultText
      guard let text = values[parameter.name] ?? given else { return nil }
      return "  \(parameter.name): \(parameter.kind.spelled(text))\n"
    }
    let with = lines.isEmpty ? "" : "with:\n" + lines.joined()
    guard let source else { return "sweephand: 1\ntemplate: \(template.name)\n\(with)" }
    guard fillsIn else { return "sweephand: 1\ntemplate: \(quoted(source.name))\n\(with)" }
    return Self.without("with", source.text) + with
  }

  /// A text without one of the keys at its root.
  private static func without(_ key: String, _ text: String) -> String {
    var isInside = false
    var kept = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let first = line.first, !first.isWhitespace, first != "#" {
        isInside = line.hasPrefix("\(key):")
      }
      if !isInside { kept += line + "\n" }
    }
    while kept.hasSuffix("\n\n") { kept.removeLast() }
    return kept
  }
}

extension Parameter.Kind {
  /// A text as a value of YAML of the type.
  func spelled(_ text: String) -> String {
    switch self {
    case .number, .integer, .boolean: text
    case .numbers: "[\(text)]"
    default: quoted(text)
    }
  }
}

/// A text as YAML quotes it; JSON does so too.
func quoted(_ text: String) -> String {
  JSON.string(text).line
}
