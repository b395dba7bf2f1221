import Foundation
import TestSupport
import Testing

/// Compares texts with recorded files, or records them.
///
/// With `RECORD_SAMPLES=1` in the environment, a file that differs is written anew, and the test
/// fails all the same: recordings have to be looked at. Continuous integration never writes.
enum Recording {
  /// The folder of the whole project.
  static let root = Repository.root

  static func check(
    _ text: String, against path: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let file = root.appending(path: path)
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded == text { return }
    let environment = ProcessInfo.processInfo.environment
    guard environment["RECORD_SAMPLES"] == "1", environment["CI"] == nil else {
      let (old, new) = (lines(recorded ?? ""), lines(text))
      let same = zip(old, new).prefix { $0 == $1 }.count
      let was = same < old.count ? old[same] : "(nothing)"
      let isNow = same < new.count ? new[same] : "(nothing)"
      Issue.record(
        """
        \(path): line \(same + 1) was \(was) and is \(isNow); RECORD_SAMPLES=1 records it, but not \
        where CI is set
        """, sourceLocation: location)
      return
    }
    try Data(text.utf8).write(to: file)
    Issue.record("\(path) was recorded anew: look at it", sourceLocation: location)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
