import SweepSVG
import SweepScene
import SweepTemplates
import TestSupport
import Testing
import SweepYAML

/// Every template as a program draws it that knows nothing of SMIL: with its final reading.
@Suite(.inBrowser) struct RasterTests {
  private static func drawing(
    of template: String, _ motion: SVGOptions.Motion, with values: String = ""
  ) throws -> String {
    let scene = try #require(Self.scene(of: template, with: values))
    return try SVGWriter(SVGOptions(motion: motion)).write(scene).string
      .replacing(/font-family="([^"]*)"/) { "font-family=\"\(installedFamily($0.1))\"" }
  }

  /// The scene of a template; nil where it has not such values.
  private static func scene(of template: String, with values: String) -> Scene? {
    let document = "sweephand: 1\ntemplate: \(template)\nwith: {\(values)}"
    return Document.render(Array(document.utf8), file: "dial.yaml").value
  }

  /// A family that is there wherever the tests run: of a list each program may choose another one.
  private static func installedFamily(_ list: Substring) -> String {
    if list.hasSuffix("monospace") { return "Liberation Mono" }
    return list.hasSuffix("sans-serif") ? "Liberation Sans" : "Liberation Serif"
  }

  private static func rsvg(_ drawing: String) async throws -> PagePicture {
    let run = try await Command("rsvg-convert", input: drawing).run()
    try #require(run.status == 0, "\(run.errors)")
    return PagePicture(png: run.bytes)
  }

  @Test func `rsvg-convert draws the final reading`() async throws {
    var same: [(PagePicture, PagePicture)] = [], alike = same
    for template in Template.names {
      let still = try Self.drawing(of: template, .none)
      let raster = try await Self.rsvg(Self.drawing(of: template, .reduced))
      same.append((raster, try await Self.rsvg(still)))
      alike.append((raster, PagePicture(svg: still)))
    }
    let chromium = try Chromium()
    let rounded = try await chromium.largestDifferences(between: same)
    let redrawn = try await chromium.largestDifferences(between: alike, block: 8)
    for (index, template) in Template.names.enumerated() {
      // The edge of a needle whose angle was rounded can be a shade off.
      #expect(rounded[index] <= 30, "\(template)")
      #expect(redrawn[index] <= 40, "\(template)")
    }
    // At the beginning it would look another way.
    let start = try Self.drawing(of: "speedometer", .none, with: "value: 0")
    let other = (alike[0].0, PagePicture(svg: start))
    #expect(try await chromium.largestDifferences(between: [other], block: 8)[0] > 80)
  }

  @Test func `what rests is the picture that never moved`() async throws {
    let samples = Sample.all
    var drawings = try samples.map { sample in
      let scene = try sample.scene()
      return (
        sample.path, try SVGWriter().write(scene).string,
        try SVGWriter(SVGOptions(motion: .none)).write(scene).string
      )
    }
    // From full to nothing: a stroke without length shows none of its round ends.
    let emptied = "value: 0, previous: 100"
    for template in Template.names where Self.scene(of: template, with: emptied) != nil {
      let moving = try Self.drawing(of: template, .reduced, with: emptied)
      drawings.append((template, moving, try Self.drawing(of: template, .none, with: emptied)))
    }
    #expect(drawings.count > samples.count + 1)
    var pairs: [(PagePicture, PagePicture)] = []
    for (_, moving, still) in drawings {
      pairs.append((try await Self.rsvg(moving), try await Self.rsvg(still)))
    }
    let differences = try await Chromium().largestDifferences(between: pairs)
    for (drawing, difference) in zip(drawings, differences) {
      #expect(difference <= 30, "\(drawing.0)")
    }
  }
}
