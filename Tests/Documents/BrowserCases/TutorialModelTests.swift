import SweepGeometry
import SweepScene
import Testing

@testable import BrowserCases

/// Arithmetic and the model say the same of the scenes that the tutorials build.
@Suite struct TutorialModelTests {
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
