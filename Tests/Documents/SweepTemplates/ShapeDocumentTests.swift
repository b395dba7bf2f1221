import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Gradients and paces of shapes in documents.
@Suite struct ShapeDocumentTests {
  private static func document(_ keys: String, _ animation: String? = nil) -> String {
    """
    sweephand: 1
    layers:
      - shape:
          path: M0 0H20V10H0Z
          lineWidth: 2
          \(keys)
          animations: [\(animation.map { "{\($0), duration: 1s}" } ?? "")]
    """
  }

  private func shape(_ keys: String) throws -> Layer.Shape {
    let scene = try #require(picture(Self.document(keys)))
    guard case .shape(let shape)? = scene.layers.first?.content else { throw Missing() }
    return shape
  }

  private struct Missing: Error {}

  @Test func `fills and strokes can be gradients`() throws {
    let filled = try shape("fillGradient: {colors: [\"#f00\", \"#00f\"]}")
    #expect(
      filled.fillColor
        == .gradient(
          Layer.Gradient(
            .linear(from: Point(0.5, 0), to: Point(0.5, 1)),
            stops: [.init(0, Color(0xff0000)), .init(1, Color(0x0000ff))])))
    let stroked = try shape(
      "strokeGradient: {type: radial, colors: [black, white], locations: [0.2, 0.9]}")
    #expect(
      stroked.strokeColor
        == .gradient(
          Layer.Gradient(
            .radial(center: Point(0.5, 0.5), radius: 0.5),
            stops: [.init(0.2, .black), .init(0.9, .white)])))
    let across = try shape(
      "fillGradient: {colors: [accent, face], startPoint: [0, 0], endPoint: [1, 0]}")
    guard case .gradient(let gradient) = across.fillColor else { throw Missing() }
    #expect(gradient.geometry == .linear(from: Point(0, 0), to: Point(1, 0)))
  }

  @Test func `a shape and a group have a shadow and a blur`() throws {
    let keys =
      "fillColor: red\n      shadow: {color: '#036', opacity: 0.25, offset: [1, 2], radius: 4}"
    let scene = try #require(picture(Self.document(keys + "\n      blur: 5")))
    let layer = try #require(scene.layers.first)
    #expect(layer.shadowColor == Color(0x003366))
    #expect(layer.shadowOpacity == 0.25)
    #expect(layer.shadowOffset == Vector(dx: 1, dy: 2))
    #expect(layer.shadowRadius == 4)
    #expect(layer.blurRadius == 5)
    let group = try #require(
      picture("sweephand: 1\nlayers:\n  - group: {parts: [hub], shadow: {}, blur: 1}"))
    let whole = try #require(group.layers.first)
    #expect(whole.shadowColor == .black && whole.shadowOpacity == 0.5)
    #expect(whole.shadowOffset == Vector(dx: 0, dy: 3))
    #expect(whole.blurRadius == 1)
  }

  @Test(arguments: [
    ("shadow: {opacity: 2}", "opacity"), ("shadow: {radius: -1}", "radius"),
    ("shadow: {offset: 3}", "offset"), ("shadow: {blur: 3}", "unknown"), ("blur: -1", "blur"),
    ("", "not 'cornerRadius'"),
  ])
  func `an effect that cannot be is a mistake`(keys: String, message: String) {
    let found = mistakes(
      Self.document(keys, keys.isEmpty ? "animate: cornerRadius, to: 1" : nil))
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
    #expect(found[0].hasPrefix("dial.yaml:"), "it has no place")
  }

  @Test(arguments: [
    ("animate: colors, from: [red, red], to: [blue, white]", "stop-color"),
    ("animate: locations, values: [[0, 0.2], [0.5, 1]]", "offset"),
  ])
  func `stops of a gradient move`(animation: String, attribute: String) throws {
    for paint in ["fill", "stroke"] {
      let text = Self.document("\(paint)Gradient: {colors: [red, blue]}", animation)
      let output = try SVGWriter().write(try #require(picture(text)))
      #expect(output.string.contains("<animate attributeName=\"\(attribute)\""))
      #expect(output.string.contains(" \(paint)=\"url(#"))
      #expect(output.issues == [])
    }
  }

  @Test(arguments: [
    ("fillGradient: {colors: []}", "'fillGradient.colors' must hold at least one colour"),
    (
      "fillGradient: {colors: [red], locations: [0, 1]}",
      "must give a place to each of the 1 colours"
    ),
    ("fillGradient: {colors: [red, red], locations: [1, 0]}", "must lie in 0 … 1 and rise"),
    (
      "fillGradient: {colors: [red], startPoint: [1, 1], endPoint: [1, 1]}",
      "must not be the start point"
    ),
    (
      "{fillColor: red, fillGradient: {colors: [red]}}",
      "'fillGradient' stands in place of a colour, not beside one"
    ),
  ])
  func `a gradient that cannot be is a mistake`(keys: String, message: String) {
    let keys = keys.hasPrefix("{") ? "fillColor: red\n      fillGradient: {colors: [red]}" : keys
    let found = mistakes(Self.document(keys))
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
    #expect(found[0].hasPrefix("dial.yaml:"), "it has no place")
  }

  @Test func `a curve may overshoot, but time goes forwards`() throws {
    func pace(_ numbers: String) -> String {
      Self.document("fillColor: red", "animate: rotation, to: 90, timingFunction: [\(numbers)]")
    }
    let scene = try #require(picture(pace("0.3, 1.6, 0.6, -0.4")))
    guard case .basic(let animation)? = scene.layers.first?.animations.first else {
      throw Missing()
    }
    #expect(animation.timingFunction == TimingFunction(0.3, 1.6, 0.6, -0.4))
    for wrong in ["1.2, 0, 0, 1", "0, 0, -0.1, 1", "0, 200, 0, 1"] {
      let found = mistakes(pace(wrong))
      #expect(found.count == 1 && found[0].contains("'timingFunction' must have"), "\(found)")
    }
  }
}
