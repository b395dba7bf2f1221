import ArgumentParser
import SweepDials
import SweepRuntime
import SweepScene

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

  /// Puts the script into a picture that needs it.
  func embedScript(in scene: inout Scene) {
    if interactive == .script { scene.interaction?.script = Runtime.script }
  }
}
