import Foundation
import SweepDiagnostics

/// Runs git.
package enum Git {
  /// The output of a git command.
  ///
  /// - Parameters:
  ///   - command: the subcommand with its options.
  ///   - revisions: names and ranges, which git never takes for options.
  ///   - paths: paths, which git never takes for anything else; nil to leave that to the command.
  ///   - folder: where git runs; the working folder by default.
  ///   - limit: the most bytes; 64 MiB by default, enough for lists of files.
  ///   - isQuiet: whether git's own messages are not shown.
  package static func output(
    _ command: String..., revisions: [String] = [], paths: [String]? = nil, in folder: String = ".",
    limit: Int = 64 << 20, isQuiet: Bool = false
  ) throws(FileError) -> [UInt8] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder] + command + (revisions.isEmpty ? [] : ["--end-of-options"] + revisions)
      + (paths.map { ["--"] + $0 } ?? [])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    if isQuiet { process.standardError = FileHandle.nullDevice }
    guard !command.isEmpty, (try? process.run()) != nil else { throw failure("cannot be run") }
    let bytes = Result { () throws(FileError) in
      try Descriptor.readAll(
        pipe.fileHandleForReading.fileDescriptor, path: "git", limit: limit)
    }
    if case .failure = bytes { process.terminate() }
    process.waitUntilExit()
    if case .success = bytes, process.terminationStatus != 0 {
      // The status of a shell for a command that is not there (POSIX, 2.8.2).
      let isMissing = process.terminationStatus == 127
      throw failure(isMissing ? "is not installed" : "'git \(command[0])' failed")
    }
    do throws(FileError) { return try bytes.get() } catch { throw failure(error.reason) }
  }

  private static func failure(_ reason: String) -> FileError {
    FileError(path: "git", reason: reason.visible)
  }
}
