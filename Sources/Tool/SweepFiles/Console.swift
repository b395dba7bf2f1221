#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The two streams: data is written to the standard output, messages to the standard error.
package enum Console {
  /// Whether the standard output is a terminal.
  package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether the standard error is a terminal.
  package static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a message to the standard error.
  ///
  ///
  /// - Parameter terminator: the text after it; a line feed by default.
  package static func error(_ text: String, terminator: String = "\n") {
    try? Descriptor.writeAll(
      Array((text + terminator).utf8), to: STDERR_FILENO, path: "standard error")
  }

  /// Writes text to the standard output.
  package static func output(_ text: String) throws(FileError) {
    if !text.isEmpty { try OutputFile.write(Array(text.utf8), to: "-") }
  }
}
