import SweepGeometry
import SweepSVG
import SweepScene
import SweepTimeline
import Testing

/// Mistakes of a program, and the writer's errors.
@Suite struct MistakeTests {
  private static let box = Rect(x: 0, y: 0, width: 10, height: 10)

  private func reasons(_ layer: Layer) throws -> [String] {
    let scene = plain([Layer("a", sublayers: [layer])])
    return try SVGWriter().write(scene).issues.map(\.description)
  }

  @Test func `an opacity beyond its range is told once`() throws {
    for opacity in [2, -0.5] {
      let layer = changed(Layer("b", content: .shape(Layer.Shape(.rect(Self.box))))) {
        $0.opacity = opacity
      }
      #expect(
        try reasons(layer) == [
          "layer 'a/b': has an opacity outside of 0 … 1, and is shown with the nearest inside"
        ])
    }
  }

  @Test func `a gradient layer without bounds is told`() throws {
    var layer = Layer("b", content: .gradient(.vertical(.black, .white)))
    #expect(
      try reasons(layer) == ["layer 'a/b': has no bounds, so that its gradient does not show"])
    layer.bounds = Self.box
    #expect(try reasons(layer).isEmpty)
  }

  @Test func `an image whose bytes are of another format is told`() throws {
    func image(_ bytes: [UInt8]) -> Layer {
      changed(Layer("b", content: .image(Layer.Image(.png, bytes: bytes)))) { $0.bounds = Self.box }
    }
    #expect(try reasons(image([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])).isEmpty)
    #expect(
      try reasons(image([0xff, 0xd8, 0xff])) == [
        "layer 'a/b': is an image of type image/png with the bytes of image/jpeg"
      ])
    #expect(
      try reasons(image([])) == [
        "layer 'a/b': is an image of type image/png with bytes of no format that is known"
      ])
  }

  @Test func `what turns beside an uneven stretch keeps its shape`() {
    let turn = Layer.Animation.basic(
      BasicAnimation(
        .rotation, from: .zero, to: .degrees(90),
        timing: MediaTiming(duration: 1, fillMode: .forwards)))
    let layer = Layer(transform: [.scale(x: 2, y: 1)], animations: [turn])
    #expect(
      plain([layer]).presentation(at: 1).layers[0].transform == [
        .rotate(.degrees(90)), .scale(x: 2, y: 1),
      ])
  }

  @Test func `an image masks by its opacity, unless its brightness is asked for`() throws {
    let photo = changed(Layer("k", content: .image(Layer.Image(.gif, bytes: Array("GIF89a".utf8)))))
    {
      $0.bounds = Self.box
    }
    var layer = Layer("b", content: .shape(Layer.Shape(.rect(Self.box))))
    layer.mask = photo
    func written(_ layer: Layer) throws -> SVGOutput {
      try SVGWriter(SVGOptions(layout: .compact, idPrefix: .none)).write(plain([layer]))
    }
    let white = #"<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/>"#
    #expect(try written(layer).string.contains(white))
    #expect(try written(layer).issues.isEmpty)
    layer.maskType = .luminance
    #expect(try !written(layer).string.contains("filter"))
    layer.mask?.shadowOpacity = 1
    layer.maskType = .alpha
    #expect(try written(layer).string.contains(#"<feMergeNode in="content"/>"#))
  }

  @Test func `a paint can be a colour by its name`() {
    #expect(Layer.Shape(.rect(Self.box), fillColor: .black).fillColor == .color(.black))
  }
}
