package import SweepDials
package import SweepSVG

extension SVGOptions {
  /// The options with what a picture needs to be used: a script, or motion for everybody where it is
  /// clicked, as it is still until somebody clicks.
  package func enabling(_ interactivity: Dial.Interactivity) -> SVGOptions {
    var options = self
    switch interactivity {
    case .none: break
    case .script: options.script = Runtime.script
    case .click: options.motion = .full
    }
    return options
  }
}
