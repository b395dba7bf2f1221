import SweepDiagnostics
import SweepTemplates

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a file could not be read or written.
struct FileError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  /// The path, escaped where it would move the cursor, and the reason.
  var description: String { "\(path.isEmpty ? "''" : FileName.shown(path).visible): \(reason)" }

  /// The reason that the system gives for its last failure.
  static func last(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)).lowercasedFirst)
  }
}

extension String {
  /// The text with a small first letter, as our messages have it.
  var lowercasedFirst: String {
    guard let first else { return self }
    return first.lowercased() + dropFirst()
  }
}
