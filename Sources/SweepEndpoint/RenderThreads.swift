import Foundation

/// Threads of their own for work that takes its time: those that answer calls are few, and shared by
/// all that is asynchronous.
final class RenderThreads: Sendable {
  typealias Work = @Sendable () -> Void

  private let queue = Queue()

  /// Starts as many threads as there are processors.
  init() {
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      let thread = Thread { [queue] in
        while let work = queue.next() { work() }
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  deinit { queue.end() }

  /// Has some work done, after what was asked for before.
  func add(_ work: @escaping Work) { queue.add(work) }
}

/// What waits to be done.
private final class Queue: @unchecked Sendable {
  private let condition = NSCondition()
  private var works: [RenderThreads.Work] = []
  private var isOver = false

  func add(_ work: @escaping RenderThreads.Work) {
    condition.withLock {
      works.append(work)
      condition.signal()
    }
  }

  /// Waits for work; nil when there will be none.
  func next() -> RenderThreads.Work? {
    condition.withLock {
      while works.isEmpty, !isOver { condition.wait() }
      return works.isEmpty ? nil : works.removeFirst()
    }
  }

  func end() {
    condition.withLock {
      isOver = true
      condition.broadcast()
    }
  }
}
