import SweepDiagnostics
import SweepEndpoint
import SweepRender
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
      if let file = try catalogue.svgFile(id, nil) {
        // A folder may have hundreds of them, so they are validated when they are opened.
        outline = catalogue.outline(id, file)
        problems = file.findings.count
      } else if id.path != nil, let picture = try drawn(id, PreviewQuery("")) {
        // Built-in templates draw, and have no problems.
        problems = picture.diagnostics().count { !$0.isRemark }
      }
    } catch {
      faults = error.diagnostics.count { $0.severity == .error }
    }
    return outline.adding(["faults": .number(faults), "problems": .number(problems)])
  }
}
