import SweepDiagnostics
import SweepDials
import SweepRender
import SweepSVG
import SweepScene
import SweepTemplates
import Testing

/// The only way from a document to bytes.
@Suite struct PictureRequestTests {
  private func template(_ name: String) throws -> PictureRequest {
    PictureRequest(.document(Document(try #require(Template.named(name).value))))
  }

  private func text(_ layers: String) -> PictureRequest {
    let text = "sweephand: 1\nlayers:\n\(layers)\n"
    return PictureRequest(.text(Array(text.utf8), file: "dial.yaml", folder: nil))
  }

  private func string(_ request: PictureRequest) throws -> String {
    String(decoding: try request.picture().bytes, as: UTF8.self)
  }

  @Test func `a picture has the bytes of its scene`() throws {
    var request = try template("speedometer")
    request.values = ["value": "42"]
    request.form = .svg(SVGOptions(layout: .pretty, idPrefix: .none))
    let drawing = try request.drawing()
    let options = SVGOptions(layout: .pretty, idPrefix: .none)
    #expect(try request.picture().bytes == SVGWriter(options).write(drawing.scene).bytes)
    #expect(try request.picture().findings.isEmpty)
  }

  @Test func `the moment makes a still picture`() throws {
    var request = try template("speedometer")
    let moving = try request.drawing()
    request.moment = 0.25
    let still = try string(request)
    #expect(!still.contains("<animate"))
    let frame = try moving.picture(at: 0.25)
    #expect(String(decoding: frame.bytes, as: UTF8.self) == still)
    #expect(try frame.bytes != moving.picture(at: 0).bytes)
  }

  @Test func `words of the request replace those of the document`() throws {
    var request = try template("ring")
    request.title = "One"
    request.description = "Two"
    let svg = try string(request)
    #expect(svg.contains("<title>One</title>") || svg.contains(">One</title>"))
    #expect(svg.contains(">Two</desc>"))
  }

  @Test func `interactivity brings the script or full motion`() throws {
    var request = try template("knob")
    #expect(try !string(request).contains("<script"))
    request.interactivity = .script
    #expect(try string(request).contains("<script"))
    request.interactivity = .click
    request.form = .svg(SVGOptions(motion: .none))
    #expect(try string(request).contains(".click\""))
  }

  @Test func `the form can change between two pictures`() throws {
    var drawing = try template("ring").drawing()
    let usual = try drawing.picture()
    drawing.form = .svg(SVGOptions(layout: .pretty))
    #expect(try drawing.picture().bytes.count > usual.bytes.count)
  }

  @Test func `all errors of a text are found, outline and parts alike`() throws {
    let request = text("  - nedle\n  - shape: {path: M0 0V-50, colour: red}\nextra: 1")
    let error = #expect(throws: PictureError.self) { try request.picture() }
    let findings = try #require(error?.findings)
    #expect(findings.count { $0.severity == .error } >= 3, "\(findings)")
    #expect(findings.allSatisfy { $0.file == "dial.yaml" && $0.line != nil })
    #expect(error?.description.contains("dial.yaml:3:5: error[") == true)
  }

  @Test func `values are at fault as options`() throws {
    var request = try template("ring")
    request.values = ["value": "x"]
    let error = #expect(throws: PictureError.self) { try request.drawing() }
    #expect(error?.findings.map(\.file) == ["--set"])
  }

  @Test func `what is not shown and not written points to its part`() throws {
    let shown = text(
      """
        - shape:
            name: hand
            path: M0 0V-50
            strokeColor: ink
            animations:
              - {animate: strokeStart, to: 1, duration: 1s, repeatCount: infinity}
              - {animate: strokeEnd, to: 0, duration: 0.997s, repeatCount: infinity}
      """)
    let finding = try #require(try shown.picture().findings.first)
    #expect(finding.code.rawValue == "SH0903" && finding.severity == .warning)
    #expect(finding.file == "dial.yaml" && finding.line == 9 && finding.column == 11)
    let written = text(
      "  - shape: {path: M0 0V-50, animations: [{animate: opacity, to: 0, duration: 0s}]}")
    let error = #expect(throws: PictureError.self) { try written.picture() }
    #expect(error?.findings.map(\.code.rawValue) == ["SH0904"])
    #expect(error?.findings.first?.line == 3)
  }

  @Test func `a trigger's unknown name is an error with a suggestion`() throws {
    let error = #expect(throws: PictureError.self) {
      try text(
        """
          - shape:
              path: M0 0V-50
              animations:
                - {animate: opacity, name: first, to: 0, duration: 1s}
                - {animate: rotation, trigger: {end: frist}, to: 90, duration: 1s}
        """
      ).picture()
    }
    let fault = try #require(error?.findings.first)
    #expect(fault.message.contains("no animation is named 'frist'"), "\(fault)")
    #expect(fault.hint == "did you mean 'first'?")
  }
}
