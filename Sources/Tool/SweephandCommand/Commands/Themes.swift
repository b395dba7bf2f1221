import ArgumentParser
import SweepDials
import SweepFiles
import SweepTemplates

/// `sweephand themes`.
struct Themes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themes",
    abstract: "List the themes, or write one as a theme file.",
    discussion: """
      EXAMPLES
        sweephand themes
        sweephand themes brass > brand.yaml
        sweephand render speedometer --set theme=brand.yaml -o speed.svg
      """)

  @Argument(help: "The theme to write, with all its keys.", completion: .themes)
  var name: String?

  func run() throws {
    guard let name else { return try Console.output(Table.list(Theme.library)) }
    guard let theme = Theme.library.first(where: { $0.name == name }) else {
      throw Failure.unknownTheme(name)
    }
    try Console.output(ThemeFile.text(of: theme))
  }
}
