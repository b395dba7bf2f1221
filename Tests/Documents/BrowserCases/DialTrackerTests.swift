import SweepGeometry
import Testing

@testable import BrowserCases

/// Dragging a dial.
@Suite struct DialTrackerTests {
  /// A point in a direction, at a distance from the centre.
  private func point(_ degrees: Double, _ radius: Double = 60) -> Point {
    Point(at: .degrees(degrees), radius: radius)
  }

  @Test(arguments: [
    (from: 0.0, to: 90.0, turn: 90.0), (0, -90, -90), (170, -170, 20), (-170, 170, -20),
    (45, 45, 0), (350, 10, 20), (200, 20.5, -179.5),
  ])
  func `the dial turns as far as the finger, the short way`(
    from: Double, to: Double, turn: Double
  ) {
    var tracker = DialTracker(angle: .degrees(12))
    let begins = tracker.begin(at: point(from), time: 0)
    #expect(begins)
    let angle = tracker.move(to: point(to, 90), time: 0.1)
    #expect(abs(angle.degrees - 12 - turn) < 1e-9)
  }

  @Test func `turns add up`() {
    var tracker = DialTracker()
    tracker.begin(at: point(0), time: 0)
    for step in 1...36 { tracker.move(to: point(Double(step) * 30), time: Double(step) * 0.02) }
    #expect(abs(tracker.angle.degrees - 1080) < 1e-9)
  }

  @Test(arguments: [(9.9, false), (10, true), (110, true), (110.1, false)])
  func `a finger begins between the dead radius and the rim`(radius: Double, begins: Bool) {
    var tracker = DialTracker()
    let begins = tracker.begin(at: Point(radius, 0), time: 0)
    #expect(begins == begins)
    #expect(tracker.isActive == begins)
  }

  @Test func `a second finger is not taken up`() {
    var tracker = DialTracker()
    let begins2 = tracker.begin(at: point(0), time: 0)
    #expect(begins2)
    let begins3 = tracker.begin(at: point(90), time: 0.1)
    #expect(!begins3)
    let moved = tracker.move(to: point(10), time: 0.2)
    #expect(abs(moved.degrees - 10) < 1e-9)
  }

  @Test func `within the dead radius the dial stands still, and beyond the rim it goes on`() {
    var tracker = DialTracker()
    tracker.begin(at: point(0), time: 0)
    let moved2 = tracker.move(to: point(80, 5), time: 0.1)
    #expect(moved2 == .zero)
    let moved3 = tracker.move(to: point(40, 300), time: 0.2)
    #expect(abs(moved3.degrees - 40) < 1e-9)
  }

  @Test func `without a finger nothing moves`() {
    var tracker = DialTracker(angle: .degrees(7))
    let moved2 = tracker.move(to: point(90), time: 0)
    #expect(moved2 == .degrees(7))
    let rest = tracker.end(time: 1)
    #expect(rest == .degrees(7))
  }

  @Test func `bounds give way less and less, and are gone back to`() {
    var tracker = DialTracker(bounds: .degrees(-30) ... .degrees(30), give: .degrees(15))
    tracker.begin(at: point(0), time: 0)
    let angles = [45.0, 120, 20, -45].enumerated().map { step, direction in
      tracker.move(to: point(direction), time: Double(step) * 0.1).degrees
    }
    for (angle, wanted) in zip(angles, [37.5, 30 + 90 * 15.0 / 105, 20, -37.5]) {
      #expect(abs(angle - wanted) < 1e-9)
    }
    let rest = tracker.end(time: 0.5)
    #expect(rest == .degrees(-30))
  }

  @Test func `firm bounds do not give way`() {
    var tracker = DialTracker(bounds: .zero ... .degrees(30), give: .zero)
    tracker.begin(at: point(0), time: 0)
    let moved2 = tracker.move(to: point(100), time: 0.1)
    #expect(moved2 == .degrees(30))
  }

  @Test(arguments: [(inertia: 0.0, release: 0.2, rest: 20.0), (0.1, 0.2, 30), (0.1, 0.4, 20)])
  func `a dial that is let go runs on at the speed of the last tenth of a second`(
    inertia: Double, release: Double, rest: Double
  ) {
    var tracker = DialTracker(inertia: inertia)
    tracker.begin(at: point(0), time: 0)
    tracker.move(to: point(10), time: 0.1)
    tracker.move(to: point(20), time: 0.2)
    let end = tracker.end(time: release)
    #expect(abs(end.degrees - rest) < 1e-9)
  }
}
