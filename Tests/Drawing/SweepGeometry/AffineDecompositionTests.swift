import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct AffineDecompositionTests {
  @Test func partsComeBack() throws {
    let parts = Affine.Decomposition(
      translation: Vector(dx: 3, dy: -4), rotation: .degrees(-118.7), skew: .degrees(25),
      scaleX: 0.5, scaleY: -2)
    let found = try #require(Affine(parts).decomposed())
    #expect(found.translation == parts.translation)
    #expect(isClose(found.rotation.degrees, -118.7))
    #expect(isClose(found.skew.degrees, 25))
    #expect(isClose(found.scaleX, 0.5))
    #expect(isClose(found.scaleY, -2))
  }

  @Test func theOrderIsSVGs() {
    let parts = Affine.Decomposition(
      translation: Vector(dx: 10, dy: 0), rotation: .degrees(90), scaleX: 2, scaleY: 3)
    #expect(Affine(parts).apply(to: Point(1, 1)) == Point(7, 2))
  }

  @Test func roundTripAtRandom() throws {
    let seed: UInt64 = 12
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let map = random.affine()
      guard abs(map.determinant) > 1e-3 else { continue }
      let parts = try #require(map.decomposed())
      #expect(isClose(Affine(parts), map, 1e-9), "seed \(seed): \(map)")
      #expect(parts.scaleX > 0)
      #expect((parts.scaleY < 0) == (map.determinant < 0))
    }
  }

  @Test func mirrorImages() throws {
    let parts = try #require(Affine.scale(x: -1, y: 1).decomposed())
    #expect(isClose(abs(parts.rotation.degrees), 180))
    #expect(parts.scaleX == 1)
    #expect(isClose(parts.scaleY, -1))
    let flat = try #require(Affine.scale(x: 1, y: -1).decomposed())
    #expect(flat == .init(scaleY: -1))
  }

  @Test func singularMaps() throws {
    for map in [
      Affine.scale(0), .scale(x: 2, y: 0), .scale(x: 0, y: 2),
      .rotation(.degrees(30)) * .scale(x: 0, y: 2), .rotation(.degrees(30)) * .scale(x: 2, y: 0),
      .translation(x: 1, y: 2) * .rotation(.degrees(45)) * .scale(0),
    ] {
      let parts = try #require(map.decomposed())
      #expect(isClose(Affine(parts), map, 1e-12), "\(map)")
    }
    #expect(Affine(a: 1, b: 0, c: 1, d: 0, tx: 0, ty: 0).decomposed() == nil)
    #expect(Affine(a: 1, b: 3, c: 2, d: 6, tx: 0, ty: 0).decomposed() == nil)
  }
}
