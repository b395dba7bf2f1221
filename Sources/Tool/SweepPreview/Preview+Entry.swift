import SweepDiagnostics
import SweepEndpoint
import SweepTemplates

extension Preview {
  /// A dial in a list, with the numbers of errors that keep it from being drawn and of problems that it
  /// has otherwise; nil if it is gone.
  func entry(_ id: DialID) -> JSON? {
    let outcome = catalogue.document(id)
    guard outcome != nil || catalogue.file(of: id) != nil else { return nil }
    var outline = catalogue.outline(id, outcome?.value)
    var (faults, problems) = (0, 0)
    do throws(RefusedRequest) {
      if let file = try catalogue.svgFile(id, nil) { outline = catalogue.outline(id, file) }
      // Built-in templates draw, and have no problems.
      if id.path != nil, let picture = try drawn(id, PreviewQuery("")) {
        problems = picture.diagnostics().count { !$0.isRemark }
        faults = picture.hazards(named: id.path ?? "").count
      }
    } catch {
      faults = error.diagnostics.count { $0.severity == .error }
    }
    return outline.adding(["faults": .number(faults), "problems": .number(problems)])
  }
}
