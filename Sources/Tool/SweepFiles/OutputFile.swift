#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes whole files: the old one stays until the new one is complete.
package enum OutputFile {
  /// Writes a file under a temporary name and renames it; `-` is the standard output.
  ///
  /// A file that has the bytes already is not touched, so that its time of change stays. Devices
  /// and pipes are written as they are.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if path == "-" {
      return try Descriptor.writeAll(bytes, to: STDOUT_FILENO, path: "standard output")
    }
    var facts = stat()
    // Links such as /dev/stdout may lead to a target without a path.
    if stat(path.onDisk, &facts) == 0, ![S_IFDIR, S_IFREG].contains(facts.st_mode & S_IFMT) {
      return try writeThrough(bytes, to: path)
    }
    let target = try Paths.target(of: path)
    guard stat(target.onDisk, &facts) == 0 else {
      return try Replacement(path: path, target: target, old: nil).write(bytes)
    }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: throw FileError(path: path, reason: "is a directory")
    case S_IFREG where has(bytes, target, facts): return
    default:
      // A rename needs no leave of the file, but who took its write permission away meant it.
      guard access(target.onDisk, W_OK) == 0 else { throw .last(path) }
      try Replacement(path: path, target: target, old: facts).write(bytes)
    }
  }

  private static func has(_ bytes: [UInt8], _ target: String, _ facts: stat) -> Bool {
    facts.st_size == bytes.count && bytes == (try? InputFile.read(target, limit: bytes.count))
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path.onDisk, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    try Descriptor.writeAll(bytes, to: descriptor, path: path)
  }
}
