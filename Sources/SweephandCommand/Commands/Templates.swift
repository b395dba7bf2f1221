import ArgumentParser
import SweepTemplates

/// `sweephand templates`.
struct Templates: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the templates, or the parameters of one.",
    discussion: """
      EXAMPLES
        sweephand templates
        sweephand templates speedometer
        sweephand templates speedometer --json
      """)

  @Argument(help: "The template whose parameters are listed.")
  var name: String?

  @Flag(help: "Write JSON.")
  var json = false

  func run() throws {
    guard let name else {
      let library = Template.library
      return try Console.output(json ? Template.json(library) + "\n" : Table.list(library))
    }
    guard let template = Template.named(name).value else { throw Failure.unknownTemplate(name) }
    try Console.output(json ? template.json + "\n" : Table.parameters(of: template))
  }
}
