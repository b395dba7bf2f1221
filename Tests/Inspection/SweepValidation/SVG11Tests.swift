import SweepDiagnostics
import SweepValidation
import Testing

/// Features that are valid in SVG 1.1 only.
@Suite struct SVG11Tests {
  private func errors(_ content: String, _ profile: Profile) throws -> [String] {
    let found = try Validator(profile).validate(
      Array(RuleExamples.file(content).replacing(" role=\"img\"", with: "").utf8), name: "old.svg")
    return found.filter { $0.severity == .error }.map(\.code.rawValue)
  }

  @Test(arguments: [
    "<path d=\"M12.,5. L1. 2.\"/>", "<path d=\"M1.e1 5.L-3.2.5\"/>",
    "<polygon points=\"0.,0. 9. 9.\"/>", "<g transform=\"rotate(12.) translate(1.,2.)\"/>",
  ])
  func pointsEndNumbers(content: String) throws {
    #expect(try errors(content, .svg11) == [])
    #expect(try !errors(content, .svg2).isEmpty)
  }

  @Test(arguments: ["<path d=\"M1.5. 2\"/>", "<path d=\"M. 2\"/>", "<path d=\"M1 .L2 3\"/>"])
  func otherPointsDoNot(content: String) throws {
    #expect(try errors(content, .svg11) == ["SH1207"])
  }

  @Test func coloursAreAnimatedByAnElement() throws {
    let content =
      "<circle r=\"9\"><animateColor attributeName=\"fill\" values=\"red;blue\" dur=\"2s\"/></circle>"
    #expect(try errors(content, .svg11) == [])
    #expect(try errors(content, .svg2) == ["SH1435"])
  }
}
