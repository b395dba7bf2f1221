package import Dispatch
import SweepGeometry

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Draws pictures on dedicated threads, as many at once as the machine has cores, with a time
/// limit; requests beyond a maximum number are rejected.
///
/// Clients share the threads fairly: the next drawing belongs to the client whose drawings have
/// taken the least time, a new client's share beginning with the smallest. A full gate rejects a
/// waiting request of the client with the most in favour of one with fewer. A drawing that is given
/// up still runs to its end, and counts until then.
package final class RenderGate: @unchecked Sendable {
  private let lock = Lock()
  private let queue: DispatchQueue
  private let width: Int
  private let lanes: Int
  private let seconds: Double
  private var running = 0
  /// The work that waits for a free lane, in the order it came.
  private var pending: [Work] = []
  /// The clients with work that waits or runs.
  private var shares: [String: Share] = [:]
  /// The callers who wait, those with the earliest deadline first.
  private var waiting: [any Waiting] = []
  /// Whether a timer runs for the first deadline.
  private var isWatched = false

  /// Makes a gate with limits.
  ///
  /// - Parameter width: how many drawings may run or wait.
  /// - Parameter lanes: how many run at once; the number of cores by default.
  /// - Parameter quality: the quality of service, of which each has as many threads as there are
  ///   cores, apart from the few of Swift concurrency.
  package init(
    width: Int, lanes: Int = ProcessInfo.processInfo.activeProcessorCount, seconds: Double,
    quality: DispatchQoS = .utility
  ) {
    queue = DispatchQueue(label: "sweephand.render", qos: quality, attributes: .concurrent)
    self.width = width
    self.lanes = lanes
    self.seconds = seconds
  }

  /// Work that waits for a free lane.
  private struct Work {
    var client: String
    var one: any Waiting
    var run: @Sendable () -> Void
  }

  /// The part of a client in the gate.
  private struct Share {
    /// The time that its drawings took, in seconds, above that of clients before it.
    var spent: Double
    var running = 0
    var waiting = 0
  }

  /// The number of drawings that run or wait.
  package var count: Int { lock.withLock { running + pending.count } }

  /// Runs some work, or refuses it.
  ///
  /// - Parameter client: the address of the client that the work is for.
  package func run<Value: Sendable>(
    for client: String = "",
    _ work: @escaping @Sendable () throws(RefusedRequest) -> Value
  ) async throws(RefusedRequest) -> Value {
    let result: Result<Value, RefusedRequest> = await withCheckedContinuation { continuation in
      let once = Once(continuation, until: .now() + seconds)
      let work = Work(client: client, one: once) { once.resume(Result(catching: work)) }
      if !enter(work) { once.resume(.failure(.busy)) }
    }
    return try result.get()
  }

  private func enter(_ work: Work) -> Bool {
    lock.withLock {
      for index in pending.indices.reversed() where pending[index].one.isOver { drop(index) }
      guard running + pending.count < width || makeRoom(for: work.client) else { return false }
      let least = shares.values.map(\.spent).min() ?? 0
      shares[work.client, default: Share(spent: least)].waiting += 1
      pending.append(work)
      waiting.append(work.one)
      advance()
      watch()
      return true
    }
  }

  /// Rejects the last request of the client with the most waiting ones, if another has fewer.
  private func makeRoom(for client: String) -> Bool {
    guard let most = shares.max(by: { $0.value.waiting < $1.value.waiting }),
      most.value.waiting > (shares[client]?.waiting ?? 0) + 1,
      let index = pending.lastIndex(where: { $0.client == most.key })
    else { return false }
    drop(index).one.giveUp(.busy)
    return true
  }

  @discardableResult
  private func drop(_ index: Int) -> Work {
    let work = pending.remove(at: index)
    change(work.client) { $0.waiting -= 1 }
    return work
  }

  private func change(_ client: String, _ change: (inout Share) -> Void) {
    guard var share = shares[client] else { return }
    change(&share)
    shares[client] = share.running + share.waiting > 0 ? share : nil
  }

  /// Begins the requests of those who have had the least, while a lane is free.
  private func advance() {
    func turn(_ index: Int) -> (Double, Int, Int) {
      let share = shares[pending[index].client]
      return (share?.spent ?? 0, share?.running ?? 0, index)
    }
    while running < lanes, let next = pending.indices.min(by: { turn($0) < turn($1) }) {
      let work = pending[next]
      change(work.client) { $0.running += 1 }
      drop(next)
      running += 1
      queue.async {
        let start = ContinuousClock.now
        if !work.one.isOver { work.run() }
        self.leave(work.client, after: (ContinuousClock.now - start) / .seconds(1))
      }
    }
  }

  private func leave(_ client: String, after seconds: Double) {
    lock.withLock {
      running -= 1
      change(client) { ($0.spent, $0.running) = ($0.spent + seconds, $0.running - 1) }
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
        self.waiting[..<next].forEach { $0.giveUp(.late) }
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
  func giveUp(_ reason: RefusedRequest)
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

  func giveUp(_ reason: RefusedRequest) { resume(.failure(reason)) }

  func resume(_ outcome: Outcome) {
    let waiting = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: outcome)
  }
}
