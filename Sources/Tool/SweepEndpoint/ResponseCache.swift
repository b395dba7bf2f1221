import SweepGeometry
import SweepHTTP

/// A cache of the responses that were requested last, up to a number of bytes.
///
/// New responses and those requested again go into one half. When that half is full it replaces the
/// other half, whose responses are dropped.
final class ResponseCache: @unchecked Sendable {
  private let lock = Lock()
  private let limit: Int
  private var young: [String: Response] = [:]
  private var old: [String: Response] = [:]
  private var youngBytes = 0

  /// Makes a cache with a capacity in bytes.
  init(limit: Int) { self.limit = limit }

  subscript(key: String) -> Response? {
    get {
      lock.withLock {
        if let response = young[key] { return response }
        guard let response = old.removeValue(forKey: key) else { return nil }
        keep(response, key)
        return response
      }
    }
    set {
      guard let newValue else { return }
      lock.withLock { keep(newValue, key) }
    }
  }

  private func keep(_ response: Response, _ key: String) {
    // A field of fields and the places of both take some hundred bytes more.
    let size = response.bytes.count + key.utf8.count + 512
    if youngBytes + size > limit / 2 {
      old = young
      young = [:]
      youngBytes = 0
    }
    guard size <= limit / 2, young.updateValue(response, forKey: key) == nil else { return }
    youngBytes += size
  }
}
