import SweepDiagnostics

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
    // Closing releases the lock.
    defer { close(descriptor) }
    do throws(FileError) {
      try fill(descriptor, bytes)
      guard rename(temporary.onDisk, target.onDisk) == 0 else { throw .last(path) }
    } catch {
      unlink(temporary.onDisk)
      throw error
    }
  }

  /// A new file of a free name; its length does not go by the target's, which may be the longest.
  ///
  /// The writer of a temporary file holds its lock. A file without a holder was left by a killed
  /// program, and its name is taken over.
  private func temporaryFile() throws(FileError) -> (name: String, descriptor: Int32) {
    // The maximum number of programs that write into one folder at a time.
    for number in 0..<1000 {
      let name = "\(Paths.folder(of: target))/.sweephand-\(number).part"
      let descriptor = Self.create(name)
      if descriptor >= 0 {
        if Self.lock(descriptor, orUnknown: true), Self.isFile(descriptor, name) {
          return (name, descriptor)
        }
        close(descriptor)
      } else if errno == ENOENT {
        let folder = Paths.folder(of: target)
        throw FileError(
          path: path,
          reason: Paths.exists(folder)
            ? "no file can be made there"
            : "its folder does not exist\n  help: mkdir -p \(FileName.shown(folder).quoted.visible)"
        )
      } else if errno != EEXIST {
        throw .last(path)
      }
    }
    throw FileError(path: path, reason: "too many programs write into its folder")
  }

  /// A new file, in place of an abandoned one.
  private static func create(_ name: String) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(name.onDisk, flags, 0o666)
    guard descriptor < 0, errno == EEXIST else { return descriptor }
    let old = open(name.onDisk, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    defer { if old >= 0 { close(old) } }
    guard old >= 0, lock(old), isFile(old, name), unlink(name.onDisk) == 0 else {
      errno = EEXIST
      return -1
    }
    return open(name.onDisk, flags, 0o666)
  }

  /// Whether no other process holds a file; with `orUnknown`, also if the file system has no locks.
  private static func lock(_ descriptor: Int32, orUnknown: Bool = false) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || (orUnknown && errno != EWOULDBLOCK)
  }

  /// Whether an open file is still the one of a name.
  private static func isFile(_ descriptor: Int32, _ name: String) -> Bool {
    var (held, named) = (stat(), stat())
    return fstat(descriptor, &held) == 0 && lstat(name.onDisk, &named) == 0
      && held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }

  private func fill(_ descriptor: Int32, _ bytes: [UInt8]) throws(FileError) {
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
    pthread_sigmask(SIG_BLOCK, &held, &before)
    return before
  }

  private static func letSignals(_ before: sigset_t) {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
