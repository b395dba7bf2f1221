import ArgumentParser
import SweepDiagnostics
import SweepFiles

/// `sweephand forms`.
struct Forms: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forms",
    abstract: "List the format for each destination, and the command for it.",
    discussion: """
      EXAMPLES
        sweephand forms
        sweephand forms mail
        sweephand forms mail boiler.yaml
      """)

  @Argument(help: "The destination; all by default.", completion: .list(Place.all.map(\.name)))
  var place: String?

  @Argument(
    help: ArgumentHelp(
      "The template or document in the command (default: speedometer).",
      valueName: "template|file"), completion: .sources)
  var source: String?

  func run() throws {
    guard let name = place else {
      return try Console.output(Table.columns(Place.all.map { [$0.name, $0.ending, $0.title] }))
    }
    guard let place = Place.all.first(where: { $0.name == name }) else {
      let hint = Suggestion.hintOrList(name, among: Place.all.map(\.name), "the places are") ?? ""
      throw Failure("there is no place \(name.quoted.visible)\n  help: \(hint)")
    }
    let command = place.command(for: source ?? "speedometer")
    try Console.output("\(place.title)\n\(place.limits)\n\n  \(command)\n")
  }
}
