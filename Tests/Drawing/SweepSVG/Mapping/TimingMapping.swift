import SweepGeometry
import SweepScene

private func group(_ timing: MediaTiming, _ animations: Layer.Animation...) -> Layer.Animation {
  .group(AnimationGroup(animations, timing: timing))
}

private func timed(_ change: (inout MediaTiming) -> Void) -> Layer {
  changed(line()) {
    ($0.name, $0.animations) = ("n", [turn()])
    $0.timing = changed(MediaTiming(duration: Seconds(.infinity)), change)
  }
}

private func clicked(
  _ delay: Seconds = 0.5, _ change: (inout MediaTiming) -> Void = { _ in }
) -> Layer.Animation {
  turn(
    seconds {
      ($0.trigger, $0.beginTime) = (.event(.click, on: "n"), delay)
      change(&$0)
    })
}

/// When and how often something runs.
let timingMapping: [MappingCase] = [
  MappingCase("`beginTime`", .exact, #"begin="0.25s""#, turn(seconds { $0.beginTime = 0.25 })),
  MappingCase("`beginTime`", .exact, #"begin="-0.25s""#, turn(seconds { $0.beginTime = -0.25 })),
  MappingCase(
    "`duration`, `repeatCount`, `repeatDuration`", .exact, #"dur="2s" repeatCount="2.5""#,
    turn(seconds { $0.repeatCount = 2.5 })),
  MappingCase(
    "`duration`, `repeatCount`, `repeatDuration`", .exact, #"dur="2s" repeatCount="indefinite""#,
    turn(seconds { $0.repeatDuration = Seconds(.infinity) })),
  MappingCase(
    "`autoreverses`", .expanded, #"values="0;90;0" dur="4s""#,
    turn(seconds { $0.autoreverses = true })),
  MappingCase("`speed` above zero", .expanded, #"dur="0.5s""#, turn(seconds { $0.speed = 4 })),
  MappingCase(
    "`speed` above zero", .expanded, #"begin="0.334s" dur="2s" repeatCount="indefinite""#,
    turn(seconds { ($0.speed, $0.beginTime, $0.repeatCount) = (3, Seconds(1 / 3.0), .infinity) })),
  MappingCase("`speed` below zero", .expanded, #"values="90;0""#, turn(seconds { $0.speed = -1 })),
  MappingCase(
    "`speed` 0", .expanded,
    ##"<path id="n" transform="rotate(22.5)" d="M0 0 1 2" fill="none" stroke="#000"/>"##,
    turn(seconds { ($0.speed, $0.timeOffset) = (0, 0.5) })),
  MappingCase(
    "`timeOffset`", .expanded, #"values="22.5;90;0;22.5" keyTimes="0;0.75;0.75;1""#,
    turn(seconds { $0.timeOffset = 0.5 })),
  MappingCase(
    "`fillMode` `forwards`", .expanded, #"transform="rotate(90)""#,
    turn(seconds { $0.fillMode = .forwards })),
  MappingCase(
    "`fillMode` `forwards`", .expanded, #"begin="n.click" dur="2.5s" fill="freeze""#,
    clicked { $0.fillMode = .forwards }),
  MappingCase(
    "`fillMode` `backwards`", .expanded, #"values="10" dur="0.5s""#,
    turn(seconds { ($0.fillMode, $0.beginTime) = (.backwards, 0.5) }) {
      $0 = BasicAnimation(
        .rotation, from: .degrees(10), to: .degrees(90), timing: $0.timing)
    }),
  MappingCase(
    "`fillMode` `backwards` before an event", .refused,
    "'rotation' fills backwards from an event, of which no one knows before",
    clicked { $0.fillMode = .backwards }),
  MappingCase(
    "`CAAnimationGroup`", .expanded, #"values="0;90" begin="1s" dur="2s" repeatCount="0.5""#,
    group(seconds(), turn(seconds { $0.beginTime = 1 }))),
  MappingCase(
    "a group that repeats", .expanded, #"values="0;90" dur="2s" repeatCount="3""#,
    group(seconds { $0.repeatCount = 3 }, turn())),
  MappingCase(
    "a group that repeats", .expanded, #"begin="2s" dur="1s""#,
    group(seconds { $0.repeatCount = 3 }, turn(seconds { $0.duration = 1 }))),
  MappingCase(
    "timing of a layer", .expanded, #"values="0;90" begin="1s" dur="1s""#,
    timed { ($0.beginTime, $0.speed) = (1, 2) }),
  MappingCase(
    "timing of a layer", .expanded, #"attributeName="display" values="none" dur="1s""#,
    timed { $0.beginTime = 1 }),
  MappingCase(
    #""when that one ends" (`Trigger.end(of:)`)"#, .expanded, #"values="0;90" begin="3s" dur="2s""#,
    change(.opacity, 0, 1, seconds { ($0.name, $0.beginTime) = ("first", 1) }),
    turn(seconds { $0.trigger = .end(of: "first") })),
  MappingCase(
    #""when that one ends" (`Trigger.end(of:)`)"#, .expanded, #"values="0;90" begin="1s" dur="2s""#,
    group(seconds { $0.duration = 1 }, change(.opacity, 0, 1, seconds { $0.name = "first" })),
    turn(seconds { $0.trigger = .end(of: "first") })),
  MappingCase(
    "`isCumulative` of transforms", .refused,
    "adds up for ever from between two milliseconds on, too fast not to show it",
    turn(seconds { ($0.beginTime, $0.repeatCount) = (0.0005, .infinity) }) {
      $0 = BasicAnimation(.rotation, from: .zero, to: .degrees(360), timing: $0.timing)
      $0.isCumulative = true
    }),
  MappingCase(
    "`isCumulative` of transforms", .refused, "adds up for ever, but not from its first pass on",
    turn(seconds { ($0.timeOffset, $0.repeatCount) = ($0.duration, .infinity) }) {
      $0 = BasicAnimation(.rotation, from: .zero, to: .degrees(360), timing: $0.timing)
      $0.isCumulative = true
    }),
  MappingCase(
    "begin on a click, a pointer, the focus", .exact, #"values="0;90" begin="n.click""#,
    clicked(0)),
  MappingCase(
    "begin on a click, a pointer, the focus", .expanded,
    #"values="0;0;90" keyTimes="0;0.2;1" begin="n.click" dur="2.5s"/>"#, clicked()),
  MappingCase(
    "begin on a click, a pointer, the focus", .refused,
    "'rotation' waits after an event, and begins twice",
    clicked { $0.repeatCount = .infinity }),
  MappingCase(
    "begin on a click, a pointer, the focus", .refused,
    "'rotation' waits after an event, and begins twice", turn(), clicked()),
]
