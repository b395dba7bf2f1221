import SweepGeometry
import SweepScene

/// Cached fits, because parts of a dial and other dials have the same easing over similar angles.
/// Above the limit all are released.
final class FittedPaces: @unchecked Sendable {
  static let shared = FittedPaces()

  private struct Request: Hashable {
    var pace: TimingFunction
    var fit: PaceFit
  }

  /// The most pieces that are kept, of some 80 bytes each.
  private let most: Int
  private let lock = Lock()
  private var known: [Request: [PacePiece]] = [:]
  private var size = 0

  init(most: Int = 1 << 13) { self.most = most }

  /// The pieces of a pace of duration 1; see ``PaceFit/pieces(of:)``.
  ///
  /// They may be closer to the pace than necessary: tolerances share four fits per doubling.
  func pieces(of pace: TimingFunction, _ fit: PaceFit) -> [PacePiece] {
    var fit = fit
    fit.tolerance = Self.step(below: fit.tolerance)
    let request = Request(pace: pace, fit: fit)
    if let pieces = lock.withLock({ known[request] }) { return pieces }
    let pieces = fit.pieces(of: pace.pace)
    lock.withLock { keep(pieces, for: request) }
    return pieces
  }

  /// A number rounded down to a power of 2^¼, without functions that differ between systems.
  private static func step(below number: Double) -> Double {
    let steps = [1.681792830507429, 1.414213562373095, 1.189207115002721]
    let step = steps.first { $0 <= number.significand } ?? 1
    return Double(sign: .plus, exponent: number.exponent, significand: step)
  }

  private func keep(_ pieces: [PacePiece], for request: Request) {
    // A request counts as well.
    let length = pieces.count + 2
    guard length <= most / 8 else { return }
    if size + length > most { (known, size) = ([:], 0) }
    if known.updateValue(pieces, forKey: request) == nil { size += length }
  }
}
