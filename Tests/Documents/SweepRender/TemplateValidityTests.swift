import SweepDiagnostics
import SweepDials
import SweepRender
import SweepSVG
import SweepTemplates
import SweepValidation
import SweepYAML
import Testing

/// Every form of every template follows the contract.
@Suite struct TemplateValidityTests {
  /// Every template in every form that it has.
  @Test(arguments: Template.names, [Dial.Interactivity.none, .click, .script])
  func `templates are valid in every form`(_ name: String, _ use: Dial.Interactivity) throws {
    let template = try #require(Template.named(name).value)
    var request = PictureRequest(.document(Document(template)))
    request.interactivity = use
    for motion in use == .none ? SVGOptions.Motion.allCases : [.full] {
      request.form = .svg(SVGOptions(motion: motion))
      // Not every dial can be clicked.
      guard let picture = try? request.picture() else {
        #expect(use != .none)
        continue
      }
      let findings = try Validator(use == .script ? .interactive : .output).validate(
        picture.bytes, name: name)
      #expect(findings.filter { $0.severity == .error } == [], "\(motion)")
    }
  }
}
