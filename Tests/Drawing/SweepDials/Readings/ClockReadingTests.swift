@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// Readings that are clocks: the parts show the time at every moment.
@Suite struct ClockReadingTests {
  private static let day = 86_400.0
  private static let start = TimeOfDay(hour: 22, minute: 47, second: 13)
  /// Moments of two days, those beside midnight and full hours among them.
  private static let moments: [Double] =
    (0..<200).map { Double($0) * 863.7 } + [4366.9, 4367.001, 4368, 26_567, 47_566.99]

  private func time(at moment: Double) -> Double {
    (Self.start.secondsSinceMidnight + moment).truncatingRemainder(dividingBy: Self.day)
  }

  private func presentation(_ layer: Layer, at moment: Double) throws -> Layer {
    let scene = Layer.Scene(size: Size(width: 200, height: 200), layers: [layer])
    return try #require(scene.presentation(at: Seconds(moment)).layers.first)
  }

  private static let scales: [Scale] = [
    Scale(0...day, start: .zero, span: .turns(1), outside: .wrap),
    Scale(0...43_200, start: .zero, span: .turns(1), outside: .wrap),
    Scale(0...3600, start: .zero, span: .turns(1), outside: .wrap),
    Scale(0...43_200, start: .zero, span: .turns(1), outside: .revolve),
    Scale(0...25_000, start: .zero, span: .turns(1), outside: .wrap),
    Scale(21_600...64_800, start: .degrees(-90), span: .degrees(180)),
    Scale(0...day, start: .degrees(-90), span: .degrees(180)),
  ]

  @Test(arguments: scales) func `a hand stands at the time`(scale: Scale) throws {
    let context = DialContext(scale: scale, reading: Reading(clock: Self.start))
    var hand = Layer("hand")
    hand.follow(.rotation, in: context, scale.angle(of:))
    for moment in Self.moments {
      let shown = try presentation(hand, at: moment).transform
      guard case .rotate(let angle)? = shown.first else {
        Issue.record("no turn")
        return
      }
      let miss = angle.degrees - scale.angle(of: time(at: moment)).degrees
      #expect(abs(miss.remainder(dividingBy: 360)) < 1e-6, "\(moment): \(miss)")
    }
  }

  @Test func `on a scale of unequal parts it is never far from the time`() throws {
    let scale = Scale(1...Self.day, start: .zero, span: .degrees(270), mapping: .log(base: 10))
    let context = DialContext(scale: scale, reading: Reading(clock: Self.start))
    var hand = Layer("hand")
    hand.follow(.rotation, in: context, scale.angle(of:))
    for moment in Self.moments where time(at: moment) > 3600 {
      guard case .rotate(let angle)? = try presentation(hand, at: moment).transform.first else {
        Issue.record("no turn")
        return
      }
      #expect(abs(angle.degrees - scale.angle(of: time(at: moment)).degrees) < 0.5)
    }
  }

  @Test(arguments: [
    (21_600.0, 64_800.0), (64_800, 21_600), (43_200, 43_500), (86_100, 120), (0, 43_200),
    (20_000.25, 20_000.5),
  ])
  func `a group shows for a part of the day`(from: Double, below: Double) throws {
    let context = DialContext(scale: Scale(0...12), reading: Reading(clock: Self.start))
    let group = GroupPart([Hub()]).with { ($0.from, $0.below) = (from, below) }
    let layer = try group.layer(in: context)
    let edges = [from, below].flatMap { [$0 - 0.002, $0, $0 + 0.1] }.map {
      ($0 + Self.day - Self.start.secondsSinceMidnight).truncatingRemainder(dividingBy: Self.day)
    }
    for moment in Self.moments + edges where moment >= 0 {
      // A moment that is itself rounded may lie on either side.
      let now = (time(at: moment) * 1e6).rounded() / 1e6
      let isShown = from < below ? now >= from && now < below : now >= from || now < below
      #expect(try presentation(layer, at: moment).isHidden != isShown, "\(now)")
    }
  }

  @Test(arguments: [12, 24]) func `figures are those of the clock`(hours: Int) throws {
    let context = DialContext(reading: Reading(clock: Self.start))
    let layer = try Readout().with { ($0.hours, $0.window) = (hours, Readout.Window.none) }
      .layer(in: context)
    for moment in Self.moments {
      let minutes = Int((time(at: moment) + 1e-6) / 60)
      let hour = hours == 24 ? minutes / 60 : (minutes / 60 + 11) % 12 + 1
      let shown = try presentation(layer, at: moment)
      let right = (hours == 24 ? hour.twoDigits : "\(hour)") + ":" + (minutes % 60).twoDigits
      let half = hours == 24 ? "" : (minutes / 60) % 24 < 12 ? "\u{a0}AM" : "\u{a0}PM"
      #expect(try figures(in: shown) == right + half)
    }
  }

  /// The text in the window of a readout.
  private func figures(in readout: Layer) throws -> String {
    let time = try #require(readout.sublayers.last)
    return time.sublayers.map { column in
      if case .text(let mark) = column.content { return mark.string }
      return column.sublayers.compactMap { digit -> String? in
        guard case .text(let text) = digit.content else { return nil }
        return abs(column.affine.apply(to: digit.position).y) < 0.01 ? text.string : nil
      }.joined()
    }.joined()
  }

  @Test(arguments: Readout.Motion.allCases)
  func `figures say the time at the start`(motion: Readout.Motion) throws {
    let context = DialContext(reading: Reading(clock: Self.start))
    let layer = try Readout().with { $0.motion = motion }.layer(in: context)
    let told = layer.sublayers.compactMap { $0.semantics?.role }
    #expect(told == [.text(label: "22:47")])
    var builder = DescriptionBuilder(language: "")
    Readout().describe(in: context, into: &builder)
    Hands(Self.start).describe(in: context, into: &builder)
    #expect(builder.words == "22:47:13")
  }

  @Test func `what no clock shows is refused`() {
    let context = DialContext(reading: Reading(clock: Self.start))
    #expect(throws: DialError("hours", "must be 12 or 24")) {
      try Readout().with { $0.hours = 13 }.layer(in: context)
    }
    #expect(throws: DialError.self) { try Reading(clock: TimeOfDay(hour: 25, minute: 0)).check() }
    #expect(throws: DialError("pushedBy", "must not be a clock")) {
      try Reading(3).pushed(by: Reading(clock: Self.start)).check(on: Scale())
    }
  }

  @Test func `a script that moves a clock's dial stops the clock`() throws {
    var dial = Dial(context: DialContext(reading: Reading(clock: Self.start))) { Needle() }
    (dial.interactivity, dial.control) = (.script, Control(.slider))
    #expect(try dial.playedContext(dial.descriptionBuilder).reading.isClock == false)
  }
}
