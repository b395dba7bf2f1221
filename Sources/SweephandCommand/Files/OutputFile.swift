#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes whole files: the old one stays until the new one is complete.
enum OutputFile {
  /// Writes a file under a temporary name and renames it; `-` is the standard output.
  ///
  /// A file that has the bytes already is not touched, so that its time of change stays.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if path == "-" { return try writeAll(bytes, to: STDOUT_FILENO, path: "standard output") }
    let target = try resolved(path)
    var facts = stat()
    if stat(target, &facts) == 0 {
      switch facts.st_mode & S_IFMT {
      case S_IFDIR: throw FileError(path: path, reason: "is a directory")
      case S_IFREG:
        if facts.st_size == bytes.count, let old = try? InputFile.read(target, limit: bytes.count),
          old == bytes
        {
          return
        }
        return try replace(target, with: bytes, mode: facts.st_mode & 0o7777, as: path)
      default: return try writeThrough(bytes, to: target)
      }
    }
    try replace(target, with: bytes, mode: nil, as: path)
  }

  /// The file that a chain of symbolic links leads to, so that the links stay.
  private static func resolved(_ path: String) throws(FileError) -> String {
    guard let real = realpath(path, nil) else {
      guard errno == ENOENT else { throw .last(path) }
      return path
    }
    defer { free(real) }
    return String(cString: real)
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?, as path: String
  ) throws(FileError) {
    let temporary = "\(target).\(getpid()).part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw .last(path) }
    do throws(FileError) {
      defer { close(descriptor) }
      try writeAll(bytes, to: descriptor, path: path)
      if let mode { fchmod(descriptor, mode) }
      guard fsync(descriptor) == 0 else { throw .last(path) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let error = FileError.last(path)
      unlink(temporary)
      throw error
    }
  }

  /// Devices and pipes are written as they are: there is nothing to rename.
  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor, path: path)
  }

  static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last(path) }
      done += count
    }
  }
}
