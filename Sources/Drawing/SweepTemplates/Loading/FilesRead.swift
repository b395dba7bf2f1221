import SweepGeometry

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#else
  #error("Sweephand builds with the C library of Darwin, Glibc or Musl")
#endif

/// The files that have been read for pictures, which no output may replace; for all threads.
package final class FilesRead: @unchecked Sendable {
  private let lock = Lock()
  private var paths: Set<String> = []

  /// Notes files; `-` is the standard input.
  package init(_ paths: [String] = []) { paths.forEach(note) }

  /// Notes a file; `-` is the standard input, which may be one.
  package func note(_ path: String) {
    guard let real = Self.real(path == "-" ? "/dev/stdin" : path) else { return }
    lock.withLock { _ = paths.insert(real) }
  }

  /// Whether a file has been read, under this path or another one.
  package func contains(_ path: String) -> Bool {
    guard path != "-", let real = Self.real(path) else { return false }
    return lock.withLock { paths.contains(real) }
  }

  /// The absolute path without links of a regular file; nil for all others.
  private static func real(_ path: String) -> String? {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      let resolved = realpath(path, nil)
    else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
