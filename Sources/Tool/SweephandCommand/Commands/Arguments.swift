public import ArgumentParser
import SweepChecks
public import SweepDiagnostics
import SweepDials
import SweepFilm
import SweepReports
import SweepSVG
import SweepScene
import SweepTemplates
import SweepValidation

// The library's own words as the values of options.
extension SVGOptions.Layout: EnumerableFlag {}
extension SVGOptions.Profile: ExpressibleByArgument {}
extension SVGOptions.Motion: ExpressibleByArgument {}
extension SVGOptions.Fonts: ExpressibleByArgument {}
extension SVGOptions.Pause: ExpressibleByArgument {}
extension Dial.Role: ExpressibleByArgument {}
extension Lettering: ExpressibleByArgument {}
extension Dial.Interactivity: ExpressibleByArgument {}
extension Profile: ExpressibleByArgument {}
extension ReportFormat: ExpressibleByArgument {}
extension FailOn: ExpressibleByArgument {}
extension ColorChoice: ExpressibleByArgument {}
extension Diagnostic.Severity: ExpressibleByArgument {}
extension MediaRequest.Poster: ExpressibleByArgument {}

extension Seconds {
  /// Reads the moment that an option gives, 0 … 1000000 s.
  static func moment(_ text: String) throws -> Seconds {
    guard let moment = Seconds(text: text), (0...SceneLimits.time).contains(moment.value) else {
      throw ValidationError("use a time from 0 to 1000000 s, such as 0.8s or 250ms")
    }
    return moment
  }
}
