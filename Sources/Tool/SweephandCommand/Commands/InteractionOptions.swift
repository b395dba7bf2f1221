import ArgumentParser
import SweepDials
import SweepRuntime
import SweepSVG

/// How a picture can be used.
struct InteractionOptions: ParsableArguments {
  @Option(
    defaultAsFlag: .script,
    help: ArgumentHelp(
      "A dial that can be used, with a script (the default) or, by clicks alone, without.",
      valueName: "way"))
  var interactive: Way?

  enum Way: String, ExpressibleByArgument, CaseIterable {
    case script, click
  }

  var interactivity: Dial.Interactivity {
    switch interactive {
    case nil: .none
    case .script: .script
    case .click: .click
    }
  }

  /// What the picture needs to be used: a script, or motion for everybody where it is clicked.
  func adapt(_ options: SVGOptions) -> SVGOptions {
    var options = options
    if interactive == .script { options.script = Runtime.script }
    if interactive == .click { options.motion = .full }
    return options
  }
}
