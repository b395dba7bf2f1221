import SweepDiagnostics
import SweepFiles
import SweepTemplates

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The two streams: data goes to the standard output, everything said about it to the other.
enum Console {
  /// Whether the standard output is a terminal.
  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Writes a line to the standard error.
  static func error(_ line: String) {
    try? Descriptor.writeAll(Array((line + "\n").utf8), to: STDERR_FILENO, path: "standard error")
  }

  /// Writes text to the standard error as it is.
  static func errorText(_ text: String) {
    try? Descriptor.writeAll(Array(text.utf8), to: STDERR_FILENO, path: "standard error")
  }

  /// Writes text to the standard output.
  static func output(_ text: String) throws(Failure) {
    if text.isEmpty { return }
    try Failure.wrap { () throws(FileError) in
      try OutputFile.write(Array(text.utf8), to: "-")
    }
  }
}

/// What ends the program before its work is done.
struct Failure: Error {
  /// What is said on the standard error.
  let message: String
  /// The exit code: 1 for findings, 2 for trouble.
  var code: Int32 = 2

  /// A name that no template has.
  static func unknownTemplate(_ name: String) -> Failure {
    let hint = Template.hint(forUnknown: name).map { "\n  help: \($0)" } ?? ""
    return Failure(message: "sweephand: there is no template \(name.quoted.visible)\(hint)")
  }

  /// Runs work on files, with its trouble as a failure.
  static func wrap<Value>(_ work: () throws(FileError) -> Value) throws(Failure) -> Value {
    do throws(FileError) {
      return try work()
    } catch {
      throw Failure(message: "sweephand: \(error)")
    }
  }
}
