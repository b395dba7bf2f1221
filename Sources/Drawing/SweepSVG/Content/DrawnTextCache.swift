import SweepGeometry
import SweepType

/// The texts that were drawn last: a dial has the labels of the one before it.
final class DrawnTextCache: @unchecked Sendable {
  static let shared = DrawnTextCache()

  /// The most bytes of path data that are kept, and the most of one entry. More is slower: numbers
  /// that never come again would push other things out of the processor's caches.
  private static let most = 1 << 17
  private static let longest = 1 << 15

  private let lock = Lock()
  private var known: [DrawnTexts.Request: DrawnTexts] = [:]
  private var size = 0

  subscript(request: DrawnTexts.Request) -> DrawnTexts? {
    get {
      lock.take()
      defer { lock.giveBack() }
      return known[request]
    }
    set {
      guard let drawn = newValue else { return }
      // Beside its data, an entry takes about twice the length of the words.
      let shared = drawn.shared.reduce(0) { $0 + $1.figure.count }
      let length =
        drawn.data.count + drawn.unlit.count + shared + 200 * request.items.count
      guard length <= Self.longest else { return }
      lock.take()
      defer { lock.giveBack() }
      if size + length > Self.most { (known, size) = ([:], 0) }
      if known.updateValue(drawn, forKey: request) == nil { size += length }
    }
  }
}
