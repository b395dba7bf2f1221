import Foundation
import SweepArtwork
import SweepDiagnostics
import SweepGeometry
import SweepScene
import SweepTemplates
import Testing
import SweepYAML

/// Documents made from drawings turn their needles to the printed numbers.
@Suite struct RiggedDocumentTests {
  private func draft(_ drawing: MeasuredDrawing) throws -> String {
    let artwork = try drawing.artwork()
    return Document.draft(of: try Rig(artwork), artwork, file: drawing.file, title: "Gauge")
  }

  private func scene(
    _ text: String, _ values: [String: String], folder: URL = MeasuredDrawing.folder
  ) -> Outcome<Layer.Scene> {
    Document.render(Array(text.utf8), file: "d.yaml", folder: folder.path, set: values)
  }

  /// The direction of the farthest points of the named layer, after a move that has ended.
  private func direction(
    of name: String, in scene: Layer.Scene, about pivot: Point
  ) throws -> Double {
    func find(_ layers: [Layer], _ outer: Affine) -> (Layer, Affine)? {
      for layer in layers {
        if layer.name == name { return (layer, outer * layer.affine) }
        if let found = find(layer.sublayers, outer * layer.affine) { return found }
      }
      return nil
    }
    func points(_ layer: Layer, _ map: Affine) -> [Point] {
      var all = layer.sublayers.flatMap { points($0, map * $0.affine) }
      layer.shape?.path.applying(map).forEachSegment { all += [$0.point(at: 0), $0.point(at: 1)] }
      return all
    }
    let end = scene.presentation(at: Seconds(60))
    guard let (layer, map) = find(end.layers, .identity) else { throw Missing() }
    let arms = points(layer, map).map { $0 - pivot }
    let reach = arms.map(\.length).max() ?? 0
    let far = arms.filter { $0.length > reach * 0.99 }
    return far.reduce(Vector.zero, +).direction.degrees
  }

  @Test(arguments: MeasuredDrawing.all)
  func `the needle points to each printed number`(drawing: MeasuredDrawing) throws {
    let text = try draft(drawing)
    let artwork = try drawing.artwork()
    let layer = artwork.labels[drawing.needle] ?? drawing.needle
    for stop in drawing.stops {
      let outcome = scene(text, ["value": "\(stop.value)"])
      let faults = outcome.diagnostics.filter { !$0.message.contains("looks different") }
      #expect(faults.filter { !$0.message.contains("font-family") }.isEmpty, "\(faults)")
      let found = try direction(
        of: layer, in: try #require(outcome.value), about: drawing.pivot)
      #expect(turn(found, stop.angle) < 0.1, "\(stop), \(found)")
    }
  }

  /// The characters of the texts in a scene.
  private func texts(_ scene: Layer.Scene) -> [Layer.Text] {
    func all(_ layers: [Layer]) -> [Layer.Text] {
      layers.flatMap { [$0.text].compactMap(\.self) + all($0.sublayers) }
    }
    return all(scene.layers)
  }

  @Test func `the number is the reading, in the font of the drawing`() throws {
    let text = try draft(MeasuredDrawing.all[6])
    let shown = texts(try #require(scene(text, ["value": "-7.25"]).value))
    let number = try #require(
      shown.first { $0.string == "\u{2212}7,3 °C" || $0.string == "\u{2212}7,2 °C" })
    #expect(number.fontSize == 14 && number.fontFamily == "sans-serif" && number.fontWeight == 700)
    #expect(!shown.contains { $0.string == "21,5 °C" })
  }

  @Test func `guesses are comments, and facts are none`() throws {
    let guessed = try draft(MeasuredDrawing.all[2])
    #expect(guessed.contains("element: needle  # guessed from its shape"))
    #expect(guessed.contains("# guessed from a circle at the crossing of 11 ticks"))
    let found = try draft(MeasuredDrawing.all[6])
    #expect(found.contains("element: Thermometernadel  # found by its name"))
    #expect(found.contains("# found by 8 numbers at 15 ticks"))
  }

  @Test(arguments: [0, 4, 10]) func `renamed layers are found by their boxes`(index: Int) throws {
    let drawing = MeasuredDrawing.all[index]
    let text = try draft(drawing)
    let file = MeasuredDrawing.folder.appending(path: drawing.file)
    var svg = try String(contentsOf: file, encoding: .utf8)
    for (name, other) in [
      ("Needle / Main", "Vector 3"), ("\"Zeiger\"", "\"Pfad 12\""), ("\"pointer\"", "\"Curve\""),
      ("\"pointer1\"", "\"Curve1\""), ("\"value\"", "\"Group 9\""), (">173<", ">88<"),
    ] { svg.replace(name, with: other) }
    let folder = FileManager.default.temporaryDirectory.appending(path: "rig-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(svg.utf8).write(to: folder.appending(path: drawing.file))
    let stop = drawing.stops[1]
    let outcome = scene(text, ["value": "\(stop.value)"], folder: folder)
    let renamed = ["Vector 3", "path77", "Curve1"][[0, 4, 10].firstIndex(of: index) ?? 0]
    #expect(
      outcome.diagnostics.contains { $0.message.contains("'\(renamed)' in its box is meant") })
    let found = try direction(
      of: renamed, in: try #require(outcome.value), about: drawing.pivot)
    #expect(turn(found, stop.angle) < 0.1)
    // An element that was moved is lost, and the error says so.
    let moved = text.replacing(/box: \[[0-9]/, with: "box: [9")
    let lost = scene(moved, [:], folder: folder)
    #expect(lost.value == nil)
    #expect(lost.diagnostics.contains { $0.message.contains("which the artwork does not have") })
  }
}
