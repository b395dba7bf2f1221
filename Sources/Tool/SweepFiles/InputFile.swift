#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads regular files and the standard input, up to a limit.
package enum InputFile {
  /// The bytes of a file; `-` is the standard input.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if path == "-" {
      return try Descriptor.readAll(STDIN_FILENO, path: "standard input", limit: limit)
    }
    // A blocking open would wait for ever on a pipe without a writer.
    let descriptor = open(path.onDisk, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw .last(path) }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return try Descriptor.readAll(descriptor, path: path, limit: limit)
    case S_IFDIR: throw FileError(path: path, reason: "is a directory")
    default: throw FileError(path: path, reason: "is not a regular file")
    }
  }
}
