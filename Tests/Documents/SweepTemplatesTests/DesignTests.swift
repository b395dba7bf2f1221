import Foundation
import SweepArtwork
import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene
import SweepTemplates
import Testing

/// Dials in Swift against the templates of the same names.
@Suite struct DesignTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    var template: String
    var with = ""
    var design: any DialDesign
    var testDescription: String { "\(template) \(with)" }
  }

  /// The speedometer of the pictures that the library has.
  private static func artworkSpeedometer() -> ArtworkSpeedometer {
    func artwork(_ name: String) -> Artwork {
      let file = LibraryTests.folder.appending(path: "artwork/speedometer-\(name).svg")
      let bytes = (try? Data(contentsOf: file)).map { Array($0) } ?? []
      let read = try? ArtworkReader.read(bytes)
      return read?.artwork ?? Artwork(viewBox: .zero, layers: [])
    }
    return ArtworkSpeedometer(
      face: artwork("face"), needle: artwork("needle"), wheel: artwork("wheel"))
  }

  /// Readings that the needle swings to as the templates have it.
  private static func swinging(_ values: [Double]) -> Reading {
    values.count > 1
      ? Reading(playing: values, duration: 0.8, timingFunction: .swing)
      : Reading(values[0], duration: 0.8, timingFunction: .swing)
  }

  private static let longUnit = "thousands of cubic metres an hour"

  private static let day = TimeOfDay(
    hour: 8, minute: 20, date: CalendarDate(year: 2026, month: 2, day: 28))

  static let pairs: [Pair] = [
    Pair(template: "speedometer", design: Speedometer()),
    Pair(
      template: "speedometer",
      with:
        "value: 142, max: 280, bands: [0, 180, 240, 280], patterns: [solid, dots, stripes], danger: 240, theme: brass",
      design: Speedometer(142, in: 0...280).with {
        $0.bands = [0, 180, 240, 280]
        $0.patterns = [.solid, .dots, .stripes]
        $0.danger = 240
        $0.theme = .brass
      }),
    Pair(
      template: "speedometer",
      with:
        "value: 7.25, readings: [1.5, 7.25], max: 10, decimals: 2, progress: false, needle: arrow, major: 2",
      design: Speedometer(reading: swinging([1.5, 7.25]), in: 0...10).with {
        $0.figures = NumberStyle(decimals: 2)
        $0.showsProgress = false
        $0.needle = .arrow
        $0.major = 2
      }),
    Pair(
      template: "speedometer",
      with:
        "value: 1500, max: 3000, grouping: \"'\", decimalSeparator: \",\", unit: \(longUnit)",
      design: Speedometer(1500, in: 0...3000).with {
        $0.figures = NumberStyle(decimals: 0, decimalSeparator: ",", grouping: "'")
        $0.unit = longUnit
      }),
    Pair(
      template: "speedometer",
      with:
        "gradient: [good, danger], neutral: 30, odometer: 12345, motto: Test, glass: 0.2, min: 0",
      design: Speedometer().with {
        $0.gradient = [ColorStop(.token(.good)), ColorStop(.token(.danger))]
        ($0.neutral, $0.odometer, $0.motto, $0.glass) = (30, 12345, "Test", 0.2)
      }),
    Pair(
      template: "speedometer", with: "segments: 30, bands: [], theme: sport",
      design: Speedometer().with { ($0.segments, $0.theme) = (30, .sport) }),
    Pair(
      template: "speedometer", with: "bands: [0, 60, 100], bandWidth: 2, bandEnd: 9",
      design: Speedometer().with {
        ($0.bands, $0.bandWidth, $0.bandEnd) = ([0, 60, 100], 2, 9)
      }),
    Pair(template: "speedometer-artwork", design: artworkSpeedometer()),
    Pair(
      template: "speedometer-artwork",
      with: "value: 3, max: 8, scale: false, pivot: [8, 150], wheelSize: 30, ink: '#fff'",
      design: artworkSpeedometer().with {
        ($0.reading, $0.range, $0.showsScale) = (Reading(3), 0...8, false)
        ($0.pivot, $0.wheelSize, $0.ink) = (Point(8, 150), 30, .color(.white))
      }),
    Pair(
      template: "speedometer-artwork", with: "max: 0, empty: 10",
      design: artworkSpeedometer().with { ($0.range, $0.empty) = (0...0, .degrees(10)) }),
    Pair(template: "clock", design: Clock()),
    Pair(template: "clock", with: "running: false", design: Clock().with { $0.isRunning = false }),
    Pair(
      template: "clock", with: "time: 2026-02-28 23:59:05.5, hours: 24, date: true, seconds: tick",
      design: Clock(
        TimeOfDay(
          hour: 23, minute: 59, second: 5.5, date: CalendarDate(year: 2026, month: 2, day: 28))
      ).with {
        $0.hours = 24
        $0.showsDate = true
        $0.secondHand = .tick
      }),
    Pair(template: "tachometer", design: Tachometer()),
    Pair(
      template: "tachometer", with: "value: 6.8, peak: 7, redline: 6, max: 9, theme: flat",
      design: Tachometer(swinging([6.8])).with {
        ($0.peak, $0.redline, $0.maximum, $0.theme) = (7, 6, 9, .flat)
      }),
    Pair(template: "compass", design: Compass()),
    Pair(template: "altimeter", design: Altimeter()),
    Pair(template: "barometer", design: Barometer()),
    Pair(template: "barometer", with: "pressure: 930", design: Barometer(930)),
    Pair(template: "vu-meter", design: VUMeter()),
    Pair(template: "clock-minimal", design: MinimalClock()),
    Pair(template: "clock-station", design: StationClock()),
    Pair(template: "clock-roman", design: RomanClock()),
    Pair(
      template: "clock-roman", with: "time: 2026-02-28 08:20, date: true",
      design: RomanClock(day).with { $0.showsDate = true }),
    Pair(
      template: "clock-minimal", with: "time: 2026-02-28 08:20, date: true",
      design: MinimalClock(day).with { $0.showsDate = true }),
    Pair(
      template: "clock-station", with: "time: 2026-02-28 08:20, date: true",
      design: StationClock(day).with { $0.showsDate = true }),
    Pair(
      template: "line-graph",
      design: LineGraph([
        31, 28, 34, 33, 41, 46, 43, 52, 58, 54, 61, 66, 63, 71, 69, 78, 84, 81, 88, 92,
      ]).with { $0.heading = "Signups per week" }),
    Pair(
      template: "line-graph",
      with:
        "values: [3.25, 1, 999.5], steps: 3, maximumDigits: 3, heading: '', lineColor: red, gridColor: '#ccc', ground: white, ink: black, muted: '#444'",
      design: LineGraph([3.25, 1, 999.5]).with {
        ($0.steps, $0.figures.maximumDigits) = (3, 3)
        ($0.theme.accent, $0.theme.track) = (Color(0xff0000), Color(0xcccccc))
        ($0.theme.face, $0.theme.faceEdge) = (.white, .white)
        ($0.theme.ink, $0.theme.muted) = (.black, Color(0x444444))
      }),
    Pair(
      template: "sparkline",
      design: Sparkline(
        "Requests per second",
        [
          812, 840, 828, 861, 902, 878, 915, 947, 931, 968, 1004, 986, 1038, 1071, 1052, 1110, 1146,
          1128, 1183, 1214,
        ])),
    Pair(template: "thermometer", design: Thermometer()),
    Pair(
      template: "thermometer",
      with:
        "min: 0, max: 250, step: 50, value: 180, bands: [0, 200, 250], patterns: [dots, stripes]",
      design: Thermometer(180, in: 0...250).with {
        ($0.step, $0.bands, $0.patterns) = (50, [0, 200, 250], [.dots, .stripes])
      }),
    Pair(template: "ring", design: ProgressRing()),
    Pair(
      template: "ring", with: "segments: 24, gradient: [accent, good]",
      design: ProgressRing().with {
        ($0.segments, $0.gradient) = (24, [ColorStop(.token(.accent)), ColorStop(.token(.good))])
      }),
    Pair(
      template: "ring", with: "min: -50, max: 50, value: 20, neutral: 0",
      design: ProgressRing(Reading(20, duration: 1), in: -50...50).with { $0.neutral = 0 }),
    Pair(template: "knob", design: StopKnob()),
    Pair(
      template: "knob", with: "stop: 5, previous: 1, stops: 6, theme: flat",
      design: StopKnob(Reading(5, from: 1, duration: 0.15, timingFunction: .easeOut)).with {
        ($0.stops, $0.theme) = (6, .flat)
      }),
    Pair(template: "knob-endless", design: EndlessKnob()),
    Pair(
      template: "knob-endless", with: "stop: 4, stops: 12, start: 90, buttons: false",
      design: EndlessKnob(Reading(4, from: 0.6, duration: 0.15, timingFunction: .easeOut)).with {
        ($0.stops, $0.start, $0.hasButtons) = (12, .degrees(90), false)
      }),
    Pair(template: "wheel", design: Wheel()),
    Pair(
      template: "wheel",
      with:
        "sectors: [A, B], icons: [], labelPosition: [0, 100], labelSize: 8, labelWidth: 60, wordColor: '#fff', button: Start",
      design: Wheel(["A", "B"], selected: 5).with {
        ($0.labelPosition, $0.labelSize, $0.labelWidth) = (Point(0, 100), 8, 60)
        ($0.wordColor, $0.button) = (.color(.white), "Start")
      }),
    Pair(
      template: "wheel",
      with:
        "sectors: [Red, Green, Blue], icons: [], colors: ['#c33', '#3a3', '#35c'], mark: 90, selected: 2",
      design: Wheel(["Red", "Green", "Blue"], selected: 2).with {
        ($0.icons, $0.mark) = ([], .degrees(90))
        $0.colors = [0xcc3333, 0x33aa33, 0x3355cc].map { .color(Color($0)) }
      }),
    Pair(template: "countdown", design: Countdown()),
    Pair(template: "world-clock", design: WorldClock()),
    Pair(
      template: "world-clock",
      with: "west: '23:59:30', westName: Lima, hours: 12, sunrise: '05:20', sunset: '21:40'",
      design: WorldClock().with {
        $0.west = WorldClock.Place("Lima", TimeOfDay(hour: 23, minute: 59, second: 30))
        $0.hours = 12
        $0.sunrise = TimeOfDay(hour: 5, minute: 20)
        $0.sunset = TimeOfDay(hour: 21, minute: 40)
      }),
    Pair(template: "dashboard", design: Dashboard()),
    Pair(template: "battery", design: Battery()),
    Pair(
      template: "battery", with: "value: 12, cells: 10",
      design: Battery(12).with { $0.cells = 10 }),
    Pair(template: "thermostat", design: Thermostat()),
    Pair(
      template: "thermostat",
      with:
        "value: 68, previous: 74, min: 50, max: 90, current: 71.5, marks: 80, start: -120, span: 240, mode: COOLING, note: '', unit: ' F', decimals: 0, leaf: false, color: '#12629e', print: '#ffe'",
      design: Thermostat(Reading(68, from: 74, duration: 0.8), in: 50...90).with {
        ($0.current, $0.marks, $0.start, $0.span) = (71.5, 80, .degrees(-120), .degrees(240))
        ($0.mode, $0.note, $0.hasLeaf) = ("COOLING", "", false)
        $0.figures = NumberStyle(decimals: 0, suffix: " F")
        ($0.color, $0.print) = (.color(Color(0x12629e)), .color(Color(0xffffee)))
      }),
    Pair(template: "attitude", design: Attitude()),
    Pair(
      template: "attitude",
      with: "pitches: [0, 80, -30.5], rolls: [170, -170], interval: 2s, duration: 1s, theme: eink",
      design: Attitude(
        pitch: Reading(playing: [0, 80, -30.5], duration: 1),
        roll: Reading(playing: [170, -170], duration: 1)
      ).with { $0.theme = .eink }),
    Pair(template: "tapes", design: Tapes()),
    Pair(
      template: "tapes",
      with:
        "speed: 45, maxSpeed: 90, altitude: 88000, maxAltitude: 99999, previousAltitude: 0, bands: [], altitudeStep: 500, altitudeReach: 3000, speedReach: 20, bottom: ''",
      design: Tapes().with {
        ($0.speed.values, $0.maximumSpeed, $0.bands) = ([45], 90, [])
        $0.altitude = Reading(88_000, from: 0, duration: 4)
        ($0.maximumAltitude, $0.altitudeStep, $0.altitudeReach) = (99_999, 500, 3000)
        ($0.speedReach, $0.bottom[1]) = (20, "")
      }),
    Pair(template: "tank", design: Tank()),
    Pair(
      template: "tank",
      with:
        "readings: [-5, 20.5], interval: 2s, min: -10, max: 30, bands: [-10, 0, 25, 30], patterns: [dots, solid, stripes], decimals: 1, unit: ' m', label: Rhine, waves: 2, period: 6s, color: '#27a'",
      design: Tank(reading: Reading(playing: [-5, 20.5], duration: 2), in: -10...30).with {
        ($0.bands, $0.patterns) = ([-10, 0, 25, 30], [.dots, .solid, .stripes])
        ($0.figures, $0.unit, $0.label) = (NumberStyle(decimals: 1), " m", "Rhine")
        ($0.waves, $0.period, $0.color) = (2, 6, .color(Color(0x2277aa)))
      }),
    Pair(template: "pressure", design: PressureGauge()),
    Pair(
      template: "pressure",
      with:
        "value: 180, previous: 20, min: -50, max: 250, major: 50, bands: [0, 120, 200, 250], unit: psi, note: GLYCERINE, fitting: false, theme: brass",
      design: PressureGauge(
        reading: Reading(180, from: 20, duration: 0.8, timingFunction: .swing), in: -50...250
      ).with {
        ($0.major, $0.bands, $0.unit, $0.note) = (50, [0, 120, 200, 250], "psi", "GLYCERINE")
        ($0.hasFitting, $0.theme) = (false, .brass)
      }),
    Pair(template: "speedometer-vintage", design: VintageSpeedometer()),
    Pair(
      template: "speedometer-vintage",
      with:
        "readings: [35, 62], max: 180, major: 20, total: 7, trip: 0, unit: KM/H, totalLabel: KM, tripLabel: TAG, theme: flat",
      design: VintageSpeedometer(reading: swinging([35, 62])).with {
        ($0.maximum, $0.major, $0.total, $0.trip) = (180, 20, 7, 0)
        ($0.unit, $0.totalLabel, $0.tripLabel, $0.theme) = ("KM/H", "KM", "TAG", .flat)
      }),
    Pair(template: "chronograph", design: Chronograph()),
    Pair(
      template: "chronograph",
      with:
        "time: \"06:07\", stopped: \"00:00:12\", timing: true, running: false, word: KM/H, theme: watch",
      design: Chronograph(TimeOfDay(hour: 6, minute: 7)).with {
        $0.stopped = TimeOfDay(hour: 0, minute: 0, second: 12)
        ($0.isTiming, $0.isRunning, $0.word, $0.theme) = (true, false, "KM/H", .watch)
      }),
    Pair(template: "clock-bauhaus", design: BauhausClock()),
    Pair(
      template: "clock-bauhaus",
      with: "seconds: tick, numerals: roman, running: false, theme: nordic",
      design: BauhausClock().with {
        ($0.secondHand, $0.numerals, $0.isRunning, $0.theme) = (.tick, .roman, false, .nordic)
      }),
    Pair(template: "moon-phase", design: MoonPhaseDial()),
    Pair(
      template: "moon-phase",
      with: "time: 1969-07-20 20:17, hemisphere: south, days: false, theme: eink",
      design: MoonPhaseDial(
        TimeOfDay(hour: 20, minute: 17, date: CalendarDate(year: 1969, month: 7, day: 20))
      ).with { ($0.hemisphere, $0.showsDays, $0.theme) = (.south, false, .eink) }),
    Pair(
      template: "moon-phase", with: "ages: [3, 11.5], duration: 1s",
      design: MoonPhaseDial().with { $0.ages = Reading(playing: [3, 11.5], duration: 1) }),
    Pair(template: "timer", design: CountUpTimer()),
    Pair(
      template: "timer", with: "seconds: 600, start: 75, label: Round 2, theme: nordic",
      design: CountUpTimer(600).with {
        ($0.start, $0.label, $0.theme) = (75, "Round 2", .nordic)
      }),
    Pair(template: "led-bridge", design: LEDBridge()),
    Pair(
      template: "led-bridge",
      with:
        "left: [40], right: [80, 20], leftPeak: 60, rightPeak: 95, min: 0, max: 100, major: 25, limits: [50], lamps: 20, unit: '%', heading: LOAD, theme: flat",
      design: LEDBridge().with {
        ($0.left, $0.right, $0.leftPeak, $0.rightPeak) = ([40], [80, 20], 60, 95)
        ($0.range, $0.major, $0.limits, $0.lamps) = (0...100, 25, [50], 20)
        ($0.unit, $0.heading, $0.theme) = ("%", "LOAD", .flat)
      }),
    Pair(template: "fuel", design: FuelGauge()),
    Pair(
      template: "fuel",
      with:
        "value: 8, previous: 30, range: 40, reserve: 20, unit: mi, heading: TANK, empty: '0', full: '1', theme: marine",
      design: FuelGauge(
        reading: Reading(8, from: 30, duration: 1, timingFunction: .swing)
      ).with {
        ($0.distance, $0.reserve) = (Reading(40, duration: 0), 20)
        ($0.unit, $0.heading) = ("mi", "TANK")
        ($0.empty, $0.full, $0.theme) = ("0", "1", .marine)
      }),
    Pair(
      template: "fuel", with: "readings: [8, 96], ranges: [51, 618]",
      design: FuelGauge(
        reading: Reading(playing: [8, 96], every: 3, duration: 1, timingFunction: .swing)
      ).with { $0.distance = Reading(playing: [51, 618], every: 3, duration: 0) }),
    Pair(template: "odometer", design: Counter(.odometer)),
    Pair(
      template: "odometer",
      with: "readings: [9.5, 120], digits: 3, decimals: 2, unit: mi, heading: TRIP, theme: brass",
      design: Counter(
        .odometer,
        reading: Reading(playing: [9.5, 120], duration: 1.6, timingFunction: .easeInEaseOut)
      ).with {
        ($0.digits, $0.decimals, $0.unit, $0.heading, $0.theme) = (3, 2, "mi", "TRIP", .brass)
      }),
    Pair(template: "split-flap", design: Counter(.splitFlap)),
    Pair(
      template: "split-flap", with: "value: 7, previous: 12, digits: 2, theme: eink",
      design: Counter(.splitFlap, 7, from: 12).with { ($0.digits, $0.theme) = (2, .eink) }),
    Pair(template: "nixie", design: Counter(.nixie)),
    Pair(
      template: "nixie", with: "readings: [1, 2, 10], decimals: 0, digits: 2, theme: flat",
      design: Counter(
        .nixie,
        reading: Reading(playing: [1, 2, 10], duration: 1.6, timingFunction: .easeInEaseOut)
      ).with { ($0.digits, $0.decimals, $0.theme) = (2, 0, .flat) }),
    Pair(template: "ev-cluster", design: EVCluster()),
    Pair(
      template: "ev-cluster",
      with:
        "speeds: [30, 118], power: -35, charge: 8, range: 31, gear: R, min: -80, max: 160, major: 40, reserve: 20, unit: mph, powerUnit: hp, rangeUnit: mi, powerLabel: '', status: CHARGE, noteLeft: 8 °C, noteRight: '', left: false, right: true, beam: false, warning: true, theme: brass",
      design: EVCluster(power: -35, charge: 8).with {
        $0.speed = swinging([30, 118])
        ($0.distance, $0.gear) = (Reading(31, duration: 0), .reverse)
        ($0.powerRange, $0.major, $0.reserve) = (-80...160, 40, 20)
        ($0.unit, $0.powerUnit, $0.distanceUnit) = ("mph", "hp", "mi")
        ($0.powerLabel, $0.status, $0.notes) = ("", "CHARGE", ("8 °C", ""))
        ($0.lamps, $0.theme) = ([.right, .warning], .brass)
      }),
    Pair(template: "clock-small-seconds", design: SmallSecondsClock()),
    Pair(
      template: "clock-small-seconds",
      with: "seconds: tick, numerals: roman, words: CHRONOMETER, running: false, theme: brass",
      design: SmallSecondsClock().with {
        ($0.secondHand, $0.numerals, $0.words) = (.tick, .roman, "CHRONOMETER")
        ($0.isRunning, $0.theme) = (false, .brass)
      }),
  ]

  @Test func `every template has its design`() {
    #expect(Set((Self.pairs + Self.dataPairs).map(\.template)) == Set(Template.names))
  }

  @Test(arguments: pairs + dataPairs)
  func `Swift draws what the template draws`(pair: Pair) throws {
    let template = try #require(
      picture("sweephand: 1\ntemplate: \(pair.template)\nwith: {\(pair.with)}"))
    let writer = SVGWriter()
    #expect(try writer.write(pair.design.scene()).string == writer.write(template).string)
  }
}
