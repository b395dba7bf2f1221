import SweepDials
import SweepGeometry
import SweepScene

/// The dials of data against their templates.
extension DesignTests {
  private static let requests: [Double?] = [
    1182, 1201, 1176, 1190, 1184, 1210, 1168, 1120, 1148, 1162, 1205, 1221, 1196, 1230, 1252, 1213,
    1206, 1224, 1198, 1241, 1275, 1302, 1284,
  ]

  private static func lineEfficiency(_ value: Double = 78.4) -> KeyFigure {
    KeyFigure("Line efficiency", value, from: 75.2).with {
      ($0.note, $0.foot, $0.target) = ("Plant 2, week 38", "vs. last week", 70)
    }
  }

  private static let order = ProgressSteps(
    ["Ordered", "Packed", "On its way", "Delivered"], done: 2
  ).with { ($0.name, $0.note) = ("Order 2048", "Arrives on Thursday") }

  static let dataPairs: [Pair] = [
    Pair(template: "kpi", design: lineEfficiency()),
    Pair(
      template: "kpi",
      with: "value: 41, target: 60, limits: [0, 60, 100], gradient: [accent, good], theme: nordic",
      design: lineEfficiency(41).with {
        ($0.target, $0.limits, $0.theme) = (60, [0, 60, 100], .nordic)
        $0.gradient = [ColorStop(.token(.accent)), ColorStop(.token(.good))]
      }),
    Pair(template: "rings", design: GoalRings()),
    Pair(
      template: "rings", with: "outer: 3, innerGoal: 4, innerUnit: '', innerEnd: good",
      design: GoalRings().with {
        ($0.outer.value, $0.inner.goal, $0.inner.unit) = (3, 4, "")
        $0.inner.colors.end = .token(.good)
      }),
    Pair(template: "kpi-card", design: KeyFigureCard("Requests per second", requests)),
    Pair(
      template: "kpi-card", with: "values: [3, 1, 4], limit: 2, rise: danger, theme: sport",
      design: KeyFigureCard("Requests per second", [3, 1, 4]).with {
        ($0.limit, $0.changeColors.rise, $0.theme) = (2, .token(.danger), .sport)
      }),
    Pair(template: "steps", design: order),
    Pair(
      template: "steps", with: "done: 4, previous: 3, color: good",
      design: order.with {
        $0.reading = Reading(4, from: 3, duration: 0.8, timingFunction: .easeInEaseOut)
        $0.color = .token(.good)
      }),
    Pair(
      template: "radial-bars",
      design: RadialBarChart(
        [84, 71, 58, 43, 26], ["North", "West", "Centre", "East", "South"])),
    Pair(
      template: "radial-bars",
      with: "values: [3, 1.5], names: [a, b], max: 4, unit: '', decimals: 1",
      design: RadialBarChart([3, 1.5], ["a", "b"]).with {
        ($0.bars.maximum, $0.bars.style.suffix, $0.bars.style.decimals) = (4, "", 1)
      }),
    Pair(
      template: "wind-rose",
      with: "directions: [0, 90, 100, 350], speeds: [1, 4, 7, 12], petals: 8",
      design: WindRoseDial([0, 90, 100, 350], [1, 4, 7, 12]).with { $0.rose.petals = 8 }),
  ]
}
