import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct PathPrimitiveTests {
  @Test func makersAreRecognised() throws {
    let seed: UInt64 = 31
    var random = SplitMix64(seed: seed)
    for _ in 0..<1000 {
      let (center, radius, other) = (random.point(), random.number(0.1...90), random.number(1...9))
      #expect(
        Path.circle(center: center, radius: radius).primitive
          == .circle(center: center, radius: radius), "seed \(seed)")
      let radii = Size(width: radius, height: other)
      #expect(
        Path.ellipse(center: center, radii: radii).primitive
          == .ellipse(center: center, radii: radii), "seed \(seed)")
      let rect = Rect(origin: center, size: radii)
      guard case .rect(let found) = Path.rect(rect).primitive else {
        Issue.record("no rectangle, seed \(seed)")
        continue
      }
      #expect(isClose(found, rect, 1e-12))
      #expect(Path.ellipse(in: rect).primitive != nil)
    }
  }

  @Test func anyChangedCoordinateIsNoLongerOne() {
    for path in [
      Path.circle(center: Point(3, 4), radius: 5),
      .ellipse(center: .zero, radii: Size(width: 2, height: 3)),
      .rect(Rect(x: 1, y: 2, width: 3, height: 4)),
    ] {
      #expect(path.primitive != nil)
      for index in path.elements.indices {
        for element in Self.changes(of: path.elements[index]) {
          var changed = path
          changed.elements[index] = element
          #expect(changed.primitive == nil, "\(index): \(element)")
        }
        var shorter = path
        shorter.elements.remove(at: index)
        #expect(shorter.primitive == nil)
        var longer = path
        longer.elements.insert(path.elements[index], at: index)
        #expect(longer.primitive == nil)
      }
    }
  }

  private static func changes(of element: Path.Element) -> [Path.Element] {
    let step = 1e-9
    func near(_ point: Point) -> [Point] {
      [Point(point.x + step, point.y), Point(point.x, point.y - step)]
    }
    switch element {
    case .move(let to): return near(to).map { .move(to: $0) } + [.line(to: to)]
    case .line(let to): return near(to).map { .line(to: $0) } + [.move(to: to)]
    case .arc(let radii, let rotation, let largeArc, let clockwise, let to):
      func arc(
        _ radii: Size = radii, _ rotation: Angle = rotation, _ largeArc: Bool = largeArc,
        _ clockwise: Bool = clockwise, to: Point = to
      ) -> Path.Element {
        .arc(
          radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise, to: to)
      }
      return near(to).map { arc(to: $0) } + [
        arc(Size(width: radii.width + step, height: radii.height)),
        arc(Size(width: radii.width, height: radii.height + step)),
        arc(radii, .degrees(1)), arc(radii, .zero, true), arc(radii, .zero, false, false),
        .line(to: to),
      ]
    default: return [.line(to: .zero), .move(to: .zero)]
    }
  }

  @Test func shapesWithoutExtentAreNone() {
    #expect(Path.circle(radius: 0).primitive == nil)
    #expect(Path.circle(radius: -1).primitive == nil)
    #expect(Path.circle(radius: .nan).primitive == nil)
    #expect(Path.circle(radius: .infinity).primitive == nil)
    #expect(Path.circle(center: Point(.infinity, 0), radius: 1).primitive == nil)
    #expect(Path.circle(center: Point(0, .nan), radius: 1).primitive == nil)
    #expect(Path.ellipse(center: .zero, radii: Size(width: 1, height: 0)).primitive == nil)
    #expect(Path.rect(Rect(x: 0, y: 0, width: 1, height: 0)).primitive == nil)
    #expect(Path.rect(Rect(x: 0, y: 0, width: -1, height: 1)).primitive == nil)
    #expect(Path.rect(Rect(x: 0, y: 0, width: .infinity, height: 1)).primitive == nil)
    #expect(Path.rect(Rect(x: 0, y: .nan, width: 1, height: 1)).primitive == nil)
  }

  @Test func otherPathsAreNone() {
    #expect(Path().primitive == nil)
    #expect(Path.arc(radius: 10, from: .zero, to: .turns(1)).primitive == nil)
    #expect(Path.roundedRect(Rect(radius: 5), cornerRadius: 1).primitive == nil)
    let turned = Path.rect(Rect(radius: 5)).applying(.rotation(.degrees(45)))
    #expect(turned.primitive == nil)
    let clockwiseFromBelow = Path.polyline([Point(0, 5), .zero, Point(5, 0), Point(5, 5)])
    #expect(Path(clockwiseFromBelow.elements + [.close]).primitive == nil)
  }

  @Test func `two halves are a circle or an ellipse wherever they begin`() throws {
    func halves(_ data: String) throws -> Path.Primitive? {
      try Path(svgPathData: data).ellipseOfHalves
    }
    let circle = Path.Primitive.circle(center: Point(1, 2), radius: 5)
    #expect(try halves("M-4 2A5 5 0 0 1 6 2A5 5 0 0 1 -4 2Z") == circle)
    #expect(try halves("M1 7A5 5 0 1 0 1 -3A5 5 0 1 0 1 7Z") == circle)
    #expect(
      try halves("M-8 0A8 3 0 1 1 8 0A8 3 0 1 1 -8 0Z")
        == .ellipse(center: .zero, radii: Size(width: 8, height: 3)))
    for other in [
      "M-4 2A5 5 0 0 1 6 2A5 5 0 0 0 -4 2Z", "M-4 2A5 5 0 0 1 6 2A5 4 0 0 1 -4 2Z",
      "M-4 2A6 6 0 0 1 6 2A6 6 0 0 1 -4 2Z", "M-4 2A5 5 0 0 1 6 2A5 5 0 0 1 -4 2",
      "M0 0A5 5 0 0 1 6 8A5 5 0 0 1 0 0Z", "M-4 2A5 5 0 0 1 6 2A5 5 0 0 1 -4 3Z",
    ] {
      #expect(try halves(other) == nil, "\(other)")
    }
  }
}
