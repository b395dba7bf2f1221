import SweepGeometry
import Testing

/// The marks of scales, whose directions are put together from a few.
@Suite struct PathMarksTests {
  private func marks(_ places: [Int], _ first: Angle, _ step: Angle, _ radius: Double) -> Path {
    places.withUnsafeBufferPointer {
      Path(marksAt: $0, of: first, every: step, from: radius, to: radius / 2)
    }
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
    let path = marks(Array(0..<count), .degrees(first), .degrees(step), 88)
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

  @Test func `leave out the places that are not asked for`() {
    let all = marks(Array(0..<30), .degrees(-40), .degrees(3), 80)
    let some = [3, 8, 9, 15, 16, 29]
    let elements = some.flatMap { [all.elements[2 * $0], all.elements[2 * $0 + 1]] }
    #expect(marks(some, .degrees(-40), .degrees(3), 80).elements == elements)
    #expect(marks([], .zero, .degrees(3), 80).isEmpty)
  }

  @Test func `stand on the grid, mirror each other, and are straight at quarter turns`() {
    let path = marks(Array(0...8), .degrees(-180), .degrees(45), 87.125)
    let ends = path.elements.map { $0.end ?? .zero }
    for end in ends {
      #expect((end.x * 100).rounded() / 100 == end.x && (end.y * 100).rounded() / 100 == end.y)
      #expect(end.x.sign == .plus || end.x != 0, "a zero is never negative")
    }
    #expect(ends[4].x == -ends[12].x && ends[4].y == 0 && ends[8].x == 0)
  }

  @Test func `are the same from a list`() {
    let headings = (0..<20).map { Vector(heading: .degrees(Double($0) * 7)) }
    let list = Path(marksAlong: headings, from: 60, to: 50)
    let even = headings.indices.map { $0 }.withUnsafeBufferPointer {
      Path(marksAt: $0, of: .zero, every: .degrees(7), from: 60, to: 50)
    }
    #expect(list == even)
  }

  @Test func `rounds halves to the even hundredth, on both sides of zero`() {
    // 0.125 and 0.375 lie exactly in the middle.
    #expect(Point(0.125, -0.125).onGrid == Point(0.12, -0.12))
    #expect(Point(0.375, -0.375).onGrid == Point(0.38, -0.38))
    #expect(Point(-0.001, 0).onGrid.x.sign == .plus)
    #expect(Point(1e13, 1).onGrid == Point(1e13, 1))
  }
}
