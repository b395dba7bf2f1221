import Foundation
import SweepGeometry
import SweepScene
import SweepTemplates
import TestSupport
import Testing
import SweepYAML

/// The model against the browsers: every sample that moves.
@Suite(.inBrowser) struct SampleOracleTests {
  private static let root = Repository.root.appending(path: "samples")

  /// The samples with a table of their movement.
  private static let moving: [String] = {
    let found = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    let tables = (found ?? []).filter { $0.hasSuffix(".frames.txt") }.sorted()
    return tables.map { String($0.dropLast(".frames.txt".count)) }
  }()

  private static let pages = Task {
    let cases = try moving.map { try oracleCase($0) }
    return Dictionary(
      uniqueKeysWithValues: BrowserEngine.allCases.map { ($0, OraclePage(cases, in: $0)) })
  }

  private static func oracleCase(_ name: String) throws -> OracleCase {
    let file = root.appending(path: "\(name).yaml")
    let outcome = Document.render(
      Array(try Data(contentsOf: file)), file: name, folder: file.deletingLastPathComponent().path)
    var scene = try #require(outcome.value, "\(name): \(outcome.diagnostics)")
    var count = 0
    scene.layers = scene.layers.map { $0.numbered(&count) }
    var random = SplitMix64(seed: 1)
    var oracle = OracleCase(name, at: random.times(about: scene.layers.flatMap(\.seams)))
    oracle.scene = scene
    return oracle
  }

  @Test(arguments: BrowserEngine.allCases, moving.indices)
  func `browsers show what the model says`(engine: BrowserEngine, index: Int) async throws {
    let page = try #require(try await Self.pages.value[engine])
    #expect(try page.issues(of: index) == [])
    let comparison = try await page.comparison(of: index)
    #expect(!comparison.largest.isEmpty)
    let isNear =
      page.cases[index].scene.layers.contains(where: \.followsCurve)
      ? comparison.isNearAlongCurves : comparison.faults.isEmpty
    #expect(
      isNear,
      "\(engine), \(Self.moving[index]): \(comparison.faults.joined(separator: "\n"))")
  }

  @Test func `there are samples that move`() {
    #expect(Self.moving.count >= 10)
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
