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
    let words =
      ["git", "-C", folder] + command + (revisions.isEmpty ? [] : ["--end-of-options"] + revisions)
      + (paths.map { ["--"] + $0 } ?? [])
    guard let name = command.first else { throw failure("cannot be run") }
    guard let process = ChildProcess(words, output: .pipe, isQuiet: isQuiet) else {
      throw failure("is not installed")
    }
    let bytes = Result { () throws(FileError) in
      try Descriptor.readAll(process.descriptor, path: "git", limit: limit)
    }
    if case .failure = bytes { process.stop() }
    let status = process.wait()
    if case .success = bytes, status != 0 { throw failure("'git \(name)' failed") }
    do throws(FileError) { return try bytes.get() } catch { throw failure(error.reason) }
  }

  private static func failure(_ reason: String) -> FileError {
    FileError(path: "git", reason: reason.visible)
  }
}
