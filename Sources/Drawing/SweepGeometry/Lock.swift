// The C library's locks, without Foundation.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#else
  #error("Sweephand builds with the C library of Darwin, Glibc or Musl")
#endif

/// A lock for state shared by threads, like `Mutex`, which macOS 14 does not have.
package final class Lock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Makes a lock that is not held.
  package init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Waits until the lock is free and takes it; not reentrant.
  package func take() { pthread_mutex_lock(mutex) }

  /// Runs something while the lock is held.
  package func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    take()
    defer { giveBack() }
    return try body()
  }

  package func giveBack() { pthread_mutex_unlock(mutex) }
}
