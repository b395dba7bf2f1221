import SweepFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that grows under a temporary name and gets its own at the end; `-` and devices are written
/// as they are.
final class StreamFile {
  /// The name under which it grows.
  static func part(of path: String) -> String { path + ".part" }

  private let path: String
  private let descriptor: Int32
  private let hasPart: Bool
  private var buffer: [UInt8] = []

  /// Begins a file; an unfinished one of the name is begun anew, unless another program writes it.
  init(_ path: String) throws(FileError) {
    self.path = path
    var facts = stat()
    let isThere = stat(path.onDisk, &facts) == 0
    hasPart = path != "-" && (!isThere || facts.st_mode & S_IFMT == S_IFREG)
    if path == "-" {
      descriptor = STDOUT_FILENO
      return
    }
    let name = hasPart ? Self.part(of: path) : path
    let flags = hasPart ? O_WRONLY | O_CREAT | O_NOFOLLOW : O_WRONLY | O_NOCTTY
    descriptor = open(name.onDisk, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw .last(name) }
      throw FileError(path: path, reason: "its folder does not exist")
    }
    guard hasPart else { return }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw FileError(path: name, reason: "is written by another program")
    }
    guard ftruncate(descriptor, 0) == 0 else { throw .last(name) }
  }

  /// Appends bytes, sooner or later.
  func write(_ bytes: some Sequence<UInt8>) throws(FileError) {
    buffer += bytes
    if buffer.count > 1 << 16 { try flush() }
  }

  /// Writes the buffered bytes.
  func flush() throws(FileError) {
    if buffer.isEmpty { return }
    try Descriptor.writeAll(buffer, to: descriptor, path: path)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the rest and gives the file its name.
  func finish() throws(FileError) {
    try flush()
    guard hasPart else { return }
    guard rename(Self.part(of: path).onDisk, path.onDisk) == 0 else { throw .last(path) }
    close(descriptor)
  }

  /// Gives the file up.
  func discard() {
    guard hasPart else { return }
    unlink(Self.part(of: path).onDisk)
    close(descriptor)
  }
}
