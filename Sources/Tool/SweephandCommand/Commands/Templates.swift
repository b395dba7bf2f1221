import ArgumentParser
import SweepFiles
import SweepTemplates

/// `sweephand templates`.
struct Templates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List the built-in templates, or the parameters of one.",
    discussion: """
      EXAMPLES
        sweephand templates
        sweephand templates speedometer
        sweephand templates speedometer --json
        sweephand templates --reference
      """)

  @Argument(help: "The template whose parameters to list.", completion: .templates)
  var name: String?

  @Flag(help: "Write JSON.")
  var json = false

  @Flag(help: "Write the reference of all parts and keys of documents as Markdown.")
  var reference = false

  func validate() throws {
    guard reference, json || name != nil else { return }
    throw ValidationError("--reference goes with neither a template nor --json")
  }

  func run() throws {
    if reference { return try Console.output(TemplateReference.markdown()) }
    guard let name else {
      let library = Template.library
      return try Console.output(json ? Template.json(library) + "\n" : Table.list(library))
    }
    guard let template = Template.named(name).value else { throw Failure.unknownTemplate(name) }
    try Console.output(json ? template.json + "\n" : Table.parameters(of: template))
  }
}
