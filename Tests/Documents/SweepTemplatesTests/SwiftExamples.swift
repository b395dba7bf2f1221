import SweepDials
import SweepGeometry
import SweepScene

/// The examples of `docs/swift.md`, one line for each row of its table.
let swiftExamples: [(template: String, with: String, design: any DialDesign)] = [
  (#"speedometer"#, #"value: 142, max: 280"#, Speedometer(142, in: 0...280)),
  (
    #"tachometer"#, #"redline: 6, theme: flat"#,
    Tachometer().with { ($0.redline, $0.theme) = (6, .flat) }
  ),
  (#"compass"#, #"heading: 350, previous: 10"#, Compass(Reading(350, from: 10, duration: 0.8))),
  (#"altimeter"#, #"altitude: 7200"#, Altimeter(Reading(7200, from: 9800, duration: 4))),
  (#"barometer"#, #"pressure: 998, set: 1004"#, Barometer(998, set: 1004)),
  (#"vu-meter"#, #"interval: 0.5s"#, VUMeter().with { $0.interval = 0.5 }),
  (
    #"ring"#, #"value: 30, label: of the goal"#,
    ProgressRing(Reading(30, duration: 1)).with { $0.label = "of the goal" }
  ),
  (#"knob"#, #"stops: 6, span: 180"#, StopKnob().with { ($0.stops, $0.span) = (6, .degrees(180)) }),
  (
    #"knob-endless"#, #"stops: 12, buttons: false"#,
    EndlessKnob().with { ($0.stops, $0.hasButtons) = (12, false) }
  ),
  (
    #"wheel"#, #"sectors: [Idle, Low, High], icons: [], selected: 1"#,
    Wheel(["Idle", "Low", "High"], selected: 1)
  ),
  (
    #"countdown"#, #"seconds: 180, label: green tea"#,
    Countdown(180).with { $0.label = "green tea" }
  ),
  (
    #"dashboard"#, #"speed: 96, fuel: 0.3, temperature: 91"#,
    Dashboard(speed: 96, fuel: 0.3, temperature: 91)
  ),
  (#"world-clock"#, #"theme: flat"#, WorldClock().with { $0.theme = .flat }),
  (
    #"clock"#, #"time: "12:30", hours: 24"#,
    Clock(TimeOfDay(hour: 12, minute: 30)).with { $0.hours = 24 }
  ),
  (#"clock-minimal"#, #"seconds: none"#, MinimalClock().with { $0.secondHand = .none }),
  (#"clock-station"#, #"seconds: sweep"#, StationClock().with { $0.secondHand = .sweep }),
  (#"clock-roman"#, #"time: "08:20""#, RomanClock(TimeOfDay(hour: 8, minute: 20))),
  (
    #"line-graph"#, #"values: [3, 1, 4, 1, 5, 9], heading: Digits"#,
    LineGraph([3, 1, 4, 1, 5, 9]).with { $0.heading = "Digits" }
  ),
  (
    #"sparkline"#, #"name: Digits, values: [3, 1, 4, 1, 5, 9]"#,
    Sparkline("Digits", [3, 1, 4, 1, 5, 9])
  ),
  (#"thermometer"#, #"value: -6, min: -30"#, Thermometer(-6, in: -30...40)),
  (#"battery"#, #"value: 12, cells: 10"#, Battery(12).with { $0.cells = 10 }),
  (
    #"kpi"#, #"value: 64, target: 80"#,
    KeyFigure("Line efficiency", 64, from: 75.2).with {
      ($0.note, $0.foot, $0.target) = ("Plant 2, week 38", "vs. last week", 80)
    }
  ),
  (
    #"kpi-card"#, #"name: Digits, values: [3, 1, 4, 1, 5, 9]"#,
    KeyFigureCard("Digits", [3, 1, 4, 1, 5, 9])
  ),
  (
    #"rings"#, #"outer: 5"#,
    GoalRings().with { $0.outer.value = 5 }
  ),
  (
    #"steps"#, #"steps: [Plan, Build, Ship], done: 1, previous: 0, name: Release, note: """#,
    ProgressSteps(["Plan", "Build", "Ship"], done: 1).with { $0.name = "Release" }
  ),
  (
    #"radial-bars"#, #"values: [40, 30], names: [A, B]"#,
    RadialBarChart([40, 30], ["A", "B"])
  ),
  (
    #"wind-rose"#, #"directions: [0, 90], speeds: [2, 5]"#,
    WindRoseDial([0, 90], [2, 5])
  ),
  (
    #"thermostat"#, #"current: 23, mode: COOLING, color: accent"#,
    Thermostat().with { ($0.current, $0.mode, $0.color) = (23, "COOLING", .token(.accent)) }
  ),
  (
    #"attitude"#, #"pitch: -4, roll: 0"#,
    Attitude(
      pitch: Reading(-4, from: -6, duration: 2.5), roll: Reading(0, from: -20, duration: 2.5))
  ),
  (
    #"tapes"#, #"speed: 210, top: CLIMB"#,
    Tapes().with { ($0.speed.values, $0.top[1]) = ([210], "CLIMB") }
  ),
  (
    #"tank"#, #"value: 420, max: 600, unit: " l""#,
    Tank(420, in: 0...600).with { $0.unit = " l" }
  ),
  (#"pressure"#, #"value: 180, max: 250"#, PressureGauge(180, in: 0...250)),
  (
    #"speedometer-vintage"#, #"value: 62, trip: 12.3"#,
    VintageSpeedometer(62).with { $0.trip = 12.3 }
  ),
  (#"chronograph"#, #"timing: true"#, Chronograph().with { $0.isTiming = true }),
  (#"clock-bauhaus"#, #"seconds: tick"#, BauhausClock().with { $0.secondHand = .tick }),
  (#"moon-phase"#, #"hemisphere: south"#, MoonPhaseDial().with { $0.hemisphere = .south }),
  (
    #"led-bridge"#, #"lamps: 18, leftPeak: 5"#,
    LEDBridge().with { ($0.lamps, $0.leftPeak) = (18, 5) }
  ),
  (
    #"fuel"#, #"value: 30, range: 180"#,
    FuelGauge(30).with { $0.distance = Reading(180, duration: 0) }
  ),
  (
    #"ev-cluster"#, #"speed: 64, charge: 31, gear: N"#,
    EVCluster(speed: 64, charge: 31).with { $0.gear = .neutral }
  ),
  (
    #"odometer"#, #"value: 120, previous: 80, unit: mi"#,
    Counter(.odometer, 120, from: 80).with { $0.unit = "mi" }
  ),
  (#"split-flap"#, #"value: 42, previous: 39"#, Counter(.splitFlap, 42, from: 39)),
  (#"nixie"#, #"theme: brass"#, Counter(.nixie).with { $0.theme = .brass }),
  (#"timer"#, #"seconds: 300"#, CountUpTimer(300)),
  (#"clock-small-seconds"#, #"time: "08:20""#, SmallSecondsClock(TimeOfDay(hour: 8, minute: 20))),
]
