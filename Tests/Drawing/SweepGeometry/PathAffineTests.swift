import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct PathAffineTests {
  /// Equal parameters are compared. A map keeps them on curves, and on arcs as well, because the
  /// parametric angle measures a share of the ellipse's area.
  @Test func pointsGoWhereTheMapTakesThem() {
    let seed: UInt64 = 81
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let path = random.path(segments: 6)
      let map = random.affine()
      guard abs(map.determinant) > 0.05 else { continue }
      let image = path.applying(map)
      #expect(image.elements.count == path.elements.count)
      for (original, point) in zip(path.samples(8), image.samples(8)) {
        let expected = map.apply(to: original)
        #expect(isClose(expected, point, 1e-4), "seed \(seed): \(path) \(map)")
        if !isClose(expected, point, 1e-4) { return }
      }
    }
  }

  @Test func circlesStayCircles() {
    let map = .translation(x: 5, y: 6) * Affine.rotation(.degrees(33)) * .scale(2)
    for case .arc(let radii, let rotation, _, let clockwise, _) in Path.circle(radius: 10)
      .applying(map).elements
    {
      #expect(radii.width == radii.height)
      #expect(isClose(radii.width, 20))
      #expect(rotation == .zero && clockwise)
    }
  }

  @Test func quarterTurnsSwapTheAxes() {
    let path = Path.ellipse(center: .zero, radii: Size(width: 5, height: 10))
    let upright = path.applying(.scale(x: 3, y: 1))
    guard case .arc(let radii, let rotation, _, _, _) = upright.elements[1] else {
      Issue.record("no arc")
      return
    }
    #expect(isClose(radii.width, 15) && isClose(radii.height, 10) && rotation == .zero)
    guard case .arc(let kept, let turn, _, _, _) = path.applying(.scale(2)).elements[1] else {
      Issue.record("no arc")
      return
    }
    #expect(isClose(kept.width, 10) && isClose(kept.height, 20) && turn == .zero)
  }

  @Test func mirroringReversesArcs() {
    let path = Path.arc(radius: 10, from: .zero, to: .degrees(90))
    let mirrored = path.applying(.scale(x: -1, y: 1))
    #expect(isClose(mirrored.samples(2)[1], Point(at: .degrees(-45), radius: 10)))
  }

  @Test func singularMapsFlattenArcs() throws {
    let image = Path.circle(radius: 10).applying(.scale(x: 1, y: 0))
    let bounds = try #require(image.boundingBox)
    #expect(isClose(bounds, Rect(x: -10, y: 0, width: 20, height: 0), 1e-2))
    #expect(isClose(image.length(), 40, 1e-2))
    let nothing = try #require(Path.circle(radius: 10).applying(.scale(0)).boundingBox)
    #expect(nothing == .zero)
  }

  @Test func identityChangesNothing() {
    let path = Path.circle(center: Point(0.1, 0.2), radius: 0.3)
    #expect(path.applying(.identity) == path)
  }

  @Test func cubicsFollowThePath() {
    let seed: UInt64 = 82
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let path = random.path(segments: 5)
      let curves = path.toCubics(tolerance: 1e-4)
      for element in curves.elements {
        switch element {
        case .move, .cubic, .close: break
        default: Issue.record("a segment was left: \(element)")
        }
      }
      #expect(isClose(curves.length(), path.length(), 1e-2), "seed \(seed): \(path)")
      if let bounds = path.boundingBox, let other = curves.boundingBox {
        #expect(isClose(bounds, other, 2e-4), "seed \(seed): \(path)")
      }
      #expect(curves.currentPoint == path.currentPoint)
    }
  }

  @Test func closingLinesBecomeCurves() {
    let path = Path.polyline([.zero, Point(10, 0), Point(10, 10)])
    let closed = Path(path.elements + [.close]).toCubics()
    #expect(closed.elements.count == 5)
    let home = Path(path.elements + [.line(to: .zero), .close]).toCubics()
    #expect(home.elements.count == 5)
  }
}
