import SweepGeometry
import SweepScene
import Testing

import Sweephand
@testable import SweepDials

/// Cases that are cropped to a narrow scale.
@Suite struct FanTests {
  private static let spans = [30.0, 60, 90, 120, 150, 180, 199]

  private func fan(_ span: Double, start: Double? = nil, radius: Double = 100) throws -> Fan {
    let scale = Scale(
      0...100, start: .degrees(start ?? -span / 2), span: .degrees(span))
    return try #require(Fan(fitting: scale, radius: radius))
  }

  /// Points all along an outline.
  private func points(_ path: Path) -> [Point] {
    var points: [Point] = []
    path.forEachSegment { segment in
      points += [0, 0.25, 0.5, 0.75].map(segment.point)
    }
    return points
  }

  @Test(arguments: spans)
  func `the outline stays parallel to itself`(span: Double) throws {
    let fan = try fan(span, start: -40)
    for distance in [-12.0, -3, 0, 4, 10] {
      for point in points(fan.path(outwards: distance)) {
        #expect(abs(fan.depth(of: point) + distance) < 0.01, "\(span)°, \(distance): \(point)")
      }
    }
    // A face of another radius has the same outline at another distance.
    let wide = try self.fan(span, start: -40, radius: 108)
    #expect(
      zip(points(wide.path()), points(fan.path(outwards: 8))).allSatisfy { $0.isNear($1) })
  }

  @Test(arguments: spans)
  func `scale and hub lie inside, with room`(span: Double) throws {
    let fan = try fan(span)
    for part in stride(from: -0.5, through: 0.5, by: 0.05) {
      let direction = Angle.degrees(part * span)
      #expect(fan.depth(of: Point(at: direction, radius: 88)) > 6, "\(span)° at \(direction)")
    }
    for direction in stride(from: 0.0, to: 360, by: 15) {
      #expect(fan.depth(of: Point(at: .degrees(direction), radius: 20)) > 20)
    }
  }

  @Test(arguments: spans)
  func `no outline bends inwards`(span: Double) throws {
    let points = points(try fan(span).path())
    for index in points.indices {
      let (a, b, c) = (
        points[index], points[(index + 1) % points.count], points[(index + 2) % points.count]
      )
      let (first, second) = (b - a, c - b)
      #expect(first.dx * second.dy - first.dy * second.dx > -1e-6, "\(span)° at \(b)")
    }
  }

  @Test func `wide scales have a round case`() {
    for span in [200.0, 236.8, 360, -240] {
      #expect(Fan(fitting: Scale(0...1, start: .zero, span: .degrees(span)), radius: 100) == nil)
    }
    #expect(Fan(fitting: Scale(0...1, start: .zero, span: .degrees(90)), radius: 60) == nil)
  }

  @Test func `a half is wider than high, a quarter higher than wide`() throws {
    let half = try #require(try fan(180).path().boundingBox?.size)
    #expect(half.width > 1.2 * half.height)
    let quarter = try #require(try fan(90).path().boundingBox?.size)
    #expect(quarter.height > quarter.width)
  }

  @Test(arguments: [60.0, 90, 120, 180, 199])
  func `the picture is as large as its case`(span: Double) throws {
    var dial = Speedometer(72, in: 0...100)
    dial.start = .degrees(-span / 2)
    dial.span = .degrees(span)
    let cropped = try dial.scene()
    let box = try #require(try fan(span).path(outwards: 10).boundingBox)
    #expect(abs(cropped.viewBox.size.width - box.size.width) < 2)
    #expect(abs(cropped.viewBox.size.height - box.size.height) < 2)
    #expect(max(cropped.size.width, cropped.size.height) == 400)
    dial.case = .round
    let round = try dial.scene()
    #expect(round.viewBox == Rect(center: .zero, radius: 110))
    #expect(round.size == Size(width: 400, height: 400))
  }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool { (self - other).length < 0.01 }
}
