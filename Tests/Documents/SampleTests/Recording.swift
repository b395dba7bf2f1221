import Foundation
import Testing

/// Compares bytes with a recorded file, or records them.
///
/// With `RECORD_SAMPLES=1` in the environment, a file that differs is written anew, and the test
/// fails all the same: recordings have to be looked at. Continuous integration never writes.
enum Recording {
  static func check(
    _ bytes: [UInt8], against file: URL, at location: SourceLocation = #_sourceLocation
  ) throws {
    let recorded = try? Data(contentsOf: file)
    if let recorded, Array(recorded) == bytes { return }
    let environment = ProcessInfo.processInfo.environment
    guard environment["RECORD_SAMPLES"] == "1" else {
      Issue.record(
        "\(file.lastPathComponent): \(difference(recorded, bytes))", sourceLocation: location)
      return
    }
    guard environment["CI"] == nil else {
      Issue.record("samples are not recorded where CI is set", sourceLocation: location)
      return
    }
    try Data(bytes).write(to: file)
    Issue.record(
      "\(file.lastPathComponent) was recorded anew: look at it", sourceLocation: location)
  }

  /// The first line that differs, in words.
  private static func difference(_ recorded: Data?, _ bytes: [UInt8]) -> String {
    guard let recorded else { return "is not recorded; set RECORD_SAMPLES=1 to record it" }
    let old = String(decoding: recorded, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let new = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    func text(_ lines: [Substring]) -> String {
      line < lines.count ? String(lines[line].prefix(300)) : "(nothing)"
    }
    return "line \(line + 1) was \(text(old)) and is \(text(new))"
  }
}
