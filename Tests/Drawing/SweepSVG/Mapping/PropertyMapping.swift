import SweepGeometry
import SweepScene

/// A change that adds up over some passes, or one pass that is added to what lies beneath.
private func sum<Value>(
  _ key: AnimationKey<Value>, _ from: Value, _ to: Value, passes: Double? = nil
) -> Layer.Animation {
  .basic(
    BasicAnimation(
      key, from: from, to: to, timing: seconds { $0.repeatCount = passes ?? 1 },
      isAdditive: passes == nil, isCumulative: passes != nil))
}

private func stops(_ animation: Layer.Animation) -> Layer {
  changed(square { $0.fillColor = .gradient(.vertical(.black, .white)) }) {
    ($0.name, $0.animations) = ("n", [animation])
  }
}

private func direction(_ direction: RotationDirection, turns: Int = 0) -> Layer.Animation {
  .basic(
    BasicAnimation(
      .rotation, from: .degrees(350), to: .degrees(10), direction: direction, turns: turns,
      timing: seconds()))
}

private let flat = Path.line(from: .zero, to: Point(1, 0))

/// Sums, and the markup of each property.
let propertyMapping: [MappingCase] = [
  MappingCase(
    "`isAdditive` over what stands still", .expanded, #"values="1;3""#, sum(.lineWidth, 0, 2)),
  MappingCase(
    "`isAdditive` over what moves", .exact, #"values="0;90" dur="2s" additive="sum""#, turn(),
    sum(.rotation, .zero, .degrees(90))),
  MappingCase(
    "`isAdditive` over what moves", .refused,
    "'stretch' is added to a value that moves",
    change(.scale, ScaleFactors(1), ScaleFactors(2)),
    sum(.scale, ScaleFactors(1), ScaleFactors(2))),
  MappingCase(
    "`isAdditive` over what moves", .refused, "'strokeEnd' is added to a value that moves",
    change(.strokeEnd, 0, 0.5), sum(.strokeEnd, 0, 0.5)),
  MappingCase(
    "`isCumulative` of transforms", .exact, #"repeatCount="3" accumulate="sum""#,
    sum(.rotation, .zero, .degrees(90), passes: 3)),
  MappingCase(
    "`isCumulative` of anything else", .expanded,
    #"values="1;2;3;4;5;6" keyTimes="0;0.333333;0.333333;0.666666;0.666666;1" dur="6s""#,
    sum(.lineWidth, 1, 2, passes: 3)),
  MappingCase(
    "`isCumulative` of anything else", .refused,
    "'strokeEnd' adds up for ever, which a dash cannot",
    sum(.strokeEnd, 0, 0.25, passes: .infinity)),
  MappingCase(
    "rotation: `direction`, `turns`", .expanded, #"values="350;370""#, direction(.shortest)),
  MappingCase(
    "rotation: `direction`, `turns`", .expanded, #"values="350;1090""#,
    direction(.clockwise, turns: 2)),
  MappingCase(
    "rotation: `direction`, `turns`", .expanded, #"values="350;10""#,
    direction(.counterclockwise)),
  MappingCase(
    "`strokeStart`, `strokeEnd`", .expanded,
    #"attributeName="stroke-dasharray" values="0 4;2.236 4""#, change(.strokeEnd, 0, 1)),
  MappingCase(
    "`strokeStart`, `strokeEnd`", .expanded,
    #"attributeName="stroke-dashoffset" values="0;-2.236""#, change(.strokeStart, 0, 1)),
  MappingCase(
    "both at once", .expanded,
    #"attributeName="stroke-dashoffset" values="0;-1.118""#, change(.strokeStart, 0, 0.5),
    change(.strokeEnd, 0.5, 1)),
  MappingCase(
    "both at once", .sampled, "stroke-dashoffset", change(.strokeStart, 0, 1, pace: .easeIn),
    change(.strokeEnd, 0, 1, pace: .easeOut)),
  MappingCase(
    "both at once", .refused, "moves at an event while the other end of the stroke moves too",
    change(.strokeStart, 0, 1), change(.strokeEnd, 0, 1, seconds { $0.trigger = .event(.click) })),
  MappingCase(
    "`path` with the same segments", .exact,
    #"attributeName="d" values="M0 0L1 0;M0 0L1 2""#,
    change(.path, flat, .line(from: .zero, to: Point(1, 2)))),
  MappingCase(
    "`path` with other segments", .expanded,
    #"values="M0 0L1 0;M0 0L1 0;M0 0L1 0L1 1;M0 0L1 0L1 1" keyTimes="0;0.5;0.5;1""#,
    change(.path, flat, .polyline([.zero, Point(1, 0), Point(1, 1)]))),
  MappingCase(
    "`isHidden`", .exact, #"attributeName="display" values="inline;none" calcMode="discrete""#,
    change(.isHidden, false, true)),
  MappingCase(
    "gradient `colors`, `locations`", .exact, ##"attributeName="stop-color" values="#fff;#000""##,
    stops(change(.colors, [.white, .black], [.black, .white]))),
  MappingCase(
    "gradient `colors`, `locations`", .exact, #"attributeName="offset" values="0;0.25""#,
    stops(change(.locations, [0, 1], [0.25, 0.5]))),
]
