import Foundation
import SweepDiagnostics
import SweepDials
import SweepRender
import SweepSVG
import SweepTemplates
import SweepValidation
import SweepYAML
import Testing

@testable import BrowserCases

/// Every form of every template and sample follows the contract.
@Suite struct TemplateValidityTests {
  private static let uses = [Dial.Interactivity.none, .click, .script]

  @Test(arguments: Template.names, uses)
  func `templates are valid in every form`(_ name: String, _ use: Dial.Interactivity) throws {
    let template = try #require(Template.named(name).value)
    try check(PictureRequest(.document(Document(template))), use, name)
  }

  @Test(arguments: Sample.all, uses)
  func `samples are valid in every form`(_ sample: Sample, _ use: Dial.Interactivity) throws {
    let bytes = Array(try Data(contentsOf: sample.document))
    let folder = sample.document.deletingLastPathComponent().path
    let source = PictureRequest.Source.text(bytes, file: sample.path, folder: folder)
    try check(PictureRequest(source), use, sample.path, isDrawn: use == sample.interactivity)
  }

  private func check(
    _ request: PictureRequest, _ use: Dial.Interactivity, _ name: String, isDrawn: Bool = false
  ) throws {
    var request = request
    request.interactivity = use
    for motion in use == .none ? SVGOptions.Motion.allCases : [.full] {
      request.form = .svg(SVGOptions(motion: motion))
      // Not every dial can be clicked or moved by a script.
      guard let picture = try? request.picture() else {
        #expect(use != .none && !isDrawn)
        continue
      }
      let findings = try Validator(use == .script ? .interactive : .output).validate(
        picture.bytes, name: name)
      #expect(findings.filter { $0.severity == .error } == [], "\(motion)")
    }
  }
}
