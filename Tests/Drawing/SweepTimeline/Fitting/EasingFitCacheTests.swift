import SweepScene
import Testing

@testable import SweepTimeline

/// Fits are kept, and shared where tolerances are alike.
@Suite struct EasingFitCacheTests {
  private static let functions: [TimingFunction] = [
    .back(.out), .bounce(.in), .elastic(.out), .elastic(.inOut), .default,
  ]

  @Test func `kept pieces are those of a fit that is as close or little closer`() {
    let kept = EasingFitCache()
    for step in [0, 1e-5] {
      for size in [1, 1.18, 1.2, 1.5, 1.9, 2, 900] {
        for function in Self.functions {
          let fit = EasingFit(tolerance: 0.001 * size, timeStep: step)
          let pieces = kept.pieces(of: function, fit)
          let fits = [1, 0.97, 0.94, 0.91, 0.88, 0.85].map { share in
            EasingFit(tolerance: fit.tolerance * share, timeStep: step).pieces(of: function.pace)
          }
          #expect(kept.pieces(of: function, fit) == pieces)
          #expect(fits.contains { $0.count >= pieces.count } && fits[0].count <= pieces.count)
          #expect(pieces.allSatisfy { $0.error <= fit.tolerance })
        }
      }
    }
  }

  @Test func `tolerances that are alike share a fit`() {
    let kept = EasingFitCache()
    func pieces(_ tolerance: Double) -> [EasingPiece] {
      kept.pieces(of: .elastic(.out), EasingFit(tolerance: tolerance))
    }
    // A power of two is a step itself.
    #expect(
      pieces(0x1p-10) == EasingFit(tolerance: 0x1p-10).pieces(of: TimingFunction.elastic(.out).pace)
    )
    #expect(pieces(0x1.2p-10) == pieces(0x1p-10))
    #expect(pieces(0x1.4p-10) != pieces(0x1p-10))
  }

  @Test func `what was let go is fitted once more`() {
    let kept = EasingFitCache(most: 80)
    let fits = (0..<12).map {
      EasingFit(tolerance: Double(sign: .plus, exponent: -$0, significand: 0.5))
    }
    let alone = fits.map { $0.pieces(of: TimingFunction.elastic(.out).pace) }
    for _ in 0..<2 {
      #expect(fits.map { kept.pieces(of: .elastic(.out), $0) } == alone)
    }
  }
}
