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
      Editors take those of documents and themes, in JSON Schema. Those of SVG files are
      in RELAX NG: output for what render writes, interactive for what it writes for
      scripts, svg for files of any source.

      EXAMPLES
        sweephand schema document > sweephand.schema.json
        sweephand schema output > output.rng && xmllint --relaxng output.rng --noout dial.svg
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
