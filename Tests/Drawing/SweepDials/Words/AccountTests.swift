@testable import SweepDials
import SweepScene
import Sweephand
import Testing

/// The accessible descriptions of dials.
@Suite struct AccountTests {
  private static let speed = Speedometer(72, in: 0...280).with { $0.bands = [0, 180, 240, 280] }

  @Test(arguments: [
    (72, "in the normal range"), (180, "in the warning range"), (280, "in the danger range"),
  ])
  func `the band of the reading is told`(value: Double, meaning: String) throws {
    let dial = try Self.speed.with { $0.value = value }.dial
    #expect(dial.words == "\(Int(value))\u{a0}km/h, \(meaning), 0 to 280")
  }

  @Test func `a reading beyond all bands means nothing`() throws {
    let dial = try Speedometer(20, in: 0...100).with { $0.bands = [60, 80, 100] }.dial
    #expect(dial.words == "20\u{a0}km/h, 0 to 100")
  }

  @Test(arguments: [
    (359.4, "359"), (359.6, "0"), (360, "0"), (0.4, "0"), (719.6, "0"), (725, "5"), (-3, "357"),
  ])
  func `a reading rounded to the end of an endless scale is at its beginning`(
    value: Double, figures: String
  ) throws {
    let compass = Scale(0...360, start: .zero, span: .degrees(360), outside: .wrap)
    let context = DialContext(scale: compass, reading: Reading(value))
    let dial = Dial(context: context) {
      Needle()
      Readout()
    }
    #expect(dial.words == "\(figures), 0 to 360")
    let texts = try Readout().layer(in: context).sublayers.compactMap { layer in
      if case .text(let text) = layer.content { text.string } else { nil }
    }
    #expect(texts == [figures])
    var bent = dial
    bent.context.scale.span = .degrees(270)
    #expect(bent.words.hasPrefix(NumberStyle(decimals: 0).string(compass.wrapped(value))))
  }

  @Test(arguments: [
    ("", "in the normal range, 0 to 280"), ("de-CH", "im normalen Bereich, 0 bis 280"),
    ("fr", "dans la plage normale, 0 à 280"), ("ja", "0 – 280"),
  ])
  func `words follow the language`(language: String, words: String) throws {
    var dial = try Self.speed.dial
    dial.language = language
    #expect(dial.words == "72\u{a0}km/h, " + words)
    let scene = try dial.scene()
    #expect(scene.description == dial.words && scene.language == language)
  }

  @Test func `bands have names of their own`() {
    let dial = Dial(context: DialContext(reading: Reading(70))) {
      Bands([0, 60, 80, 100]).with { $0.names = ["cold", "just right", ""] }
      Needle()
    }
    #expect(dial.words == "70, just right, 0 to 100")
  }

  @Test func `numbers are spelled as they are shown`() {
    let german = NumberStyle(decimals: 1, locale: .named("de"))
    let scale = Scale(20...20_000, mapping: .log())
    let dial = Dial(context: DialContext(scale: scale, reading: Reading(1234.56))) {
      Labels().with { $0.style = NumberStyle(hasSIPrefix: true, unit: "Hz") }
      Readout().with { ($0.style, $0.unit) = (german, "Hz") }
      Needle()
    }
    #expect(dial.words == "1.234,6\u{a0}Hz, 20\u{a0}Hz to 20\u{a0}kHz")
  }

  @Test func `several readings are told one after the other`() {
    let dial = Dial(context: DialContext(reading: Reading(20))) {
      Needle()
      GroupPart { Needle().on(scale: Scale(0...1), reading: Reading(0.5)) }
      Needle().on(reading: Reading(20))
    }
    #expect(dial.words == "20, 0 to 100; 0.5, 0 to 1")
  }

  @Test func `labels and bands belong to their scale, whatever reading stands beside it`() {
    let tank = Scale(0...1)
    let dial = Dial(context: DialContext(reading: Reading(80))) {
      GroupPart {
        Bands([0, 0.15]).with { $0.names = ["nearly empty"] }.on(scale: tank)
        Labels().with { $0.style.suffix = " full" }.on(scale: tank)
        Needle().on(scale: tank, reading: Reading(0.1))
      }
      Labels()
      Readout().with { $0.unit = "km/h" }
      Needle()
    }
    #expect(dial.words == "0.1 full, nearly empty, 0 full to 1 full; 80\u{a0}km/h, 0 to 100")
  }

  @Test func `a straight gauge tells its own scale`() throws {
    let dial = try Thermometer(180, in: 0...250).with { $0.bands = [0, 200, 250] }.dial
    #expect(dial.words == "180.0\u{a0}°C, in the warning range, 0 to 250")
    #expect(try Battery(12).dial.words == "12%, in the danger range, 0 to 100")
  }

  @Test func `names and times are told as they stand`() {
    let wheel = Dial(
      context: DialContext(scale: Scale(categories: ["Off", "On"]), reading: Reading(1))
    ) {
      Needle()
    }
    #expect(wheel.words == "On")
    let timer = Dial(
      context: DialContext(scale: Scale(0...600, mapping: .time), reading: Reading(90))
    ) { Needle() }
    #expect(timer.words == "1:30, 0:00 to 10:00")
  }

  @Test(arguments: [(0.0, ""), (52_200, ", 14:30"), (52_230, ", 14:30:30")])
  func `a date that stands alone has its year and time`(seconds: Double, time: String) {
    let start = CalendarDate(year: 2026, month: 1, day: 1)?.secondsSince1970 ?? 0
    let january = Scale(start...start + 30 * 86_400, mapping: .date)
    let value = start + 9 * 86_400 + seconds
    let dial = Dial(context: DialContext(scale: january, reading: Reading(value))) {
      Needle()
      Readout()
    }
    let told = "10\u{a0}Jan\u{a0}2026" + time
    #expect(dial.words == told + ", 1\u{a0}Jan\u{a0}2026 to 31\u{a0}Jan\u{a0}2026")
  }

  @Test func `a clock with a window tells the day`() throws {
    let time = TimeOfDay(
      hour: 23, minute: 59, second: 5.5, date: CalendarDate(year: 2026, month: 2, day: 28))
    #expect(try AnalogClock(time).dial.description == "A clock that shows 23:59:05")
    #expect(
      try AnalogClock(time).with { $0.date = true }.dial.description
        == "A clock that shows 23:59:05, 2026-02-28")
  }

  @Test(arguments: [
    ("", "last 1,214, minimum 812, maximum 1,214"),
    ("de", "zuletzt 1,214, Minimum 812, Maximum 1,214"),
    ("ja", "1,214, 812 – 1,214"),
  ])
  func `graphs tell their data`(language: String, words: String) throws {
    var card = try Sparkline([812, nil, 1004, 1214], name: "Requests").dial
    card.language = language
    #expect(card.words == "Requests: " + words)
  }

  @Test func `each line of a graph is told with its name`() throws {
    let second = Dial.Plot(points: [DataPoint(0, 1.25), DataPoint(1, 0.5)])
    let graph = try LineGraph([3, 1, 4, 1, 5, 9, 2]).with { $0.heading = "Digits" }.dial
    var both = graph
    both.parts += [
      Line().on(plot: second), Area().on(plot: second), Line().on(plot: Dial.Plot(points: [])),
    ]
    #expect(graph.words == "Digits: last 2, minimum 1, maximum 9")
    #expect(both.words == graph.words + "; last 0.5, minimum 0.5, maximum 1.25")
  }

  @Test func `without a reading there are no words and no meter`() throws {
    var dial = Dial {
      Face()
      Bands([0, 100])
    }
    #expect(try dial.scene().description.isEmpty)
    dial.role = .meter
    #expect(throws: DialError.self) { try dial.scene() }
  }

  @Test func `a meter has the range and the reading`() throws {
    var dial = try Self.speed.dial
    dial.role = .meter
    #expect(try dial.scene().role == .meter(72, in: 0...280))
  }

  /// A part of somebody else's.
  private struct Lamp: Part {
    func layer(in context: DialContext) throws(DialError) -> Layer { Layer() }

    func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
      builder.addReading(of: context, figures: "on", meaning: "as it should be")
    }
  }

  @Test func `parts of one's own tell too`() {
    #expect(Dial { Lamp() }.words == "on, as it should be, 0 to 100")
  }
}
