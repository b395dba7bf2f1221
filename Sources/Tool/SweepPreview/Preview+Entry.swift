import SweepDiagnostics
import SweepEndpoint
import SweepTemplates

extension Preview {
  /// A dial in a list, with the numbers of errors that keep it from being drawn and of problems that it
  /// has otherwise; nil if it is gone.
  func entry(_ id: DialID) -> JSON? {
    guard let outcome = catalogue.document(id) else { return nil }
    var (faults, problems) = (0, 0)
    do throws(RefusedRequest) {
      // Built-in templates draw, and have no problems.
      if id.path != nil, let (request, warnings) = try request(id, PreviewQuery("")) {
        let picture = try BenchPicture(request, warnings: warnings)
        problems = picture.diagnostics().count { !$0.isRemark }
      }
    } catch {
      faults = error.diagnostics.count { $0.severity == .error }
    }
    return catalogue.outline(id, outcome.value).adding([
      "faults": .number(faults), "problems": .number(problems),
    ])
  }
}
