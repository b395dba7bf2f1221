import SweepFonts
import SweepGeometry
import SweepSVG
import SweepScene
import SweepType
import TestSupport
import Testing

/// The licence bits of a font.
@Suite struct LicenceTests {
  private static func fault(_ bits: Int, _ fonts: SVGOptions.Fonts) throws -> SceneError? {
    let bytes = try FontBytes(TestFont.liberation.bytes()).licensed(bits)
    var scene = Layer.Scene(
      size: .init(width: 9, height: 9), layers: [.init(content: .text(Layer.Text("0")))])
    scene.font = try FontFace(bytes, name: "brand.ttf")
    var options = SVGOptions()
    options.fonts = fonts
    do throws(SceneError) {
      _ = try SVGWriter(options).write(scene)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    // Installable, preview and print, editable; of several bits the mildest counts.
    (0x000, "oes"), (0x004, "oes"), (0x008, "oes"), (0x006, "oes"),
    // Restricted, no subsetting, bitmaps only.
    (0x002, "s"), (0x100, "os"), (0x104, "os"), (0x200, "s"), (0x208, "s"),
  ])
  func `bits allow what they allow`(bits: Int, allowed: String) throws {
    let ways: [(String, SVGOptions.Fonts)] = [("o", .outline), ("e", .embed), ("s", .system)]
    let found = try ways.filter { try Self.fault(bits, $0.1) == nil }.map(\.0).joined()
    #expect(found == allowed)
  }

  @Test func `the reason is given`() throws {
    #expect(
      try Self.fault(2, .outline)?.description
        == """
        'font' 'brand.ttf' has a licence that forbids embedding in any manner (Restricted License), \
        by its OS/2 fsType; ask its owner for a version that allows it, or use '--fonts system'
        """)
    #expect(
      try Self.fault(0x100, .embed)?.description
        == """
        'font' 'brand.ttf' has a licence that forbids subsets, by its OS/2 fsType; \
        '--fonts outline' draws its characters
        """)
  }
}
