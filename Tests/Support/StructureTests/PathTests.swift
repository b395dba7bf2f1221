import Foundation
import TestSupport
import Testing

/// The paths that the pages for contributors name.
@Suite struct PathTests {
  @Test(arguments: ["docs/adding-a-template.md"])
  func `the paths of a page exist`(_ page: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    let paths = text.matches(of: /`((?:Sources|Tests|samples|templates|docs)\/[\w.+\/-]+)`/)
      .map { String($0.1) }
    #expect(paths.count > 4)
    for path in paths {
      let exists = FileManager.default.fileExists(
        atPath: Repository.root.appending(path: path).path)
      #expect(exists, "\(path)")
    }
  }
}
