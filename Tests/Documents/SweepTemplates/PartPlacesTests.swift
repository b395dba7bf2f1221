import SweepDiagnostics
import SweepScene
import SweepTemplates
import Testing
import SweepYAML

/// The places of the parts that drew layers.
@Suite struct PartPlacesTests {
  private func places(_ text: String) -> PartPlaces {
    Document.render(Array(text.utf8), file: "dial.yaml", in: fixedEnvironment).places
  }

  /// The place to which a diagnostic about a layer points; nil for none.
  private func place(of layer: String, in places: PartPlaces) -> String? {
    var diagnostic = Diagnostic(.ofParts, "", file: "picture")
    places.place(&diagnostic, atLayer: layer)
    guard let line = diagnostic.line, let column = diagnostic.column else { return nil }
    return "\(diagnostic.file):\(line):\(column)"
  }

  private let own = """
    sweephand: 1
    layers:
      - face
      - shape: {name: hand, path: M0 0V-50, layers: [{path: M0 0V9}]}
      - shape: {path: M0 0V-50}
      - needle: {when: false}
      - shape: {name: twin, path: M0 0V-50}
      - shape: {name: twin, path: M0 0V-50}
      - hub
    """

  @Test(arguments: [
    ("face", "dial.yaml:3:5"), ("hand", "dial.yaml:4:5"), ("hand/#0", "dial.yaml:4:5"),
    ("#2", "dial.yaml:5:5"), ("hub", "dial.yaml:9:5"), ("twin", nil),
    ("twin[1]", "dial.yaml:7:5"), ("twin[2]/#0", "dial.yaml:8:5"), ("han", nil), ("handle", nil),
    ("", nil),
  ])
  func `a layer has the place of its part`(trail: String, place: String?) {
    #expect(self.place(of: trail, in: places(own)) == place)
  }

  @Test func `a background leaves the places as they are`() {
    let places = places(own + "\ncanvas: {background: white}")
    #expect(place(of: "hand", in: places) == "dial.yaml:4:5")
    #expect(place(of: "#3", in: places) == "dial.yaml:5:5")
  }

  @Test func `the library's parts have no place`() {
    let scene = picture("{sweephand: 1, template: speedometer}")
    let names = scene?.layers.map(\.name) ?? []
    #expect(names.contains("face"))
    let filled = places("{sweephand: 1, template: speedometer}")
    #expect(names.allSatisfy { place(of: $0, in: filled) == nil })
  }
}

extension DiagnosticCode {
  fileprivate static let ofParts = DiagnosticCode("SH0000", "A code of this test.")
}
