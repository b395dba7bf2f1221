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
  /// Fulfilled once no connection is open; nil while the server goes on.
  private var drained: EventLoopPromise<Void>?

  /// Makes a register of at most so many connections, in all and of one address.
  init(most: Int, ofOneAddress mostOfOne: Int) {
    self.most = most
    self.mostOfOne = mostOfOne
  }

  /// Takes a connection in, unless all that could make room for it are being answered or the server
  /// ends.
  func add(_ channel: any Channel) -> Bool {
    let entry = Entry(channel: channel, address: channel.remoteAddress?.ipAddress ?? "")
    let (isIn, leaving): (Bool, (any Channel)?) = lock.withLock {
      guard drained == nil else { return (false, nil) }
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
    let last = lock.withLock {
      let wasOpen = entries.removeValue(forKey: ObjectIdentifier(channel)) != nil
      return wasOpen && entries.isEmpty ? drained : nil
    }
    last?.succeed()
  }

  /// Ends all connections, those with a request once it is answered, but after so many seconds in
  /// any case.
  func end(on loop: any EventLoop, within seconds: Int64) async {
    let promise = loop.makePromise(of: Void.self)
    let channels = lock.withLock {
      drained = promise
      return entries.values.map(\.channel)
    }
    if channels.isEmpty { promise.succeed() }
    for channel in channels {
      channel.pipeline.fireUserInboundEventTriggered(HTTPConnection.Ending())
    }
    let closing = loop.scheduleTask(in: .seconds(seconds)) {
      for channel in channels { channel.close(promise: nil) }
    }
    try? await promise.futureResult.get()
    closing.cancel()
  }
}
