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
    #expect(stops.rest(at: stop, from: .degrees(turn)) == stops.angles[stop])
  }

  @Test(arguments: [(50.0, 1, 60.0), (355, 0, 360), (-3, 0, 0), (-700, 0, -720), (1000, 5, 1020)])
  func `stops that come round are met where the dial is`(turn: Double, stop: Int, rest: Double) {
    let stops = SnapStops(around: 6)
    #expect(stops.nearest(to: .degrees(turn)) == stop)
    #expect(abs(stops.rest(at: stop, from: .degrees(turn)).degrees - rest) < 1e-9)
  }

  @Test func `stops of one's own, in any order`() {
    let stops = SnapStops([.degrees(90), .zero, .degrees(20)])
    #expect([80, 50, 9, 11].map { stops.nearest(to: .degrees($0)) } == [0, 2, 1, 2])
    #expect(SnapStops([]).nearest(to: .zero) == nil)
    #expect(SnapStops(count: 1, from: .degrees(5), through: .degrees(9)).angles == [.degrees(5)])
  }

  @Test(arguments: [1, 2, 3, 8, 9, 12])
  func `every sector can be centred, the short way`(count: Int) {
    let wheel = SectorWheel(count: count, mark: .degrees(30))
    for sector in 0..<count {
      for start in [-1000.0, -77, 0, 13, 179, 720] {
        let turn = wheel.turn(centering: sector, from: .degrees(start))
        #expect(wheel.sector(at: turn) == sector)
        #expect(abs(turn.degrees - start) <= 180 + 1e-9)
        // Almost half a sector to either side it is still there.
        for side in [-0.49, 0.49] {
          #expect(wheel.sector(at: turn + wheel.step * side) == sector)
        }
      }
    }
  }

  @Test(arguments: [
    (8, -50.0, 1), (8, 50, 7), (8, 0, 0), (9, -59, 1), (9, -61, 2), (2, 89, 0), (2, 91, 1),
  ])
  func `the sector under the mark`(count: Int, turn: Double, sector: Int) {
    #expect(SectorWheel(count: count).sector(at: .degrees(turn)) == sector)
  }

  @Test func `the sector in a direction`() {
    let wheel = SectorWheel(count: 4)
    #expect(wheel.sector(towards: .degrees(90), at: .zero) == 1)
    #expect(wheel.sector(towards: .degrees(90), at: .degrees(90)) == 0)
    #expect(wheel.sector(towards: .degrees(-90), at: .degrees(-180)) == 1)
  }
}
