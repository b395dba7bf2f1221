#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Puts a new file in the place of an old one, or of none, in one step.
struct Replacement {
  /// The name that messages give.
  let path: String
  /// The file, behind all symbolic links.
  let target: String
  /// The old file, whose owner and permissions stay.
  let old: stat?

  /// Writes a temporary file beside the target and renames it.
  func write(_ bytes: [UInt8]) throws(FileError) {
    let signals = Self.holdSignals()
    defer { Self.letSignals(signals) }
    let (temporary, descriptor) = try temporaryFile()
    do throws(FileError) {
      try fill(descriptor, bytes)
      guard rename(temporary, target) == 0 else { throw .last(path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// A new file of a free name; its length does not go by the target's, which may be the longest.
  private func temporaryFile() throws(FileError) -> (name: String, descriptor: Int32) {
    for number in 0..<100 {
      let name = "\(Paths.folder(of: target))/.sweephand-\(getpid())-\(number).part"
      let descriptor = Self.create(name)
      if descriptor >= 0 { return (name, descriptor) }
      // Left by a process of the same number that was killed.
      if errno == EEXIST { continue }
      if errno == ENOENT {
        let isThere = Paths.exists(Paths.folder(of: target))
        throw FileError(
          path: path, reason: isThere ? "no file can be made there" : "its folder does not exist")
      }
      throw .last(path)
    }
    throw .last(path)
  }

  private static func create(_ name: String) -> Int32 {
    open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  }

  private func fill(_ descriptor: Int32, _ bytes: [UInt8]) throws(FileError) {
    defer { close(descriptor) }
    try Descriptor.writeAll(bytes, to: descriptor, path: path)
    if let old {
      // Only root may give files away; for others the file becomes their own.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      fchmod(descriptor, old.st_mode & 0o777)
    }
    guard fsync(descriptor) == 0 else { throw .last(path) }
  }

  /// Holds back the signals that end a program, so that none leaves a temporary file behind.
  private static func holdSignals() -> sigset_t {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    // Above the limit of a file's size the write is to fail instead.
    signal(SIGXFSZ, SIG_IGN)
    pthread_sigmask(SIG_BLOCK, &held, &before)
    return before
  }

  private static func letSignals(_ before: sigset_t) {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
