import SweepGeometry
import Testing

/// The marks of scales, as lines and as dashes.
@Suite struct PathMarksTests {
  private func angles(_ places: [Int], _ first: Double, _ step: Double) -> [Angle] {
    places.map { .degrees(first + step * Double($0)) }
  }

  private func marks(_ places: [Int], _ first: Double, _ step: Double, _ radius: Double) -> Path {
    Path(
      marksAlong: angles(places, first, step).map { Vector(heading: $0) }, from: radius,
      to: radius / 2)
  }

  private func near(_ place: Point, _ other: Point?) -> Bool {
    // On the grid, so that the next point of it may be the nearer one by the last bit.
    other.map { place.distance(to: $0) < 0.0101 } ?? false
  }

  @Test(arguments: [
    (-118.4, 2.374, 101), (0, 6, 60), (90, -0.18, 2000), (-360, 360, 1), (12, 0, 9), (1e7, 1e7, 33),
    (-90, 45, 8), (-90, 45, 17),
  ])
  func `stand in the directions that follow each other`(first: Double, step: Double, count: Int) {
    let path = marks(Array(0..<count), first, step, 88)
    #expect(path.elements.count == 2 * count)
    for place in 0..<count {
      let angle = Angle.degrees(first + step * Double(place))
      let (start, end) = (path.elements[2 * place], path.elements[2 * place + 1])
      guard case .move = start, case .line = end else {
        Issue.record("\(start) \(end)")
        return
      }
      #expect(near(Point(at: angle, radius: 88), start.end), "\(place)")
      #expect(near(Point(at: angle, radius: 44), end.end), "\(place)")
    }
  }

  @Test func `stand on the grid, mirror each other, and are straight at quarter turns`() {
    let path = marks(Array(0...8), -180, 45, 87.125)
    let ends = path.elements.map { $0.end ?? .zero }
    for end in ends {
      #expect((end.x * 100).rounded() / 100 == end.x && (end.y * 100).rounded() / 100 == end.y)
      #expect(end.x.sign == .plus || end.x != 0, "a zero is never negative")
    }
    #expect(ends[4].x == -ends[12].x && ends[4].y == 0 && ends[8].x == 0)
  }

  @Test(
    arguments: [
      (-118.4, 2.374, 102, 0, 1), (0, 6, 60, 5, 4), (90, -1.8, 87, 0, 1), (350, 6, 31, 0, 1),
      (0, 2, 180, 10, 9),
    ] as [(Double, Double, Int, Int, Int)])
  func `are dashes where they are even`(
    first: Double, step: Double, count: Int, heavier: Int, group: Int
  ) throws {
    let places = (0..<count).filter { heavier == 0 || $0 % heavier != 0 }
    let angles = angles(places, first, step)
    let dashed = try #require(Path.dashedMarks(at: angles, from: 90, to: 86, width: 0.8))
    #expect(dashed.pattern.count == 2 * group)
    let found = dashed.path.marks(ofDashes: dashed.pattern, width: 4)
    try #require(found.count == angles.count)
    for (mark, angle) in zip(found, angles) {
      let ends = [mark.from, mark.to].sorted { $0.distance(to: .zero) > $1.distance(to: .zero) }
      #expect(ends[0].distance(to: Point(at: angle, radius: 90)) < 0.02)
      #expect(ends[1].distance(to: Point(at: angle, radius: 86)) < 0.02)
    }
    // No arc is so long that a renderer's chords add up.
    #expect(dashed.path.elements.count >= 2 * Int(abs(step) * Double(angles.count) / 73))
  }

  @Test func `are lines where they are few, uneven, broad or dense`() {
    func isDashed(_ angles: [Angle], to inner: Double = 86, width: Double = 0.8) -> Bool {
      Path.dashedMarks(at: angles, from: 90, to: inner, width: width) != nil
    }
    let even = angles(Array(0..<60), 0, 6)
    #expect(isDashed(even))
    #expect(!isDashed(Array(even.prefix(20))))
    #expect(!isDashed(even, to: 70, width: 4))
    #expect(!isDashed(angles(Array(0..<600), 0, 0.6)))
    #expect(!isDashed((0..<30).map { .degrees(Double($0 * $0) / 10) }))
    #expect(!isDashed(angles((0..<60).filter { ![7, 20, 41].contains($0) }, 0, 6)))
  }

  @Test func `rounds halves to the even hundredth, on both sides of zero`() {
    // 0.125 and 0.375 lie exactly in the middle.
    #expect(Point(0.125, -0.125).onGrid == Point(0.12, -0.12))
    #expect(Point(0.375, -0.375).onGrid == Point(0.38, -0.38))
    #expect(Point(-0.001, 0).onGrid.x.sign == .plus)
    #expect(Point(1e13, 1).onGrid == Point(1e13, 1))
  }
}
