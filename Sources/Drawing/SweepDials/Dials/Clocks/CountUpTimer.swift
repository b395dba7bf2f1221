import SweepGeometry
public import SweepScene

/// The time since the start, with a mark that turns once a minute and an arc up to a goal: the
/// template `timer`.
public struct CountUpTimer: DialDesign {
  /// The goal, at which it stops; 90 s by default.
  public var goal: Seconds
  /// The time at the start; 0 by default.
  public var start: Seconds = .zero
  /// The words below the figures; none by default.
  public var label = ""
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes a timer up to a goal.
  public init(_ goal: Seconds = 90) { self.goal = goal }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(
      0...max(goal.value, 1e-6), start: .zero, span: .degrees(360), mapping: .time)
    let reading = Reading(
      goal.value, from: start.value, duration: Seconds(max(goal.value - start.value, 0.001)),
      timingFunction: .linear)
    var minute = Scale.round(0...60)
    minute.outside = .revolve
    let minutes = Array(stride(from: 5.0, through: 60, by: 5))
    var dial = Dial(context: DialContext(scale: scale, reading: reading, theme: theme)) {
      Bezel()
      Face()
      Ticks(.minor).with {
        ($0.every, $0.except, $0.radius) = (1, 5, 96)
        ($0.length, $0.width, $0.color) = (4, 0.8, .token(.muted))
      }.on(scale: minute)
      Ticks().with {
        ($0.every, $0.radius, $0.length, $0.width) = (5, 96, 8, 2.2)
      }.on(scale: minute)
      Labels().with { ($0.values, $0.radius, $0.size) = (minutes, 84, 10.5) }.on(scale: minute)
      Marker().with {
        ($0.style, $0.side, $0.radius) = (.triangle, .inside, 68.5)
        ($0.size, $0.color) = (7, .token(.needle))
      }.on(scale: minute)
      Track().with { ($0.radius, $0.width) = (56, 6) }
      Progress().with { ($0.radius, $0.width, $0.isRound) = (56, 6, true) }
      Readout().with {
        ($0.motion, $0.position, $0.size) = (.counting, Point(0, 10), 32)
        ($0.maximumWidth, $0.window) = (88, Readout.Window.none)
      }
      Caption(label).with {
        ($0.position, $0.size) = (Point(0, 26), 8)
        ($0.maximumWidth, $0.maximumLines) = (70, 1)
      }
    }
    dial.title = "Timer"
    return dial
  }
}
