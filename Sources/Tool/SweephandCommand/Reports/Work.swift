import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Pieces of work that several threads share out, and what became of each.
final class Work<Result: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "work")
  private let count: Int
  private var taken = 0
  private var finished: [Int: Result] = [:]

  init(count: Int) { self.count = count }

  /// The number of a piece that nobody has taken yet.
  func next() -> Int? {
    queue.sync {
      guard taken < count else { return nil }
      defer { taken += 1 }
      return taken
    }
  }

  /// Takes what became of a piece.
  func finish(_ piece: Int, _ result: Result) { queue.sync { finished[piece] = result } }

  /// What became of the pieces, in their order, when all are finished.
  var results: [Result] { queue.sync { (0..<count).compactMap { finished[$0] } } }
}

/// A value that one thread at a time uses, as its owner promises.
struct Confined<Value>: @unchecked Sendable {
  let value: Value
}

/// The machine's cores.
enum Cores {
  /// How many there are for this program.
  static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
