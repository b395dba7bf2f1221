import Testing

@testable import SweepScene
import TestSupport

@Suite struct EasingCubicTests {
  static func random(_ random: inout SplitMix64) -> CubicTiming {
    CubicTiming(
      random.number(0...1), random.number(-1...2), random.number(0...1), random.number(-1...2))
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func partsAreTheCurve(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let curve = EasingCubic(Self.random(&random))
      let cut = random.number(0.05...0.95)
      let (before, after) = curve.split(at: cut)
      #expect(abs(before.times[3] - cut) < 1e-12 && before.times[3] == after.times[0])
      #expect(before.progress[3] == after.progress[0])
      let middle = curve.part(from: cut / 2, to: cut)
      #expect(abs(middle.times[0] - cut / 2) < 1e-12 && abs(middle.times[3] - cut) < 1e-12)
      for index in 0...100 {
        let time = Double(index) / 100
        let part = time <= cut ? before : after
        // A steep curve magnifies the remaining error of the search for the parameter.
        let exactness =
          1e-12
          * max(
            1,
            abs(
              CubicTiming(
                curve.times[1], curve.progress[1], curve.times[2], curve.progress[2]
              ).slope(at: time)))
        #expect(abs(part.progress(at: time) - curve.progress(at: time)) < exactness, "seed \(seed)")
        if time >= cut / 2, time <= cut {
          #expect(abs(middle.progress(at: time) - curve.progress(at: time)) < exactness)
        }
      }
    }
  }

  @Test func piecesOfPartsByHand() throws {
    // x1 = 1/3, x2 = 2/3 is a polynomial in time: t² from y = (0, 0, 1/3, 1).
    let square = CubicTiming(1 / 3, 0, 2 / 3, 1 / 3)
    func piece(_ part: EasingCubic) throws -> EasingPiece { try #require(part.piece()) }
    let halves = EasingCubic(square).split(at: 0.5)
    let (before, after) = (try piece(halves.0), try piece(halves.1))
    #expect(abs(before.to - 0.25) < 1e-14 && before.end == 0.5 && after.start == 0.5)
    #expect(abs(before.timing.y2 - 1 / 3) < 1e-13 && abs(before.timing.x2 - 2 / 3) < 1e-13)
    // From 1/4 to 1 with slopes 1 and 2 over half the time.
    #expect(abs(after.timing.y1 - 2 / 9) < 1e-13 && abs(after.timing.y2 - 5 / 9) < 1e-13)
    let part = try piece(EasingCubic(square).part(from: 0.25, to: 0.75))
    #expect(abs(part.from - 0.0625) < 1e-13 && abs(part.to - 0.5625) < 1e-13)
    #expect(abs(part.progress(at: 0.5) - 0.25) < 1e-13)
    #expect(try piece(EasingCubic(square).part(from: 0, to: 1)).timing == square)
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func piecesAreTheCurveInsideTheBox(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let timing = Self.random(&random)
      let pieces = EasingCubic(timing).pieces
      #expect(pieces.first?.start == 0 && pieces.last?.end == 1 && pieces.count <= 12)
      #expect(pieces.allSatisfy { $0.timing.isInUnitSquare && $0.end >= $0.start }, "seed \(seed)")
      for index in 0...200 {
        let time = Double(index) / 200
        let exactness = 1e-11 * max(1, abs(timing.slope(at: time)))
        #expect(
          abs(pieces.progress(at: time) - timing.progress(at: time)) < exactness,
          "seed \(seed): \(timing)")
      }
    }
  }

  @Test func polynomialsAreExact() {
    // p = t³ - t on -2…2: turns at ±1/√3, value and slope at the ends by hand.
    let curve = EasingCubic(start: -2, end: 2, from: -6, to: 6, startSlope: 11, endSlope: 11)
    for index in 0...40 {
      let time = -2 + Double(index) / 10
      #expect(abs(curve.progress(at: time) - (time * time * time - time)) < 1e-12)
      #expect(abs(curve.pieces.progress(at: time) - (time * time * time - time)) < 1e-12)
    }
    let ends = curve.pieces.map(\.end)
    #expect(ends.contains { abs($0 + 0.5773502691896258) < 1e-12 })
    #expect(ends.contains { abs($0 - 0.5773502691896258) < 1e-12 })
    #expect(curve.pieces.allSatisfy { $0.timing.isInUnitSquare })
    for piece in curve.pieces {
      #expect(abs(piece.timing.x1 - 1 / 3) < 1e-12 && abs(piece.timing.x2 - 2 / 3) < 1e-12)
    }
  }

  @Test func aSteepMonotoneCurveIsCutUntilItFits() {
    // Slopes 3.5 and 0.4 keep t monotone, but 3.5 / 3 leaves the box.
    let curve = EasingCubic(start: 0, end: 1, from: 0, to: 1, startSlope: 3.5, endSlope: 0.4)
    #expect(curve.extrema.isEmpty && curve.piece() == nil)
    #expect(curve.pieces.count >= 2 && curve.pieces.allSatisfy { $0.timing.isInUnitSquare })
  }

  @Test func levelAndBadCurvesEnd() {
    let level = EasingCubic(start: 0, end: 2, from: 5, to: 5, startSlope: 0, endSlope: 0)
    #expect(level.pieces == [EasingPiece(start: 0, end: 2, from: 5, to: 5)])
    let hump = EasingCubic(start: 0, end: 1, from: 5, to: 5, startSlope: 4, endSlope: -4)
    #expect(hump.pieces.count == 2 && abs(hump.pieces.progress(at: 0.5) - 6) < 1e-12)
    for bad in [Double.nan, .infinity] {
      let curve = EasingCubic(start: 0, end: 1, from: 0, to: bad, startSlope: 1, endSlope: bad)
      #expect(curve.pieces.count == 1)
      #expect(EasingCubic(CubicTiming(0, bad, 1, bad)).pieces.count == 1)
    }
    #expect(!EasingCubic(CubicTiming(0, 0, 1, 1)).split(at: .nan).0.times[0].isNaN)
  }
}
