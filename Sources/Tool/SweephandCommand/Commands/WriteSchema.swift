import ArgumentParser
import SweepFiles
import SweepTemplates
import SweepValidation

/// `sweephand schema`.
struct WriteSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Write a schema of documents, theme files or SVG files.",
    discussion: """
      Editors read the schemas of documents and themes, which are JSON Schema. Those of SVG files are \
      RELAX NG: output for what 'sweephand render' writes, interactive for what it writes with a script, \
      and svg for files from anywhere.

      EXAMPLES
        sweephand schema document > sweephand.schema.json
        sweephand schema output > output.rng
        xmllint --relaxng output.rng --noout dial.svg
      """)

  /// The schemas by their names.
  enum Name: String, CaseIterable, ExpressibleByArgument {
    case document, theme, output, interactive, svg

    var text: String {
      switch self {
      case .document: TemplateSchema.json()
      case .theme: TemplateSchema.themeJSON()
      case .output: Schema.output.text
      case .interactive: Schema.interactive.text
      case .svg: Schema.svg.text
      }
    }
  }

  @Argument(help: "The schema.")
  var name = Name.output

  func run() throws { try Console.output(name.text) }
}
