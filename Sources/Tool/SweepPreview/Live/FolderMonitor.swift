#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reports possible changes in folders as soon as the system does: Linux's inotify.
///
/// Without inotify, or if it is out of watches for more folders, the monitor reports nothing and the
/// caller polls instead.
struct FolderMonitor: ~Copyable {
  #if os(Linux)
    private let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Listens to folders, also to those that it listens to already.
    ///
    /// - Returns: whether the system reports changes in all of them.
    func listen(to folders: [String]) -> Bool {
      let events = UInt32(
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY
          | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
      return descriptor >= 0
        && folders.allSatisfy { inotify_add_watch(descriptor, $0, events) >= 0 }
    }

    /// Waits for a notification, or until the time is over.
    ///
    /// - Returns: whether a notification came.
    func wait(milliseconds: Int32) -> Bool {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard descriptor >= 0 else {
        poll(nil, 0, milliseconds)
        return false
      }
      guard poll(&ready, 1, milliseconds) > 0 else { return false }
      var block = [UInt8](repeating: 0, count: 1 << 14)
      while block.withUnsafeMutableBytes({ read(descriptor, $0.baseAddress, $0.count) }) > 0 {}
      return true
    }
  #else
    func listen(to folders: [String]) -> Bool { false }

    func wait(milliseconds: Int32) -> Bool {
      poll(nil, 0, milliseconds)
      return false
    }
  #endif
}
