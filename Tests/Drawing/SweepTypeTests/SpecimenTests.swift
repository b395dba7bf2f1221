import Foundation
import SweepType
import TestSupport
import Testing

/// The pages of `docs/type/` show the faces as they are.
///
/// With `RECORD_SPECIMEN=1` in the environment a page that differs is written anew, and the test
/// fails all the same: recordings have to be looked at.
@Suite struct SpecimenTests {
  @Test(arguments: Typeface.all)
  func isDrawnAsRecorded(_ face: Typeface) throws {
    let page = SpecimenPage(face).svg
    let file = Repository.root.appending(path: "docs/type/\(face.name).svg")
    if let recorded = try? String(contentsOf: file, encoding: .utf8), recorded == page { return }
    let environment = ProcessInfo.processInfo.environment
    guard environment["RECORD_SPECIMEN"] == "1", environment["CI"] == nil else {
      Issue.record("\(file.lastPathComponent) differs; RECORD_SPECIMEN=1 records it")
      return
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(page.utf8).write(to: file)
    Issue.record("\(file.lastPathComponent) was recorded anew: look at it")
  }
}
