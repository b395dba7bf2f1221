import Dispatch
import SweepGeometry

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Draws pictures on dedicated threads, as many at once as the machine has cores, with a time
/// limit; requests beyond a maximum number are rejected.
///
/// A drawing that is given up still runs to its end, and counts until then.
package final class RenderGate: @unchecked Sendable {
  private let lock = Lock()
  // The quality of service separates its threads from the few of Swift concurrency.
  private let queue = DispatchQueue(
    label: "sweephand.render", qos: .utility, attributes: .concurrent)
  private let width: Int
  private let lanes: Int
  private let seconds: Double
  private var running = 0
  /// The work that waits for a free lane, in the order it came.
  private var pending: [(one: any Waiting, work: @Sendable () -> Void)] = []
  /// The callers who wait, those with the earliest deadline first.
  private var waiting: [any Waiting] = []
  /// Whether a timer runs for the first deadline.
  private var isWatched = false

  /// Makes a gate with limits.
  ///
  /// - Parameter width: how many drawings may run or wait.
  /// - Parameter lanes: how many run at once; the number of cores by default.
  package init(
    width: Int, lanes: Int = ProcessInfo.processInfo.activeProcessorCount, seconds: Double
  ) {
    self.width = width
    self.lanes = lanes
    self.seconds = seconds
  }

  /// Runs some work, or refuses it.
  package func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws(RefusedRequest) -> Value
  ) async throws(RefusedRequest) -> Value {
    let result: Result<Value, RefusedRequest> = await withCheckedContinuation { continuation in
      let once = Once(continuation, until: .now() + seconds)
      let isIn = enter(once) { once.resume(Result(catching: work)) }
      if !isIn { once.resume(.failure(.busy)) }
    }
    return try result.get()
  }

  private func enter(_ one: any Waiting, _ work: @escaping @Sendable () -> Void) -> Bool {
    lock.withLock {
      pending.removeAll { $0.one.isOver }
      guard running + pending.count < width else { return false }
      pending.append((one, work))
      waiting.append(one)
      advance()
      watch()
      return true
    }
  }

  /// Begins the longest waiting request, if a lane is free.
  private func advance() {
    while running < lanes, !pending.isEmpty {
      let (one, work) = pending.removeFirst()
      if one.isOver { continue }
      running += 1
      queue.async {
        if !one.isOver { work() }
        self.leave()
      }
    }
  }

  private func leave() {
    lock.withLock {
      running -= 1
      waiting.removeSubrange(..<(waiting.firstIndex { !$0.isOver } ?? waiting.endIndex))
      advance()
    }
  }

  /// Watches the deadlines with one timer for all callers.
  private func watch() {
    guard !isWatched, let first = waiting.first else { return }
    isWatched = true
    DispatchQueue.global().asyncAfter(deadline: first.deadline) {
      self.lock.withLock {
        self.isWatched = false
        let now = DispatchTime.now()
        let next = self.waiting.firstIndex { $0.deadline > now } ?? self.waiting.endIndex
        self.waiting[..<next].forEach { $0.giveUp() }
        self.waiting.removeSubrange(..<next)
        self.watch()
      }
    }
  }
}

/// A caller who waits for a picture.
private protocol Waiting: Sendable {
  var deadline: DispatchTime { get }
  var isOver: Bool { get }
  func giveUp()
}

/// A continuation that only the first of several results resumes.
private final class Once<Value: Sendable>: Waiting, @unchecked Sendable {
  typealias Outcome = Result<Value, RefusedRequest>

  let deadline: DispatchTime
  private let lock = Lock()
  private var continuation: CheckedContinuation<Outcome, Never>?

  init(_ continuation: CheckedContinuation<Outcome, Never>, until deadline: DispatchTime) {
    self.continuation = continuation
    self.deadline = deadline
  }

  var isOver: Bool { lock.withLock { continuation == nil } }

  func giveUp() { resume(.failure(.late)) }

  func resume(_ outcome: Outcome) {
    let waiting = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: outcome)
  }
}
