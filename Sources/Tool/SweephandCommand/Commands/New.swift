import ArgumentParser
import SweepDiagnostics
import SweepFiles
import SweepTemplates

/// `sweephand new`.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a document to start from.",
    discussion: """
      The document has every parameter of its template, as a comment with its default. Its first line \
      names a schema, which is written beside it, so that editors complete and check what you type.

      EXAMPLES
        sweephand new boiler.yaml
        sweephand new hall/clock.yaml --from clock
      """)

  @Argument(help: "The file to write; .yaml is added to a name without an ending.")
  var name: String

  @Option(
    name: .customLong("from"), help: "The template that the document fills in.",
    completion: .templates)
  var template = "speedometer"

  @Flag(inversion: .prefixedNo, help: "Write the schema and the line that names it.")
  var schema = true

  @Flag(help: "Replace the document, and another file in place of the schema.")
  var force = false

  func run() throws {
    guard let template = Template.named(template).value else {
      throw Failure.unknownTemplate(template)
    }
    let stem = Paths.stem(of: name)
    guard !name.hasSuffix("/"), !["", ".", ".."].contains(stem) else {
      let file = name.isEmpty || name.hasSuffix("/") ? name + "dial.yaml" : name + "/dial.yaml"
      throw Failure(
        "\(name.quoted.visible) does not name a file\n  help: write sweephand new \(file.shellWord.visible)"
      )
    }
    let file = stem == Paths.name(of: name) ? name + ".yaml" : name
    try Failure.checkIsYAML(file)
    guard force || !Paths.exists(file) else {
      throw Failure("\(file.quoted.visible) already exists\n  help: use another name, or --force")
    }
    let text = Document.draft(
      of: template, title: Paths.title(of: file), file: Paths.name(of: file), schema: schema)
    let beside = Paths.folder(of: file) + "/" + Document.schemaFile
    guard force || !schema || Self.isSchema(beside) != false else {
      throw Failure(
        "\(beside.quoted.visible) is another file than the schema of documents\n"
          + "  help: use --no-schema, or --force to replace it")
    }
    try OutputFile.write(Array(text.utf8), to: file)
    Console.error(FileName.shown(file))
    guard schema else { return }
    try OutputFile.write(Array(TemplateSchema.json().utf8), to: beside)
  }

  /// Whether a file is a schema of documents, of any version; nil if it is missing or empty.
  private static func isSchema(_ path: String) -> Bool? {
    guard Paths.exists(path) else { return nil }
    guard let bytes = try? InputFile.read(path, limit: 1 << 24) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.isEmpty ? nil : text.contains("\"title\": \"\(TemplateSchema.title)\"")
  }
}
