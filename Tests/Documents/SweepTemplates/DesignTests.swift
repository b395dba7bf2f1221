import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene
import SweepTemplates
import Sweephand
import Testing

/// Designs in Swift draw what documents draw that fill in their templates.
@Suite struct DesignTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    var design: any TemplateDesign
    var with: String
    var testDescription: String { "\(type(of: design).template) \(with)" }
  }

  static let pairs: [Pair] = [
    Pair(
      design: Speedometer(142, in: 0...280, unit: "km/h", theme: .brass).with {
        ($0.bands, $0.patterns, $0.danger) = (
          [0, 180, 240, 280], ["solid", "dots", "stripes"], 240
        )
      },
      with:
        "value: 142, max: 280, bands: [0, 180, 240, 280], patterns: [solid, dots, stripes], danger: 240, theme: brass"
    ),
    Pair(
      design: Speedometer(7.25, in: 0...10).with {
        ($0.readings, $0.decimals, $0.progress) = ([1.5, 7.25], 2, false)
        ($0.needle, $0.major, $0.easing) = (.arrow, 2, .easeInOut)
        ($0.case, $0.dark, $0.text) = (.round, .instrument, .system)
      },
      with:
        "value: 7.25, readings: [1.5, 7.25], max: 10, decimals: 2, progress: false, needle: arrow, major: 2, easing: ease-in-out, case: round, dark: instrument, text: system"
    ),
    Pair(
      design: AnalogClock(
        TimeOfDay(
          hour: 23, minute: 59, second: 5.5, date: CalendarDate(year: 2026, month: 2, day: 28)),
        hours: 24
      ).with { ($0.date, $0.seconds, $0.compact) = (true, .tick, true) },
      with: "time: 2026-02-28 23:59:05.5, hours: 24, date: true, seconds: tick, compact: true"),
    Pair(
      design: Wheel(1).with {
        ($0.sectors, $0.icons, $0.mark) = (["A", "B", "C"], [], .degrees(90))
      },
      with: "sectors: [A, B, C], icons: [], selected: 1, mark: 90"),
    Pair(
      design: LineGraph([3, 1, nil, 4], in: 0...5).with {
        ($0.heading, $0.lineColor, $0.duration) = ("Digits", .color(Color(0x33aa66)), 2.5)
      },
      with:
        "values: [3, 1, null, 4], min: 0, max: 5, heading: Digits, lineColor: '#33aa66', duration: 2.5s"
    ),
    Pair(
      design: Thermostat().with { ($0.current, $0.color) = (23, .color(Color(0x3366cc))) },
      with: "current: 23, color: '#3366cc'"),
  ]

  @Test(arguments: TemplateValues.designs.indices)
  func `the example of a design is its template`(_ index: Int) throws {
    let design = TemplateValues.designs[index]
    let name = type(of: design).template
    #expect(name == Template.names[index])
    let scene = try #require(picture("sweephand: 1\ntemplate: \(name)"))
    let writer = SVGWriter()
    let drawn = try design.scene(in: fixedEnvironment)
    #expect(try writer.write(drawn).string == writer.write(scene).string)
  }

  @Test(arguments: pairs)
  func `a design with settings is its document`(_ pair: Pair) throws {
    let name = type(of: pair.design).template
    let scene = try #require(picture("sweephand: 1\ntemplate: \(name)\nwith: {\(pair.with)}"))
    let writer = SVGWriter()
    #expect(try writer.write(pair.design.scene()).string == writer.write(scene).string)
    // The parts that the dial gives draw the same.
    #expect(try writer.write(pair.design.dial.scene()).string == writer.write(scene).string)
  }

  @Test func `settings beyond the limits of a parameter are refused`() {
    let error = #expect(throws: DialError.self) {
      try Speedometer().with { $0.bandWidth = 0 }.scene()
    }
    #expect(error?.description == "'speedometer' 'bandWidth' must be 0.1 or more, not 0")
    #expect(throws: DialError.self) { try Speedometer(in: 5...5).dial }
  }
}
