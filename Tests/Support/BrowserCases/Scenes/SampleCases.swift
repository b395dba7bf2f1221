import Foundation
import SweepGeometry
import SweepScene
import SweepTemplates
import SweepYAML
import TestSupport

/// Every sample that moves.
enum SampleCases {
  private static let root = Repository.root.appending(path: "samples")

  static func all() throws -> [SceneCase] { try moving.map(sceneCase) }

  /// The samples with a table of their movement.
  private static let moving: [String] = Sample.files(".frames.txt").map {
    String($0.dropFirst("samples/".count).dropLast(".frames.txt".count))
  }

  private static func sceneCase(_ name: String) throws -> SceneCase {
    let file = root.appending(path: "\(name).yaml")
    let outcome = Document.render(
      Array(try Data(contentsOf: file)), file: name, folder: file.deletingLastPathComponent().path)
    var scene = try outcome.value.required("scene of \(name): \(outcome.diagnostics)")
    var count = 0
    scene.layers = scene.layers.map { $0.numbered(&count) }
    var random = SplitMix64(seed: 1)
    var oracle = OracleCase(name, at: random.times(about: scene.layers.flatMap(\.seams)))
    oracle.scene = scene
    var sample = SceneCase(oracle)
    sample.followsCurves = scene.layers.contains(where: \.followsCurve)
    return sample
  }
}

extension Layer {
  /// Whether the layer, or one in it, goes along a path with a curve.
  fileprivate var followsCurve: Bool {
    let curves = animations.contains { animation in
      guard case .motion(let motion) = animation else { return false }
      return motion.path.elements.contains { (element: Path.Element) in
        switch element {
        case .quad, .cubic, .arc: true
        case .move, .line, .close: false
        }
      }
    }
    return curves || sublayers.contains(where: \.followsCurve)
  }

  /// The layer with a name for everything in it that shows a shape.
  fileprivate func numbered(_ count: inout Int) -> Layer {
    var layer = self
    count += 1
    layer.name = "layer\(count)"
    layer.sublayers = sublayers.map { $0.numbered(&count) }
    return layer
  }
}
