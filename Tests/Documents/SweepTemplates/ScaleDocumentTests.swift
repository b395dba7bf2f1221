import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// Scales in documents against the same scales in Swift.
@Suite struct ScaleDocumentTests {
  private static let kinds: [(String, Scale)] = [
    ("domain: [0, 10]", Scale(0...10)),
    ("domain: [10, 0]", Scale(0...10, isReversed: true)),
    ("domain: [10, 0], reversed: true", Scale(0...10)),
    ("kind: log, domain: [100, 1]", Scale(1...100, isReversed: true, mapping: .log())),
    ("kind: log, domain: [1, 100], base: 2", Scale(1...100, mapping: .log(base: 2))),
    ("kind: power, exponent: 0.5", Scale(mapping: .power(exponent: 0.5))),
    (
      "kind: piecewise, domain: [0, 240], stops: [[60, 0.5]]",
      Scale(0...240, mapping: .piecewise([Scale.Stop(60, at: 0.5)]))
    ),
    (
      "angles: [[0, -90], [60, 0], [240, 90]]",
      Scale(
        0...240, start: .degrees(-90), span: .degrees(180),
        mapping: .piecewise([Scale.Stop(60, at: 0.5)]))
    ),
    (
      "angles: [[100, -60], [0, 60]]",
      Scale(0...100, start: .degrees(-60), span: .degrees(120), isReversed: true)
    ),
    (
      "kind: symlog, domain: [-9, 9], threshold: 2",
      Scale(-9...9, mapping: .symmetricLog(threshold: 2))
    ),
    ("kind: time, domain: [30s, 2h]", Scale(30...7200, mapping: .time)),
    ("kind: time, domain: [0, 1.5d]", Scale(0...129_600, mapping: .time)),
    (
      "kind: category, categories: [a, b], start: 0, span: 90",
      Scale(categories: ["a", "b"], start: .zero, span: .degrees(90))
    ),
    ("outside: overshoot", Scale(outside: .overshoot(by: .degrees(4)))),
    ("outside: clamp", Scale(outside: .clamp)),
    ("outside: overshoot, overshoot: 0.02turn", Scale(outside: .overshoot(by: .degrees(7.2)))),
    ("outside: wrap, span: 360", Scale(span: .degrees(360), outside: .wrap)),
    ("ticks: {count: 5, minor: 1}", Scale(ticks: TickRule(.count(5), minor: 1))),
    ("ticks: {step: 20}", Scale(ticks: TickRule(.step(20)))),
    ("ticks: {values: [1, 50]}", Scale(ticks: TickRule(.values([1, 50])))),
    ("ticks: {bands: [60, 85]}", Scale(ticks: .edges(of: Bands([60, 85])))),
    ("ticks: {minor: 2}", Scale(ticks: TickRule(minor: 2))),
    (
      "kind: log, domain: [1, 100], ticks: {perDecade: [1, 3]}",
      Scale(1...100, mapping: .log(), ticks: TickRule(.perDecade([1, 3])))
    ),
  ]

  @Test(arguments: kinds.indices)
  func `a scale is what it is in Swift`(index: Int) throws {
    let (text, scale) = Self.kinds[index]
    let shown = picture(
      """
      sweephand: 1
      scales: {main: {\(text)}}
      readings: {main: {value: 200}}
      layers: [ticks, {ticks: {level: minor}}, labels, needle]
      """)
    let dial = Dial(context: DialContext(scale: scale, reading: Reading(200))) {
      Ticks(.major)
      Ticks(.minor)
      Labels()
      Needle()
    }
    #expect(try shown?.layers == dial.scene().layers)
  }

  @Test func `labels are what they are in Swift`() throws {
    let shown = picture(
      """
      sweephand: 1
      layers:
        - labels: {values: [0, 50, 1min], nth: 2, hidden: last, side: outside, orientation: radial,
            texts: {0: E, 0.5: ""}, significantDigits: 2, locale: de, si: true, unit: W}
      """)
    var labels = Labels()
    labels.values = [0, 50, 60]
    labels.nth = 2
    labels.hidden = .last
    labels.side = .outside
    labels.orientation = .radial
    labels.texts = [0: "E", 0.5: ""]
    labels.style = NumberStyle(
      significantDigits: 2, locale: .named("de"), hasSIPrefix: true, unit: "W")
    #expect(try shown?.layers == Dial(parts: [labels]).scene().layers)
  }

  @Test func `parameters stand in scales, ticks and texts`() throws {
    let text = """
      sweephand: 1
      parameters:
        end: {type: duration, default: 120min}
        limits: {type: numbers, default: [3600]}
        word: {type: text, default: half}
      scales: {main: {kind: time, domain: [0, $end], ticks: {bands: $limits}}}
      layers: [{labels: {texts: {1h: $word}}}]
      """
    let layers = try #require(picture(text)?.layers)
    let words = layers[0].sublayers.map { layer in
      if case .text(let text) = layer.content { text.string } else { "" }
    }
    #expect(words == ["0:00", "half", "2:00"])
  }

  @Test(arguments: [
    ("scales: {main: {kind: log, domain: [0, 9]}}", "SH0602", "set kind: symlog"),
    (
      "scales: {main: {kind: log, base: 1, domain: [1, 9]}}", "SH0304", "'base' must be more than 1"
    ),
    ("scales: {main: {kind: piecewise}}", "SH0602", "needs 'stops'"),
    ("scales: {main: {angles: [[0, -90]]}}", "SH0602", "two readings or more"),
    ("scales: {main: {angles: [[0, -90], [9, 0]], domain: [0, 9]}}", "SH0602", "excludes 'domain'"),
    ("scales: {main: {angles: [[0, -90], [9, 0], [5, 90]]}}", "SH0602", "one way"),
    ("scales: {main: {kind: piecewise, stops: [[60]]}}", "SH0204", "2 numbers"),
    ("scales: {main: {kind: category}}", "SH0602", "needs 'categories'"),
    ("scales: {main: {kind: category, categories: []}}", "SH0602", "1 … 200 names"),
    (
      "scales: {main: {kind: category, categories: [a], domain: [0, 9]}}", "SH0602",
      "leave 'domain' out"
    ),
    ("scales: {main: {threshold: 3}}", "SH0602", "set kind: symlog"),
    ("scales: {main: {outside: warp}}", "SH0305", "did you mean 'wrap'?"),
    ("scales: {main: {outside: overshoot, overshoot: 90}}", "SH0602", "at most 45°"),
    ("scales: {main: {kind: time, domain: [0, 2 hours]}}", "SH0302", "90s or 2h"),
    ("scales: {main: {ticks: {every: 3}}}", "SH0202", "unknown key 'every'"),
    ("scales: {main: {ticks: {count: 1}}}", "SH0304", "2 … 200"),
    ("scales: {main: {ticks: {step: 1, minor: 40}}}", "SH0602", "'minor' must make at most 2000"),
    ("layers: [labels: {locale: deCH}]", "SH0305", "did you mean 'de-CH'?"),
    ("layers: [labels: {texts: [E, F]}]", "SH0204", "a mapping"),
    ("layers: [labels: {orientation: tangental}]", "SH0305", "did you mean 'tangential'?"),
    ("layers: [labels: {nth: 0}]", "SH0304", "1 … 1000"),
    ("layers: [overRange: {size: 0}]", "SH0304", "more than zero"),
  ])
  func `a mistake is told with a way out`(text: String, code: String, words: String) {
    let rest = text.hasPrefix("layers") ? "" : "\nlayers: [labels]"
    let found = mistakes("sweephand: 1\n" + text + rest)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains(code) == true && found.first?.contains(words) == true, "\(found)")
  }

  /// With any numbers, a document gives a picture or errors.
  @Test func `extreme numbers stop nothing`() {
    let numbers = ["-1e308", "-1e12", "-1", "0", "1e-300", "1e-9", "1", "99", "9.9e11", "1e308"]
    let kinds = [
      "linear", "log", "power, exponent: 20", "power, exponent: 0.05", "symlog", "time",
      "symlog, threshold: 1e9", "piecewise, stops: [[1, 0.5]]", "log, base: 1e6",
      "log, base: 1.0001",
    ]
    for kind in kinds {
      for low in numbers {
        for high in numbers {
          for ticks in ["minor: 1", "count: 200", "values: [\(low), \(high)]"] {
            _ = mistakes(
              """
              sweephand: 1
              scales: {main: {kind: \(kind), domain: [\(low), \(high)], ticks: {\(ticks)}}}
              readings: {main: {value: \(low), previous: \(high)}}
              layers: [ticks, {ticks: {level: minor}}, labels: {si: true}, progress, readout, needle]
              """)
          }
        }
      }
    }
  }
}
