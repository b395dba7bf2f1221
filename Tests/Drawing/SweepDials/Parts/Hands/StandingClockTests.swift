import SweepDials
import SweepScene
import Sweephand
import Testing

@Suite struct StandingClockTests {
  private func isMoving(_ layers: [Layer]) -> Bool {
    layers.contains { !$0.animations.isEmpty || isMoving($0.sublayers) }
  }

  private func still(_ layers: [Layer]) -> [Layer] {
    layers.map { layer in
      var layer = layer
      (layer.animations, layer.sublayers) = ([], still(layer.sublayers))
      return layer
    }
  }

  @Test(arguments: AnalogClock.SecondsStyle.allCases)
  func `hands can stand`(second: AnalogClock.SecondsStyle) throws {
    let clock = AnalogClock().with { $0.seconds = second }
    let standing = clock.with { $0.running = false }
    #expect(isMoving(try clock.scene().layers))
    #expect(!isMoving(try standing.scene().layers))
    #expect(try standing.scene().layers == still(try clock.scene().layers))
  }

  @Test func `a clock that stands is no clock for a script`() throws {
    var dial = try AnalogClock().with { $0.running = false }.dial
    dial.interactivity = .script
    #expect(throws: DialError.self) { try dial.scene() }
  }

  @Test func `now is the time of the system`() throws {
    let first = TimeOfDay.now
    let second = TimeOfDay.now
    let passed = second.secondsSinceMidnight - first.secondsSinceMidnight
    #expect((0..<5).contains(passed < 0 ? passed + 86_400 : passed))
    #expect(try #require(first.date).year >= 2025)
    #expect([first, second].contains { $0.second != $0.second.rounded(.down) })
    _ = try AnalogClock(.now).scene()
  }
}
