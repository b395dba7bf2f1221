import Dispatch
import Foundation

/// Where pictures are drawn: beside the threads that answer, so many at a time, and given up after a
/// while.
///
/// What is given up still runs to its end, and counts until then.
package final class RenderGate: @unchecked Sendable {
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "sweephand.render", attributes: .concurrent)
  private let width: Int
  private let seconds: Double
  private var running = 0

  /// Makes a gate.
  package init(width: Int, seconds: Double) {
    self.width = width
    self.seconds = seconds
  }

  /// Does some work, or refuses it.
  package func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws(RefusedCall) -> Value
  ) async throws(RefusedCall) -> Value {
    guard enter() else { throw .busy }
    let result: Result<Value, RefusedCall> = await withCheckedContinuation { continuation in
      let once = Once(continuation)
      queue.async {
        once.resume(Result(catching: work))
        self.leave()
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
        once.resume(.failure(.late))
      }
    }
    return try result.get()
  }

  private func enter() -> Bool {
    lock.withLock {
      guard running < width else { return false }
      running += 1
      return true
    }
  }

  private func leave() { lock.withLock { running -= 1 } }
}

/// A continuation that the first of several takes.
private final class Once<Value: Sendable>: @unchecked Sendable {
  typealias Outcome = Result<Value, RefusedCall>

  private let lock = NSLock()
  private var continuation: CheckedContinuation<Outcome, Never>?

  init(_ continuation: CheckedContinuation<Outcome, Never>) { self.continuation = continuation }

  func resume(_ outcome: Outcome) {
    let waiting = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: outcome)
  }
}
