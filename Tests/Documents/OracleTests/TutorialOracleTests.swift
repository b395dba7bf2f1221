import SweepGeometry
import SweepScene
import TestSupport
import Testing

/// The scenes of the tutorials: arithmetic, the model and the browsers agree.
@Suite(.inBrowser) struct TutorialOracleTests {
  private static let pages = Dictionary(
    uniqueKeysWithValues: BrowserEngine.allCases.map {
      ($0, OraclePage(tutorialCases.map(\.oracle), in: $0))
    })

  @Test(arguments: tutorialCases) func `the model counts right`(tutorial: TutorialCase) throws {
    for (name, time, number) in tutorial.expected {
      let still = tutorial.oracle.scene.presentation(at: Seconds(time))
      let shown = try #require(still.shown.first { $0.layer.name == name })
      let found = shown.layer.turnOrDrop
      // A clock's hands count their turns from the beginning.
      let apart = name == "tested" ? found - number : (found - number).remainder(dividingBy: 360)
      #expect(abs(apart) < 1e-3, "\(name) at \(time): \(found)")
    }
  }

  @Test(arguments: BrowserEngine.allCases, tutorialCases.indices)
  func `browsers show it`(engine: BrowserEngine, index: Int) async throws {
    let page = try #require(Self.pages[engine])
    #expect(try page.issues(of: index) == [])
    let comparison = try await page.comparison(of: index)
    #expect(!comparison.largest.isEmpty)
    let name = page.cases[index].testDescription
    #expect(comparison.faults.isEmpty, "\(engine), \(name): \(comparison.faults)")
  }
}

extension Layer {
  /// The degrees of its rotation, or else the units of its translation downwards.
  fileprivate var turnOrDrop: Double {
    switch (self[.rotation], self[.translation]) {
    case (_, .vector(let move)) where move != .zero: move.dy
    case (.angle(let angle), _): angle.degrees
    default: .nan
    }
  }
}
