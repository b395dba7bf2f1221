import SweepGeometry
import SweepHTTP

/// A cache of the answers that were requested last, up to a number of bytes.
///
/// New answers and those requested again go into one half. When that half is full it replaces the
/// other half, whose answers are dropped.
final class AnswerCache: @unchecked Sendable {
  private let lock = Lock()
  private let limit: Int
  private var young: [String: Answer] = [:]
  private var old: [String: Answer] = [:]
  private var youngBytes = 0

  /// Makes a cache with a capacity in bytes.
  init(limit: Int) { self.limit = limit }

  subscript(key: String) -> Answer? {
    get {
      lock.withLock {
        if let answer = young[key] { return answer }
        guard let answer = old.removeValue(forKey: key) else { return nil }
        keep(answer, key)
        return answer
      }
    }
    set {
      guard let newValue else { return }
      lock.withLock { keep(newValue, key) }
    }
  }

  private func keep(_ answer: Answer, _ key: String) {
    // A field of fields and the places of both take some hundred bytes more.
    let size = answer.bytes.count + key.utf8.count + 512
    if youngBytes + size > limit / 2 {
      old = young
      young = [:]
      youngBytes = 0
    }
    guard size <= limit / 2, young.updateValue(answer, forKey: key) == nil else { return }
    youngBytes += size
  }
}
