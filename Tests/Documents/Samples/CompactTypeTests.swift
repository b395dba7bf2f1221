import SweepDials
import SweepGeometry
import SweepScene
import SweepTemplates
import SweepYAML
import TestSupport
import Testing

/// The type of templates in their compact form, in a picture of 96 pixels on its shorter side.
@Suite struct CompactTypeTests {
  @Test(arguments: Template.names)
  func `every template has the parameters compact and dark`(name: String) throws {
    let names = try #require(Template.named(name).value).parameters.map(\.name)
    #expect(names.contains("compact") && names.contains("dark"))
  }

  /// The texts of layers, with their size in units of the picture.
  private static func texts(_ layers: [Layer], scale: Double = 1) -> [(words: String, size: Double)]
  {
    layers.flatMap { layer in
      let own = scale * abs(layer.transform.affine.determinant).squareRoot()
      var found: [(words: String, size: Double)] = []
      if case .text(let text) = layer.content { found.append((text.string, text.fontSize * own)) }
      return found + texts(layer.sublayers, scale: own)
    }
  }

  private static func sizes(
    of template: String, _ text: Lettering, _ theme: String, compact: Bool
  ) throws -> [(words: String, pixels: Double)] {
    let document = Document(try #require(Template.named(template).value))
    let outcome = document.scene(
      set: ["compact": "\(compact)", "theme": theme, "text": text.rawValue],
      in: RenderEnvironment().readingFiles)
    let scene = try #require(outcome.value, "\(template): \(outcome.diagnostics)")
    let pixels = 96 / min(scene.viewBox.size.width, scene.viewBox.size.height)
    return Self.texts(scene.layers).map { ($0.words, $0.size * pixels) }
  }

  @Test(arguments: Template.names, Lettering.allCases)
  func `no text is smaller than 7 pixels`(template: String, text: Lettering) throws {
    for theme in Theme.library {
      for (words, pixels) in try Self.sizes(of: template, text, theme.name, compact: true) {
        #expect(pixels >= 7 - 1e-6, "'\(words)' in \(theme.name)")
      }
    }
  }

  @Test func `figures stay, but where marks and arcs tell alone`() throws {
    let silent = try Template.names.filter { template in
      try Self.sizes(of: template, .drawn, "instrument", compact: true).isEmpty
    }
    #expect(silent == ["clock-minimal", "clock-station", "attitude"])
    // The full form is smaller.
    let full = try Self.sizes(of: "speedometer", .drawn, "instrument", compact: false)
    #expect(full.contains { $0.pixels < 7 })
  }
}
