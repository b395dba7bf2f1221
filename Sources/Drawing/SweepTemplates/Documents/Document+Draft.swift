import SweepDiagnostics

extension Document {
  /// The file name under which drafts look for the schema of documents.
  public static let schemaFile = "sweephand.schema.json"

  /// The text of a document in YAML to start from: it fills a template in, with the first default or
  /// example set, or all lists where that is a list, and the other parameters as comments with theirs.
  /// Examples are marked.
  ///
  /// - Parameters:
  ///   - template: the template.
  ///   - title: the title of the dial.
  ///   - file: the name of the document's file, which its comments show in commands.
  ///   - schema: whether the first line names the schema for editors, which lies beside the file.
  public static func draft(
    of template: Template, title: String, file: String, schema: Bool = true
  ) -> String {
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
    let (words, picture) = (file.shellWord, (stem + ".svg").shellWord)
    var text = schema ? "# yaml-language-server: $schema=\(schemaFile)\n" : ""
    text += """
      # Draw it:       sweephand render \(words) -o \(picture)
      # Try values:    sweephand preview \(words) --open
      sweephand: 1
      title: \(quoted(title))
      template: \(template.name)
      with:

      """
    let first = template.parameters.first { $0.defaultText != nil }
    var group: String?
    for parameter in template.parameters {
      if parameter.group != group { text += "  # \(parameter.group):\n" }
      group = parameter.group
      let line = parameter.line
      // Lists of one length belong together.
      let isSet =
        parameter.name == first?.name
        || parameter.isExample && parameter.kind == .numbers && first?.kind == .numbers
      text += isSet ? "  \(line)" : "  #\(line)"
    }
    return text
  }
}

extension Parameter {
  /// The parameter with its default, followed by its meaning.
  fileprivate var line: String {
    let value = defaultText.map { " " + written($0) } ?? ""
    let notes = [isExample ? "An example." : "", help].filter { !$0.isEmpty }
    let words = notes.isEmpty ? "" : "  # \(notes.joined(separator: " "))"
    return "\(name):\(value)\(words)\n"
  }

  private func written(_ text: String) -> String {
    switch kind.spelled(text) {
    case .literal(let text): text
    case .text(let text): kind.traits.spelling == .word ? text : quoted(text)
    }
  }
}
