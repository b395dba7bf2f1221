import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct AffineTests {
  @Test func rotationIsClockwiseOnTheScreen() {
    let quarter = Affine.rotation(.degrees(90))
    #expect(quarter.apply(to: Point(0, -80)) == Point(80, 0))
    #expect(quarter == Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(Affine.rotation(.degrees(-450)).apply(to: Point(0, -1)) == Point(-1, 0))
  }

  @Test func pivotStaysInPlace() {
    let turn = Affine.rotation(.degrees(37), about: Point(10, 20))
    #expect(isClose(turn.apply(to: Point(10, 20)), Point(10, 20), 1e-12))
    let listed = .translation(x: 10, y: 20) * Affine.rotation(.degrees(37))
    #expect(isClose(turn, listed * .translation(x: -10, y: -20), 1e-12))
  }

  @Test func theRightOneActsFirst() {
    let move = Affine.translation(x: 10, y: 0)
    let double = Affine.scale(2)
    #expect((move * double).apply(to: Point(1, 1)) == Point(12, 2))
    #expect((double * move).apply(to: Point(1, 1)) == Point(22, 2))
    #expect(double.concatenating(move) == move * double)
  }

  @Test func skews() {
    #expect(isClose(Affine.skewX(.degrees(45)).apply(to: Point(1, 2)), Point(3, 2)))
    #expect(isClose(Affine.skewY(.degrees(45)).apply(to: Point(1, 2)), Point(1, 3)))
  }

  @Test func vectorsDoNotMove() {
    let map = Affine.translation(x: 5, y: 6) * .scale(x: 2, y: 3)
    #expect(map.apply(to: Vector(dx: 1, dy: 1)) == Vector(dx: 2, dy: 3))
  }

  @Test func productAndInverseAtRandom() throws {
    let seed: UInt64 = 11
    var random = SplitMix64(seed: seed)
    for _ in 0..<1000 {
      let (outer, inner, point) = (random.affine(), random.affine(), random.point())
      #expect(
        isClose(
          (outer * inner).apply(to: point), outer.apply(to: inner.apply(to: point)), 1e-9),
        "seed \(seed)")
      #expect(
        isClose((outer * inner).determinant, outer.determinant * inner.determinant, 1e-9))
      guard abs(inner.determinant) > 0.01 else { continue }
      let inverse = try #require(inner.inverted)
      #expect(isClose(inverse.apply(to: inner.apply(to: point)), point, 1e-8), "seed \(seed)")
      #expect(isClose(inverse * inner, .identity, 1e-8), "seed \(seed)")
    }
  }

  @Test func singularMapsHaveNoInverse() {
    #expect(Affine.scale(x: 1, y: 0).inverted == nil)
    #expect(Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted == nil)
    #expect(Affine.scale(.nan).inverted == nil)
    #expect(Affine.scale(1e-200).inverted == nil)
    #expect(Affine.translation(x: .infinity, y: 0).inverted == nil)
  }
}
