import Testing

@testable import SweepGeometry
import TestSupport

@Suite struct PathBuildingTests {
  @Test func currentPoint() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: Point(1, 2))
    path.addCurve(to: Point(5, 6), control1: .zero, control2: .zero)
    #expect(path.currentPoint == Point(5, 6))
    path.close()
    #expect(path.currentPoint == Point(1, 2))
    path.addLine(to: Point(9, 9))
    #expect(path.currentPoint == Point(9, 9))
    #expect(Path([.close]).currentPoint == .zero)
  }

  @Test func arcsJoinWithALine() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, from: .zero, to: .degrees(90))
    #expect(path.elements.count == 2)
    #expect(path.elements.first == .move(to: Point(0, -10)))
    path.addArc(center: .zero, radius: 20, from: .degrees(90), to: .zero)
    #expect(path.elements.count == 4)
    #expect(path.elements[2] == .line(to: Point(at: .degrees(90), radius: 20)))
    guard case .arc(_, _, let largeArc, let clockwise, let end) = path.elements[3] else {
      Issue.record("no arc")
      return
    }
    #expect(!largeArc && !clockwise && end == Point(0, -20))
  }

  @Test func arcsThatMeetNeedNoLine() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, from: .zero, to: .degrees(77))
    path.addArc(center: .zero, radius: 10, from: .degrees(77), to: .degrees(131))
    #expect(path.elements.count == 3)
  }

  @Test(arguments: [
    0.0, 1, 90, 149, 150, 151, 179, 179.999, 180, 180.001, 209, 210, 237.4, 300, 301, 359, 359.999,
    360, 360.001, 400, 500, 719, 720, 721, 1000, 3600, 1e7,
  ])
  func everySpanKeepsItsCircle(span: Double) throws {
    for span in [span, -span] {
      let path = Path.arc(
        center: Point(100, 100), radius: 90, from: .degrees(-118.7), to: .degrees(span - 118.7))
      let drawn = min(abs(span), 720)
      let length = path.length() / 90 * 180 / .pi
      if abs(span) <= 720 {
        #expect(isClose(length, drawn, 1e-7), "\(span)")
      } else {
        #expect(length >= 360 && length < 720.0001, "\(span)")
      }
      let end = try #require(path.elements.last?.end)
      #expect(
        isClose(
          end, Point(at: .degrees(span - 118.7), radius: 90, from: Point(100, 100)), 1e-5))
      // The written arc keeps to the circle although its numbers are rounded.
      let text = try #require(path.svgPathData(precision: 3))
      for point in try Path(svgPathData: text).samples(20) {
        let radius = point.distance(to: Point(100, 100))
        #expect(abs(radius - 90) < 0.01, "\(span): \(text)")
      }
    }
  }

  @Test func endlessSpansDoNotHang() {
    for span in [Double.infinity, -.infinity, .nan, 1e300] {
      let path = Path.arc(radius: 10, from: .zero, to: .degrees(span))
      #expect(path.elements.count <= 8)
    }
    #expect(Path.arc(radius: 10, from: .zero, to: .degrees(.nan)).svgPathData() == nil)
  }

  @Test func arcFormsAgree() {
    let seed: UInt64 = 21
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (center, from, to) = (random.point(), random.angle(), random.angle())
      var path = Path()
      path.addArc(Arc(center: center, radius: 25, from: from, to: to))
      let direct = Path.arc(center: center, radius: 25, from: from, to: to)
      #expect(path.elements.count == direct.elements.count, "seed \(seed)")
      for (a, b) in zip(path.samples(8), direct.samples(8)) {
        #expect(isClose(a, b, 1e-6), "seed \(seed)")
      }
    }
  }

  @Test func polylineAndLine() {
    #expect(Path.polyline([]).isEmpty)
    #expect(Path.polyline([Point(1, 1)]).elements == [.move(to: Point(1, 1))])
    #expect(Path.polyline([.zero, Point(3, 4)]) == Path.line(from: .zero, to: Point(3, 4)))
  }

  @Test func roundedRectKeepsInside() {
    let rect = Rect(x: 10, y: 20, width: 80, height: 40)
    let path = Path.roundedRect(rect, cornerRadius: 12)
    #expect(path.boundingBox.map { isClose($0, rect, 1e-12) } == true)
    #expect(isClose(path.length(), 2 * (56 + 16) + 24 * .pi, 1e-9))
    #expect(isClose(Path.roundedRect(rect, cornerRadius: 99).length(), 80 + 40 * .pi, 1e-9))
    #expect(Path.roundedRect(rect, cornerRadius: 0) == .rect(rect))
    #expect(Path.roundedRect(rect, cornerRadius: -3) == .rect(rect))
  }

  @Test func sectors() {
    let band = Path.sector(
      innerRadius: 30, outerRadius: 40, from: .degrees(-60), to: .degrees(60))
    #expect(isClose(band.length(), 70 * 2 * .pi / 3 + 20, 1e-9))
    let slice = Path.sector(outerRadius: 40, from: .zero, to: .degrees(90))
    #expect(isClose(slice.length(), 20 * .pi + 80, 1e-9))
    #expect(
      slice.boundingBox.map { isClose($0, Rect(x: 0, y: -40, width: 40, height: 40)) } == true)
    for turn in [360.0, -360, 400] {
      let ring = Path.sector(innerRadius: 30, outerRadius: 40, from: .zero, to: .degrees(turn))
      #expect(isClose(ring.length(), 140 * .pi, 1e-6))
      #expect(ring.elements.filter { $0 == .close }.count == 2)
    }
  }
}
