import NIOCore
import SweepGeometry

/// The open connections: if there are too many, in all or of one address, the one idle for the
/// longest time is closed.
final class ConnectionRegister: @unchecked Sendable {
  private struct Entry {
    let channel: any Channel
    let address: String
    /// The time at which it became idle.
    var since = NIODeadline.now()
    var isAnswered = true
  }

  private let lock = Lock()
  private let most: Int
  private let mostOfOne: Int
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Makes a register of at most so many connections, in all and of one address.
  init(most: Int, ofOneAddress mostOfOne: Int) {
    self.most = most
    self.mostOfOne = mostOfOne
  }

  /// Takes a connection in, unless all that could make room for it are being answered.
  func add(_ channel: any Channel) -> Bool {
    let entry = Entry(channel: channel, address: channel.remoteAddress?.ipAddress ?? "")
    let (isIn, leaving): (Bool, (any Channel)?) = lock.withLock {
      let same = entries.filter { $0.value.address == entry.address }
      let crowd = same.count >= mostOfOne ? same : entries.count >= most ? entries : nil
      let oldest = crowd?.filter(\.value.isAnswered).min { $0.value.since < $1.value.since }
      guard crowd == nil || oldest != nil else { return (false, nil) }
      if let oldest { entries[oldest.key] = nil }
      entries[ObjectIdentifier(channel)] = entry
      return (true, oldest?.value.channel)
    }
    leaving?.close(promise: nil)
    return isIn
  }

  /// Notes that a connection has a whole request, or that all it had are answered.
  func note(_ channel: any Channel, isAnswered: Bool) {
    lock.withLock {
      entries[ObjectIdentifier(channel)]?.isAnswered = isAnswered
      entries[ObjectIdentifier(channel)]?.since = .now()
    }
  }

  /// Forgets a connection.
  func remove(_ channel: any Channel) {
    lock.withLock { entries[ObjectIdentifier(channel)] = nil }
  }
}
