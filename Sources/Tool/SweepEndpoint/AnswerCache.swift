import Foundation
import SweepHTTP

/// Answers to be told again: those asked for of late, up to a number of bytes.
///
/// New ones and those asked for again go to one half; when that is full it becomes the other half,
/// whose answers are forgotten.
final class AnswerCache: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: Int
  private var young: [String: Answer] = [:]
  private var old: [String: Answer] = [:]
  private var youngBytes = 0

  /// Makes a cache of so many bytes.
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
