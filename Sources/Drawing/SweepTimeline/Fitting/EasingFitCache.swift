import SweepGeometry
import SweepScene

/// Fits that are kept, because parts of a dial and other dials have the same swing over like angles.
/// Where they would be too many, all are let go.
final class EasingFitCache: @unchecked Sendable {
  static let shared = EasingFitCache()

  private struct Request: Hashable {
    var pace: TimingFunction
    var fit: EasingFit
  }

  /// The most pieces that are kept, of some 80 bytes each.
  private let most: Int
  private let lock = Lock()
  private var known: [Request: [EasingPiece]] = [:]
  private var size = 0

  init(most: Int = 1 << 13) { self.most = most }

  /// The pieces of a pace of duration 1; see ``EasingFit/pieces(of:)``.
  ///
  /// They may stay closer to the pace than they have to: tolerances share four fits per doubling.
  func pieces(of pace: TimingFunction, _ fit: EasingFit) -> [EasingPiece] {
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

  private func keep(_ pieces: [EasingPiece], for request: Request) {
    // A request counts as well.
    let length = pieces.count + 2
    guard length <= most / 8 else { return }
    if size + length > most { (known, size) = ([:], 0) }
    if known.updateValue(pieces, forKey: request) == nil { size += length }
  }
}
