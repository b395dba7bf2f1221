import Foundation
import TestSupport
import Testing

/// The program that was built, run as people run it.
enum Sweephand {
  /// The program beside the bundle of the tests.
  static let path = Repository.build.appending(path: "sweephand").path

  /// The root of the package.
  static let root = Repository.root

  private static let gate = Gate(width: 3)

  /// Runs the program with arguments.
  static func run(
    _ arguments: String..., input: String = "", folder: URL? = nil,
    environment: [String: String]? = nil
  ) async throws -> Outcome {
    try await run(
      arguments, bytes: Array(input.utf8), folder: folder, environment: environment)
  }

  /// Runs the program with arguments and any bytes on its standard input.
  static func run(
    _ arguments: [String], bytes: [UInt8] = [], folder: URL? = nil,
    environment: [String: String]? = nil
  ) async throws -> Outcome {
    await gate.enter()
    let outcome: Result<Outcome, any Error>
    do {
      let command = Command(
        path, arguments, environment: environment, folder: folder?.path, input: bytes)
      outcome = .success(try await command.run())
    } catch {
      outcome = .failure(error)
    }
    await gate.leave()
    return try outcome.get()
  }

  /// Runs a line of the shell, in which `$S` is the program.
  static func shell(_ line: String, in folder: URL) async throws -> Outcome {
    var environment = ProcessInfo.processInfo.environment
    environment["S"] = path
    return try await Command(
      "bash", ["-c", line], environment: environment, folder: folder.path
    ).run()
  }

  /// The picture of arguments; it is valid, without findings but notes.
  static func picture(
    _ arguments: [String], bytes: [UInt8] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let outcome = try await run(["render", "--validate"] + arguments, bytes: bytes)
    #expect(outcome.status == 0, "\(arguments)", sourceLocation: sourceLocation)
    let findings = outcome.errors.split(separator: "\n").filter { !$0.contains(": note[") }
    #expect(findings == [], sourceLocation: sourceLocation)
    let words = outcome.output.lowercased()
    #expect(
      !words.contains("nan") && !words.contains("inf\""), sourceLocation: sourceLocation)
    return outcome.output
  }

  /// The error message of arguments that fail with 2; nothing is written.
  static func trouble(
    _ arguments: [String], bytes: [UInt8] = [], folder: URL? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let outcome = try await run(arguments, bytes: bytes, folder: folder)
    #expect(outcome.status == 2 && !outcome.wasSignalled, sourceLocation: sourceLocation)
    #expect(outcome.output == "", sourceLocation: sourceLocation)
    #expect(outcome.errors.hasSuffix("\n"), sourceLocation: sourceLocation)
    return outcome.errors
  }
}

extension URL {
  /// The names of the files in a folder, sorted.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The bytes of a file in a folder.
  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: appending(path: name)))
  }

  /// Writes a file into a folder.
  func write(_ text: String, to name: String) throws {
    let file = appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
