import SweepGeometry
import Testing

@testable import BrowserCases

/// The stops of knobs, and the sectors of wheels.
@Suite struct SnapStopsTests {
  @Test(arguments: [
    (-200.0, 0), (-135, 0), (-116, 0), (-115, 1), (-57.9, 2), (-0.1, 3), (0.1, 4), (135, 7),
    (500, 7),
  ])
  func `the nearest of eight stops`(turn: Double, stop: Int) {
    let stops = SnapStops(count: 8, from: .degrees(-135), through: .degrees(135))
    #expect(stops.nearest(to: .degrees(turn)) == stop)
  }

  @Test(arguments: [(50.0, 1), (355, 0), (-3, 0), (-700, 0), (1000, 5)])
  func `stops that come round are met where the dial is`(turn: Double, stop: Int) {
    let stops = SnapStops(around: 6)
    #expect(stops.nearest(to: .degrees(turn)) == stop)
  }

  @Test func `stops of one's own, in any order`() {
    let stops = SnapStops([.degrees(90), .zero, .degrees(20)])
    #expect([80, 50, 9, 11].map { stops.nearest(to: .degrees($0)) } == [0, 2, 1, 2])
    #expect(SnapStops([]).nearest(to: .zero) == nil)
    #expect(SnapStops(count: 1, from: .degrees(5), through: .degrees(9)).angles == [.degrees(5)])
  }

  @Test(arguments: [
    (8, -50.0, 1), (8, 50, 7), (8, 0, 0), (9, -59, 1), (9, -61, 2), (2, 89, 0), (2, 91, 1),
  ])
  func `the sector under the mark`(count: Int, turn: Double, sector: Int) {
    #expect(SectorWheel(count: count).sector(at: .degrees(turn)) == sector)
  }

  @Test func `the sector in a direction`() {
    let wheel = SectorWheel(count: 4)
    #expect(wheel.sector(at: .zero, towards: .degrees(90)) == 1)
    #expect(wheel.sector(at: .degrees(90), towards: .degrees(90)) == 0)
    #expect(wheel.sector(at: .degrees(-180), towards: .degrees(-90)) == 1)
  }
}
