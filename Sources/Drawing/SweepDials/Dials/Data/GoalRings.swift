import SweepGeometry
public import SweepScene

/// Three goals as rings inside each other, which go round again when a goal is passed: the template
/// `rings`.
public struct GoalRings: DialDesign {
  /// One of the rings.
  public struct Goal: Hashable, Sendable {
    /// The name of the value.
    public var name: String
    /// The reading.
    public var value: Double
    /// The reading of a full ring.
    public var goal: Double
    /// The unit; empty for none.
    public var unit: String
    /// The colours at its start and at its end.
    public var colors: (start: ThemeColor, end: ThemeColor) {
      get { (start, end) }
      set { (start, end) = newValue }
    }
    private var start: ThemeColor
    private var end: ThemeColor

    /// Makes a ring.
    public init(
      _ name: String, _ value: Double, of goal: Double, _ unit: String = "",
      colors: (start: ThemeColor, end: ThemeColor)
    ) {
      (self.name, self.value, self.goal, self.unit) = (name, value, goal, unit)
      (start, end) = colors
    }
  }

  /// The outer ring.
  public var outer = Goal(
    "Walking", 9.4, of: 8, "km", colors: (.color(Color(0xf0622b)), .color(Color(0xffab3d))))
  /// The ring in the middle.
  public var middle = Goal(
    "Outdoors", 47, of: 60, "min", colors: (.color(Color(0x0c8f83)), .color(Color(0x3fcfa4))))
  /// The inner ring.
  public var inner = Goal(
    "Sleep", 4.4, of: 7.5, "h", colors: (.color(Color(0x5f4fe0)), .color(Color(0xa27cf5))))
  /// The time that the rings take; 1.2 s by default.
  public var duration: Seconds = 1.2
  /// The colours and the type; `instrument` by default.
  public var theme = Theme.instrument

  /// Makes the rings of the template.
  public init() {}

  /// The card as its parts, to which others can be added.
  public var dial: Dial {
    let card = Rect(x: -112, y: -110, width: 350, height: 220)
    let goals = [outer, middle, inner]
    let context = DialContext(scale: scale(outer), reading: reading(outer), theme: theme)
    var dial = Dial(context: context) {
      ShapePart.litCard(card, cornerRadius: 24)
      // In separate units the rings do not grow in small sizes, where they would touch.
      GroupPart {
        for (goal, radius) in zip(goals, [53, 39.6, 26.2]) { ring(goal, radius) }
      }.with { $0.scale = 1.6 }
      ShapePart().with {
        $0.path = try? Path(svgPathData: "M122 -42H216M122 18H216")
        ($0.strokeColor, $0.lineWidth, $0.opacity) = (.token(.muted), 0.6, 0.3)
      }
      for (goal, y) in zip(goals, [-79.0, -19, 41]) { words(goal, y) }
    }
    dial.size = Size(width: 560, height: 352)
    dial.viewBox = card
    dial.title = "Rings"
    dial.description = goals.map {
      "\($0.name): \($0.value.spelled)/\($0.goal.spelled) \($0.unit)"
    }.joined(separator: "; ")
    return dial
  }

  private func scale(_ goal: Goal) -> Scale { .round(0...max(goal.goal, 1e-6)) }

  private func reading(_ goal: Goal) -> Reading {
    Reading(goal.value, duration: duration, timingFunction: .easeInEaseOut)
  }

  /// The groove, the first round and the second.
  private func ring(_ goal: Goal, _ radius: Double) -> [any Part] {
    let (scale, reading) = (scale(goal), reading(goal))
    let track = Track().with {
      ($0.radius, $0.width, $0.color) = (radius, 12.2, goal.colors.start)
    }
    let progress = Progress().with {
      ($0.radius, $0.width, $0.isRound, $0.goesOn) = (radius, 12.2, true, true)
      $0.gradient = [ColorStop(goal.colors.start), ColorStop(goal.colors.end)]
    }
    let lap = Lap().with { ($0.radius, $0.width, $0.color) = (radius, 12.2, goal.colors.end) }
    return [
      GroupPart([track.on(scale: scale)]).with { $0.opacity = 0.2 },
      progress.on(scale: scale, reading: reading), lap.on(scale: scale, reading: reading),
    ]
  }

  /// The name, the reading and the goal in a row.
  private func words(_ goal: Goal, _ y: Double) -> [any Part] {
    func caption(_ text: String, _ x: Double, _ y: Double, _ size: Double) -> Caption {
      Caption(text).with {
        ($0.position, $0.alignment, $0.size) = (Point(x, y), .start, size)
        $0.maximumLines = 1
      }
    }
    return [
      ShapePart().with {
        $0.path = .line(from: Point(124, y - 3.7), to: Point(131, y - 3.7))
        ($0.strokeColor, $0.lineWidth, $0.lineCap) = (goal.colors.start, 7, .round)
      },
      caption(goal.name, 140, y, 11).with { $0.maximumWidth = 82 },
      caption(goal.value.spelled, 120, y + 23, 21).with {
        ($0.weight, $0.color, $0.maximumWidth) = (600, .token(.ink), 40)
      },
      caption("/ \(goal.goal.spelled) \(goal.unit)", 216, y + 23, 11).with {
        ($0.alignment, $0.maximumWidth) = (.end, 54)
      },
    ]
  }
}
