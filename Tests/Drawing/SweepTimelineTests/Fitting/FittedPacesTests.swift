import SweepScene
import Testing

@testable import SweepTimeline

/// What is kept of fits is what each would be alone.
@Suite struct FittedPacesTests {
  private static let functions: [TimingFunction] = [
    .back(.out), .bounce(.in), .elastic(.out), .elastic(.inOut), .default,
  ]

  @Test func `kept pieces are those of their own fit`() {
    let kept = FittedPaces()
    var firsts: Set<[PacePiece]> = []
    for step in [0, 1e-5] {
      for size in 1...6 {
        for function in Self.functions {
          let fit = PaceFit(tolerance: 0.0002 * Double(size), timeStep: step)
          let pieces = fit.pieces(of: function.pace)
          #expect(kept.pieces(of: function, fit) == pieces)
          #expect(kept.pieces(of: function, fit) == pieces)
          firsts.insert(pieces)
        }
      }
    }
    #expect(firsts.count > Self.functions.count)
  }

  @Test func `what was let go is fitted once more`() {
    let kept = FittedPaces(most: 80)
    let fits = (1...12).map { PaceFit(tolerance: 0.001 * Double($0), timeStep: 0) }
    let alone = fits.map { $0.pieces(of: TimingFunction.elastic(.out).pace) }
    for _ in 0..<2 {
      #expect(fits.map { kept.pieces(of: .elastic(.out), $0) } == alone)
    }
  }
}
