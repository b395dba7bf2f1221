import Foundation

/// Comparison with recorded files.
///
/// With `RECORD=1` in the environment, a file that differs is written, and the difference is returned
/// all the same: recordings have to be looked at. Nothing is written where `CI` is set.
package enum Recording {
  /// The difference of bytes from a recorded file, in words.
  /// - Parameter path: The file's path in the repository.
  /// - Returns: `nil` if the bytes are equal.
  package static func difference(of bytes: [UInt8], from path: String) throws -> String? {
    let file = Repository.root.appending(path: path)
    let recorded = try? Data(contentsOf: file)
    if recorded.map(Array.init) == bytes { return nil }
    let environment = ProcessInfo.processInfo.environment
    guard environment["RECORD"] == "1", environment["CI"] == nil else {
      return "\(path): \(difference(recorded, bytes)); RECORD=1 records it, but not where CI is set"
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return "\(path) was recorded anew: look at it"
  }

  /// The difference of a text from a recorded file, in words.
  package static func difference(of text: String, from path: String) throws -> String? {
    try difference(of: Array(text.utf8), from: path)
  }

  /// The first line that differs, in words.
  private static func difference(_ recorded: Data?, _ bytes: [UInt8]) -> String {
    guard let recorded else { return "there is no such file" }
    let (old, new) = (lines(Array(recorded)), lines(bytes))
    let same = zip(old, new).prefix { $0 == $1 }.count
    func text(_ lines: [Substring]) -> String {
      same < lines.count ? String(lines[same].prefix(300)) : "(nothing)"
    }
    return "line \(same + 1) was \(text(old)) and is \(text(new))"
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
