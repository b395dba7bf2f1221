import SweepDiagnostics

extension Document {
  /// The text of this document with values in the places of its own: every other byte stays.
  ///
  /// Values of a template stand under `with`, or where the document overrides the key that they are
  /// for; those of a document that is a template become defaults.
  ///
  /// - Parameter text: the text of this document.
  /// - Parameter values: texts that parameters are set to, by their names.
  package func edited(
    _ text: [UInt8], _ values: [String: String], reader: @escaping NodeReader
  ) throws(EditedText.Fault) -> [UInt8] {
    var edited = try EditedText(text, reader: reader)
    for (name, value) in try ordered(values) {
      let own = template.parameter(name)?.isExample == true ? "example" : "default"
      let path = place(of: name) ?? (fillsIn ? ["with", name] : ["parameters", name, own])
      try edited.set(path, to: value)
    }
    return edited.bytes
  }

  /// The text of a new document beside this one that shows the same with some values.
  ///
  /// - Parameter values: texts that parameters are set to, by their names.
  /// - Parameter source: the text of this document and the name of its file; nil for one of the
  ///   library.
  package func filledIn(
    _ values: [String: String], source: (text: [UInt8], name: String)?,
    reader: @escaping NodeReader
  ) throws(EditedText.Fault) -> [UInt8] {
    if let source, fillsIn { return try edited(source.text, values, reader: reader) }
    let name = source.map { quoted($0.name) } ?? template.name
    let head = "sweephand: 1\ntemplate: \(name)\n"
    var edited = try EditedText(Array(head.utf8), reader: reader)
    for (name, value) in try ordered(values) {
      try edited.set(template.parameter(name) == nil ? [name] : ["with", name], to: value)
    }
    return edited.bytes
  }

  /// The values in the order of the parameters, each as its type is written.
  private func ordered(
    _ values: [String: String]
  ) throws(EditedText.Fault) -> [(name: String, value: EditedText.Value)] {
    let known = parameters.filter { values[$0.name] != nil }
    let rest = values.keys.filter { name in !known.contains { $0.name == name } }.sorted()
    if let name = rest.first(where: { $0 != themeName }) {
      throw EditedText.Fault(description: "there is no parameter \(name.quoted)")
    }
    for parameter in known {
      let text = values[parameter.name] ?? ""
      if let fault = parameter.fault(of: text, in: RenderEnvironment()) {
        throw EditedText.Fault(description: "\(parameter.name.quoted) \(fault.message)")
      }
    }
    return known.map { ($0.name, $0.kind.spelled(values[$0.name] ?? "")) }
      + rest.map { ($0, .text(values[$0] ?? "")) }
  }

  /// The place of a value that the document gives the picture by itself, and so overrides what its
  /// parameter says; nil where only the parameter does.
  private func place(of name: String) -> [String]? {
    let sections: [(String, Node?, Node?)] = [
      ("canvas", template.sections.canvas, changes.canvas),
      ("theme", template.sections.theme, changes.theme),
      ("picture", template.sections.picture, changes.picture),
      ("control", template.sections.control, changes.control),
      ("compact", template.sections.compact, changes.compact),
      ("text", template.sections.text, changes.text),
      ("replay", template.sections.replay, changes.replay),
      ("updated", template.sections.updated, changes.updated),
    ]
    func takes(_ node: Node?) -> Bool {
      node?.scalar.flatMap { DollarText.wholeName($0.text) } == name
    }
    for (key, own, change) in sections {
      guard let change else { continue }
      if takes(own) || key == "theme" && takes(own?["base"]), change.scalar != nil { return [key] }
      guard case .mapping(let entries) = change.content else { continue }
      if key == "theme", takes(own?.themeBase), change["base"] != nil { return [key, "base"] }
      for entry in entries where takes(own?[entry.key.text]) { return [key, entry.key.text] }
    }
    guard template.parameter(name) == nil, name == themeName else { return nil }
    let own = fillsIn ? changes.theme : template.sections.theme
    guard case .mapping? = own?.content else { return ["theme"] }
    return ["theme", "base"]
  }
}

/// A text as YAML quotes it; JSON does so too.
func quoted(_ text: String) -> String {
  JSON.string(text).line
}
