import Testing

@testable import SweepScene
import TestSupport

@Suite struct KochanekBartelsTests {
  typealias Bend = KochanekBartels.Bend

  @Test func slopesByHand() {
    let curve = KochanekBartels(values: [0, 1, 5, 6], times: [0, 1, 3, 4])
    // (5 - 0) / (3 - 0) and (6 - 1) / (4 - 1); at the ends the slope of the first and last step.
    #expect(abs(curve.slopes(at: 1).arriving - 5.0 / 3) < 1e-15)
    #expect(curve.slopes(at: 1).leaving == curve.slopes(at: 1).arriving)
    #expect(abs(curve.slopes(at: 2).leaving - 5.0 / 3) < 1e-15)
    #expect(curve.slopes(at: 0).leaving == 1 && curve.slopes(at: 3).arriving == 1)
    #expect(curve.slopes(at: 9).leaving == 0 && curve.slopes(at: -1).leaving == 0)
  }

  @Test func bendsByHand() {
    func slopes(_ bend: Bend) -> [Double] {
      let curve = KochanekBartels(
        values: [0, 1, 5], times: [0, 1, 3], bends: [Bend(), bend, Bend()])
      return [curve.slopes(at: 1).arriving, curve.slopes(at: 1).leaving]
    }
    // Steps 1 and 4 in 1 and 2: 2/3 of the mean, weighted.
    #expect(slopes(Bend(tension: 1)) == [0, 0])
    #expect(slopes(Bend(tension: -1)).allSatisfy { abs($0 - 10.0 / 3) < 1e-14 })
    #expect(slopes(Bend(bias: 1)).allSatisfy { abs($0 - 2.0 / 3) < 1e-14 })
    #expect(slopes(Bend(bias: -1)).allSatisfy { abs($0 - 8.0 / 3) < 1e-14 })
    let corner = slopes(Bend(continuity: -1))
    #expect(abs(corner[0] - 2.0 / 3) < 1e-14 && abs(corner[1] - 8.0 / 3) < 1e-14)
    let outer = slopes(Bend(continuity: 1))
    #expect(abs(outer[0] - 8.0 / 3) < 1e-14 && abs(outer[1] - 2.0 / 3) < 1e-14)
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func piecesGoThroughTheKeys(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let count = Int(random.number(2...9))
      let values = (0..<count).map { _ in random.number(-100...100) }
      var times = [0.0]
      for _ in 1..<count { times.append(times[times.count - 1] + random.number(0.1...2)) }
      let bends = (0..<count).map { _ in
        Bend(
          tension: random.number(-1...1), continuity: random.number(-1...1),
          bias: random.number(-1...1))
      }
      let curve = KochanekBartels(values: values, times: times, bends: bends)
      let pieces = curve.pieces
      #expect(pieces.allSatisfy { $0.timing.isInUnitSquare }, "seed \(seed)")
      for (time, value) in zip(times, values) {
        #expect(abs(pieces.progress(at: time) - value) < 1e-9, "seed \(seed)")
      }
      for cubic in curve.cubics {
        for index in 1..<10 {
          let time = cubic.times[0] + (cubic.times[3] - cubic.times[0]) * Double(index) / 10
          #expect(abs(pieces.progress(at: time) - cubic.progress(at: time)) < 1e-9, "seed \(seed)")
        }
      }
    }
  }

  /// With no bends and even times a parabola's inner slopes are its own.
  @Test func parabolaIsItself() {
    let curve = KochanekBartels(values: [4, 1, 0, 1, 4], times: [-2, -1, 0, 1, 2])
    for index in 0...20 {
      let time = -1 + Double(index) / 10
      #expect(abs(curve.pieces.progress(at: time) - time * time) < 1e-12)
    }
  }

  @Test func jumpsAndShortLists() {
    let jump = KochanekBartels(values: [0, 1, 5, 7], times: [0, 1, 1, 2])
    #expect(jump.cubics.count == 2 && jump.slopes(at: 1).arriving == 1)
    #expect(jump.slopes(at: 2).leaving == 2)
    #expect(jump.pieces.keys.times == [0, 1, 1, 2] && jump.pieces.keys.progress == [0, 1, 5, 7])
    #expect(KochanekBartels(values: [], times: []).pieces.isEmpty)
    #expect(KochanekBartels(values: [1], times: [0]).pieces.isEmpty)
    #expect(KochanekBartels(values: [1, 2, 3], times: [0, 1]).cubics.count == 1)
  }
}
