import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// One run of another program: its arguments, its surroundings and what it reads.
///
///     let sorted = try await Command("sort", ["-n"], input: "10\n9\n").run()
///     #expect(sorted.output == "9\n10\n")
package struct Command: Sendable {
  /// A path, or a name that is looked up in `PATH`.
  package var executable: String
  package var arguments: [String]
  /// The whole environment of the program; `nil` hands on that of the tests.
  package var environment: [String: String]?
  /// The working folder; `nil` is that of the tests.
  package var folder: String?
  /// The standard input of the program.
  package var input: [UInt8]
  /// After this time the program and all that it started are killed.
  package var timeout: Duration

  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String]? = nil,
    folder: String? = nil, input: [UInt8] = [], timeout: Duration = .seconds(180)
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.input = input
    self.timeout = timeout
  }

  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String]? = nil,
    folder: String? = nil, input: String, timeout: Duration = .seconds(180)
  ) {
    self.init(
      executable, arguments, environment: environment, folder: folder, input: Array(input.utf8),
      timeout: timeout)
  }

  /// Runs the program to its end.
  ///
  /// A non-zero exit code is an outcome like any other. A program that is not found and a run that
  /// takes longer than `timeout` throw a `CommandError`; more than 64 MiB of output throw too.
  package func run() async throws -> Outcome {
    guard let path = Self.find(executable) else { throw CommandError.notFound(executable) }
    return try await withThrowingTaskGroup(of: Outcome?.self) { group in
      group.addTask { try await outcome(of: path) }
      group.addTask {
        try await Task.sleep(for: timeout)
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let outcome = first else {
        throw CommandError.timedOut(path, timeout)
      }
      return outcome
    }
  }

  private func outcome(of path: String) async throws -> Outcome {
    let environment = environment.map { words in
      Environment.custom(words.map { Array("\($0)=\($1)\0".utf8) })
    }
    var options = PlatformOptions()
    // A group of its own, so that the children of a shell or a browser end with it.
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1))
    ]
    let result = try await withTemporaryFolder { streams in
      // A file: a pipe that the program does not read to its end would end the tests by SIGPIPE.
      let file = streams.appending(path: "input")
      try Data(input).write(to: file)
      return try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments),
        environment: environment ?? .inherit, workingDirectory: folder.map { FilePath($0) },
        platformOptions: options,
        input: .fileDescriptor(
          try .open(FilePath(file.path), .readOnly), closeAfterSpawningProcess: true),
        output: .bytes(limit: 64 << 20), error: .bytes(limit: 64 << 20))
    }
    let errors = String(decoding: result.standardError, as: UTF8.self)
    return switch result.terminationStatus {
    case .exited(let code):
      Outcome(bytes: result.standardOutput, errors: errors, status: code, wasSignalled: false)
    case .signaled(let signal):
      Outcome(bytes: result.standardOutput, errors: errors, status: signal, wasSignalled: true)
    }
  }

  /// The path of the first of `names` that can be run.
  package static func find(_ names: String...) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return names.lazy.flatMap { name in
      name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    }.first(where: FileManager.default.isExecutableFile(atPath:))
  }
}

/// The result of a program.
package struct Outcome: Sendable {
  /// The standard output, byte by byte.
  package var bytes: [UInt8]
  /// The standard error.
  package var errors: String
  /// The exit code, or the number of the signal that ended the program.
  package var status: Int32
  package var wasSignalled: Bool

  /// The standard output as text.
  package var output: String { String(decoding: bytes, as: UTF8.self) }
}

/// Why there is no outcome.
package enum CommandError: Error, CustomStringConvertible {
  case notFound(String)
  case timedOut(String, Duration)

  package var description: String {
    switch self {
    case .notFound(let name): "there is no program '\(name)' in PATH"
    case .timedOut(let path, let time): "'\(path)' took longer than \(time) and was killed"
    }
  }
}
