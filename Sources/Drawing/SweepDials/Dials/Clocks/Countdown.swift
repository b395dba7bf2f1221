import SweepGeometry
public import SweepScene

/// The time that is left, as a sector that runs out and in figures: the template `countdown`.
public struct Countdown: DialDesign {
  /// The time to count down; 60 s by default.
  public var duration: Seconds
  /// The words below the figures; none by default.
  public var label = ""
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes a countdown over a time.
  public init(_ duration: Seconds = 60) { self.duration = duration }

  /// The dial as its parts, to which others can be added.
  public var dial: Dial {
    let scale = Scale(
      0...max(duration.value, 1e-6), start: .zero, span: .degrees(360), mapping: .time)
    var reading = Reading(duration.value, duration: duration, timingFunction: .linear)
    reading.destination = 0
    let rhythm = Scale.round(0...60)
    var dial = Dial(context: DialContext(scale: scale, reading: reading, theme: theme)) {
      Bezel()
      Face()
      Ticks(.minor).with {
        ($0.every, $0.except, $0.radius) = (1, 5, 96)
        ($0.length, $0.width, $0.color) = (4, 0.8, .token(.muted))
      }.on(scale: rhythm)
      Ticks().with {
        ($0.every, $0.radius, $0.length, $0.width) = (5, 96, 6, 2.2)
      }.on(scale: rhythm)
      Labels().with { ($0.radius, $0.size, $0.hidden) = (88, 10, .last) }
      ShapePart.circle(62, .token(.muted), opacity: 1).with { $0.fillColor = .token(.track) }
      GroupPart([sector(.needle)]).with { $0.from = 10 }
      GroupPart([sector(.danger)]).with { $0.below = 10 }
      Needle().with {
        ($0.length, $0.tail, $0.width, $0.tip) = (63, 0, 4.2, 1.4)
        ($0.color, $0.shade) = (.token(.hand), .token(.hand))
      }
      Bezel().with { ($0.radius, $0.width) = (34, 3.6) }
      Face().with { ($0.radius, $0.finish, $0.recess) = (34, .gradient, 0) }
      pulse
      Readout().with {
        ($0.motion, $0.position) = (.counting, Point(0, 8))
        ($0.size, $0.maximumWidth, $0.window) = (22, 58, Readout.Window.none)
      }
      Caption(label).with { ($0.position, $0.size, $0.maximumWidth) = (Point(0, 20), 7.5, 48) }
    }
    dial.title = "Countdown"
    dial.description = "\(duration.value.spelled) seconds that run out"
    return dial
  }

  private func sector(_ color: ThemeColor.Token) -> Progress {
    Progress().with { ($0.radius, $0.width, $0.color) = (49, 25, .token(color)) }
  }

  /// A ring that lights up once as the time has run out.
  private var pulse: ShapePart {
    .circle(36, .token(.danger), width: 4, opacity: 0).with {
      $0.animations = [
        .keyframe(
          KeyframeAnimation(
            .opacity, values: [0, 1, 0], timing: MediaTiming(beginTime: duration, duration: 0.4)))
      ]
    }
  }
}
