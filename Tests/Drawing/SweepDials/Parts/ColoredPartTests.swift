import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct ColoredPartTests {
  private static let stops = [
    ColorStop(.token(.warning), at: 60), ColorStop(.token(.danger), at: 85),
  ]

  private func context(_ reading: Reading) -> DialContext {
    DialContext(scale: Scale(0...100), reading: reading, theme: .flat)
  }

  @Test(arguments: [
    (59.9, ThemeColor.Token.good), (60, .warning), (84.9, .warning), (85, .danger), (120, .danger),
  ])
  func `a still arc has the colour of its reading`(value: Double, token: ThemeColor.Token) throws {
    let part = ProgressPart().with { $0.color = .token(.good) }.colored(at: Self.stops)
    let layer = try part.layer(in: context(Reading(value)))
    guard case .shape(let shape) = layer.content else {
      Issue.record("no arc")
      return
    }
    #expect(shape.strokeColor == .color(Theme.flat[token]))
  }

  @Test func `colours change as the reading passes them`() throws {
    let reading = Reading(90, from: 0, duration: 1, timingFunction: .linear)
    let layer = try ProgressPart().colored(at: Self.stops).layer(in: context(reading))
    guard let last = layer.animations.last, case .keyframe(let colors) = last else {
      Issue.record("no change")
      return
    }
    #expect(colors.property == .strokeColor)
    let times = try #require(colors.keyTimes)
    #expect(times.count == 3 && abs(times[1] - 60 / 90) < 1e-3 && abs(times[2] - 85 / 90) < 1e-3)
  }

  @Test func `figures have a copy for each colour that shows`() throws {
    let readout = Readout().with { $0.window = Readout.Window.none }
    let still = try readout.colored(at: Self.stops).layer(in: context(Reading(70, duration: .zero)))
    let moving = try readout.colored(at: Self.stops)
      .layer(in: context(Reading(playing: [10, 70], duration: 1)))
    func texts(_ layer: Layer) -> [Paint] {
      var own: [Paint] = []
      if case .text(let text) = layer.content { own = [text.foregroundColor] }
      return own + layer.sublayers.flatMap(texts)
    }
    #expect(texts(still) == [.color(Theme.flat.warning)])
    #expect(Set(texts(moving)) == [.color(Theme.flat.ink), .color(Theme.flat.warning)])
  }

  @Test func `readings of colours rise`() {
    for stops in [[ColorStop(.black)], [ColorStop(.black, at: 2), ColorStop(.white, at: 1)]] {
      #expect(throws: DialError.self) {
        _ = try ProgressPart().colored(at: stops).layer(in: context(Reading(0)))
      }
    }
  }
}
