import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Declares that a file can be dark, so that browsers put no white behind it.
@Suite struct DarkPageTests {
  private static let rule = "svg:root{color-scheme:light dark}"

  private func style(_ scene: Layer.Scene, _ options: SVGOptions) throws -> String? {
    let text = try SVGWriter(options).write(scene).string
    return text.firstMatch(of: /<style[^>]*>([^<]*)<\/style>/).map { String($0.1) }
  }

  private static var turning: Layer {
    var layer = Layer("hand", content: .shape(Layer.Shape(.rect(Rect(center: .zero, radius: 1)))))
    layer.animations = [
      .basic(BasicAnimation(.opacity, from: 0, to: 1, timing: MediaTiming(duration: 1)))
    ]
    return layer
  }

  @Test func whatMovesSaysSo() throws {
    let scene = plain([Layer(sublayers: [Self.turning])])
    for motion in [SVGOptions.Motion.full, .reduced] {
      #expect(try style(scene, SVGOptions(motion: motion))?.hasPrefix(Self.rule) == true)
    }
    #expect(try style(scene, SVGOptions(profile: .svg11))?.hasPrefix(Self.rule) == true)
    #expect(try style(scene, SVGOptions(motion: .none)) == nil)
    #expect(try style(plain([Layer("still")]), SVGOptions()) == nil)
  }

  @Test func whatMasksAndMovesSaysSo() throws {
    var layer = Layer(content: .shape(Layer.Shape(.rect(Rect(center: .zero, radius: 1)))))
    layer.mask = Self.turning
    #expect(try style(plain([layer]), SVGOptions(motion: .full)) == Self.rule)
  }

  /// The script sets it in its own file.
  @Test func whatHasAScriptNeedsNoRule() throws {
    var scene = plain([Self.turning])
    var options = SVGOptions(motion: .full)
    options.script = "a()"
    #expect(try style(scene, options) == Self.rule)
    scene.annotations = [Semantics.Annotation("control", "knob")]
    #expect(try style(scene, options) == nil)
  }
}
