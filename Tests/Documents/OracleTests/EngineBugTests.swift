import Foundation
import TestSupport
import Testing

/// The mistakes of engines on which the comparisons are silent.
@Suite(.inBrowser) struct EngineBugTests {
  private static let pages = Dictionary(
    uniqueKeysWithValues: BrowserEngine.allCases.map {
      ($0, OraclePage(EngineBug.all.map(\.example), in: $0, excusing: []))
    })

  @Test(arguments: BrowserEngine.allCases, EngineBug.all.indices)
  func `a mistake shows in its engine alone`(engine: BrowserEngine, index: Int) async throws {
    let bug = EngineBug.all[index]
    let page = try #require(Self.pages[engine])
    let faults = try await page.comparison(of: index).faults
    #expect(faults.isEmpty == (engine != bug.engine), "\(engine): \(faults)")
  }

  @Test(arguments: EngineBug.all.indices)
  func `a mistake is told at rendering`(index: Int) throws {
    let page = try #require(Self.pages[.chromium])
    #expect(try page.issues(of: index).count == 1)
  }

  @Test(arguments: EngineBug.all.indices)
  func `the documentation names a mistake`(index: Int) throws {
    let docs = Repository.root.appending(path: "docs/core-animation.md")
    let page = try String(contentsOf: docs, encoding: .utf8)
    let mistake = "- \(EngineBug.all[index].engine) \(EngineBug.all[index].reason)"
    #expect(page.localizedCaseInsensitiveContains(mistake))
  }

  @Test(arguments: EngineBug.all.indices)
  func `a mistake is excused only where it shows`(index: Int) {
    let bug = EngineBug.all[index]
    let times = bug.example.times
    #expect(!bug.shows(bug.example.scene, times[0]))
    #expect(bug.shows(bug.example.scene, times[times.count - 1]))
  }
}
