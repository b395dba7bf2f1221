import SweepDiagnostics

extension Document {
  /// The template that a document fills in: one of the library, or one beside the document.
  static func template(
    _ keys: SampleKeys, _ root: Node, _ decoding: inout Decoding
  ) -> Template? {
    guard let name = keys.template, let node = root["template"] else { return nil }
    if name.contains(".") { return template(inFile: name, node, &decoding) }
    let outcome = Template.named(name)
    decoding.sink.add(outcome.diagnostics)
    if outcome.value == nil, outcome.diagnostics.isEmpty {
      decoding.sink.error(
        .unknownTemplate, "unknown template \(name.quoted)", at: .source(node.span),
        hint: Template.hint(forUnknown: name))
    }
    return outcome.value
  }

  /// The template in a document beside this one.
  private static func template(
    inFile name: String, _ node: Node, _ decoding: inout Decoding
  ) -> Template? {
    let environment = decoding.environment
    let folder = node.span.source.folder
    let bytes: [UInt8]
    do throws(GrammarError) {
      bytes = try DocumentFile.bytes(
        name, in: folder, limit: (.size, environment.limits[.size]), noting: environment.filesRead)
    } catch {
      decoding.sink.error(
        error.code, "'template' \(error.message)", at: .source(node.span), hint: error.hint)
      return nil
    }
    // Files that the template names are relative to it.
    let source = SourceText(bytes, file: name, folder: folder?.folder(of: name))
    guard let root = decoding.root(of: source) else { return nil }
    guard root["template"] == nil else {
      decoding.sink.error(
        .unknownTemplate, "\(name.quoted) fills in a template and cannot be one itself",
        at: .source(node.span), hint: "name the template that it uses")
      return nil
    }
    return Template(root, name: name, &decoding)
  }
}
