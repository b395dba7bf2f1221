import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Layers and the markup that they come out as, one tag a line.
struct WriterCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let scene: Layer.Scene
  let markup: String

  init(_ name: String, _ layers: [Layer], _ markup: String) {
    testDescription = name
    scene = plain(layers)
    self.markup = markup
  }

  /// Expects the markup, and that both profiles are valid.
  func check() async throws {
    let found = try body(of: scene)
    #expect(found == markup, "\(found)")
    try await expectValid(scene)
  }
}

/// A scene of 10 by 10 without words.
func plain(_ layers: [Layer]) -> Layer.Scene {
  Layer.Scene(size: Size(width: 10, height: 10), layers: layers, fontFamily: "")
}

/// The content of the root element, one tag a line.
func body(of scene: Layer.Scene, _ options: SVGOptions = SVGOptions(idPrefix: .none, motion: .full))
  throws -> String
{
  let text = try SVGWriter(options).write(scene).string
  let start = try #require(text.firstIndex(of: ">"))
  let inside = text[start...].dropFirst()
  #expect(inside.hasSuffix("</svg>\n"))
  // The rule of the root in every file that moves; `DarkPageTests` check it.
  return String(inside.dropLast(7))
    .replacing(/<style[^>]*>svg:root{color-scheme:light dark}<\/style>/, with: "")
    .replacing("><", with: ">\n<")
}

/// The layer with some of its fields changed.
func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

/// A line from the origin to (1, 2), stroked in black.
func line(_ change: (inout Layer.Shape) -> Void = { _ in }) -> Layer {
  var shape = Layer.Shape(
    .line(from: .zero, to: Point(1, 2)), fillColor: .none, strokeColor: .color(.black))
  change(&shape)
  return Layer(content: .shape(shape))
}

/// A square of 4 by 4, filled with black.
func square(_ change: (inout Layer.Shape) -> Void = { _ in }) -> Layer {
  var shape = Layer.Shape(.rect(Rect(x: 0, y: 0, width: 4, height: 4)))
  change(&shape)
  return Layer(content: .shape(shape))
}

/// The error in which writing ends, in one line.
func fault(of scene: Layer.Scene, _ options: SVGOptions = SVGOptions()) -> String? {
  do throws(SceneError) {
    _ = try SVGWriter(options).write(scene)
    return nil
  } catch { return error.description }
}
