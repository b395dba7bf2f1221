import SweepGeometry

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pieces of work that several threads share, and the result of each.
final class SharedWork<Result: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var rest: Range<Int>
  private var finished: [Result?]

  init(count: Int) {
    rest = 0..<count
    finished = Array(repeating: nil, count: count)
  }

  /// The number of cores for this program.
  static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// The number of a piece that no thread has taken yet.
  func next() -> Int? { lock.withLock { rest.popFirst() } }

  /// Stores the result of a piece.
  func finish(_ piece: Int, _ result: Result) { lock.withLock { finished[piece] = result } }

  /// The results in the order of the pieces, when all are finished.
  var results: [Result] { lock.withLock { finished.compactMap { $0 } } }
}
