import SweepDiagnostics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a file could not be read or written.
package struct FileError: Error, CustomStringConvertible {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path, with cursor controls escaped, and the reason.
  package var description: String {
    "\(path.isEmpty ? "''" : FileName.shown(path).visible): \(reason)"
  }

  /// The refusal to write a file that has been read for what would be written.
  package static func isRead(_ path: String) -> FileError {
    FileError(
      path: path, reason: "is read here, and would be overwritten\n  help: name another file")
  }

  /// The reason that the system gives for its last failure.
  package static func last(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)).lowercasedFirst)
  }
}

extension String {
  /// The text with a small first letter, as our messages have it.
  package var lowercasedFirst: String {
    guard let first else { return self }
    return first.lowercased() + dropFirst()
  }
}
