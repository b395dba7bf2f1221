import SweepGeometry
import SweepRuntime
import SweepSVG
import SweepScene

@testable import SweepDials

/// Numbers, times and drums that a script sets, with what a file says that is drawn anew.
struct ScriptReadouts: Encodable {
  struct Shown: Encodable {
    var svg: String
    var values: [Double]
    var texts: [String]
  }

  var module = Runtime.module
  var spelled: [Shown]
  var drums: Shown

  init() throws {
    spelled = try Self.cases.enumerated().map { index, example in
      var style = example.readout.style
      style.unit = example.readout.unit
      let texts = example.values.map { value in
        example.scale.spelled(value, style)
      }
      return Shown(svg: try Self.picture(example, index), values: example.values, texts: texts)
    }
    var readout = Readout()
    (readout.motion, readout.style.decimals) = (.odometer, 1)
    let example = Case(
      scale: Scale(0...1000), readout: readout, values: [0, 9.95, 99.94, 500, 999.9, 1234.5])
    drums = Shown(
      svg: try Self.picture(example, 0), values: example.values,
      texts: ["0 0 0 0 0", "0 0 1 0 0", "0 0 9 9 9", "0 5 0 0 0", "0 9 9 9 9", "1 2 3 4 5"])
  }

  private struct Case {
    var scale = Scale(-2_000_000...2_000_000)
    var readout: Readout
    var values: [Double]
  }

  private static let numbers: [Double] = [
    0, 1, 9.95, 99.95, 999.95, 0.045, 1.005, 2.5, 0.0123, 0.01256, 0.0995, 12.345, 12.3456, 999.4,
    999.6,
    1000, 1234.5, 12_345.6, 123_456.789, 999_999, 1_234_567, 0.25, 0.001, 333.333, 1e-5,
  ]

  private static func styled(
    unit: String = "", _ change: (inout NumberStyle) -> Void
  ) -> Readout {
    var readout = Readout()
    readout.unit = unit
    readout.style.decimals = nil
    change(&readout.style)
    return readout
  }

  private static var cases: [Case] {
    let signed = numbers + numbers.map { -$0 }
    let readouts: [Readout] = [
      styled { _ in },
      styled { $0.decimals = 0 },
      styled { $0.decimals = 1 },
      styled { $0.decimals = 2 },
      styled { $0.significantDigits = 1 },
      styled { $0.significantDigits = 3 },
      styled { $0.maximumDigits = 2 }, styled { $0.minimumDigits = 3 },
      styled { $0.maximumDigits = 4 },
      styled { ($0.maximumDigits, $0.decimals) = (4, 2) },
      styled(unit: "Hz") { ($0.hasSIPrefix, $0.significantDigits) = (true, 3) },
      styled(unit: "°") { ($0.hasSIPrefix, $0.decimals) = (true, 1) },
      styled { ($0.hasSIPrefix, $0.maximumDigits) = (true, 3) },
      styled { ($0.locale, $0.decimals) = (.named("hi"), 2) },
      styled { ($0.locale, $0.significantDigits) = (.named("de"), 5) },
      styled { ($0.locale, $0.decimals) = (.named("pl"), 1) },
    ]
    var cases = readouts.map { Case(readout: $0, values: signed) }
    let hours = Scale(0...7200, mapping: .time)
    let minutes = Scale(0...1800, mapping: .time)
    cases.append(Case(scale: hours, readout: Readout(), values: [1, 59.6, 3333, 7199, 8001, -61]))
    cases.append(Case(scale: minutes, readout: Readout(), values: [1, 59.6, 333, 1799, 4001, -61]))
    let names = Scale(categories: ["Idle", "Low", "Quite high"])
    let compass = Scale(0...360, start: .zero, span: .degrees(360), outside: .wrap)
    cases.append(Case(scale: compass, readout: Readout(), values: [0.4, 359.4, 359.6, 12.4, 360]))
    cases.append(Case(scale: names, readout: Readout(), values: [1, 0, 2, 0.4, 7, -3]))
    let days = Scale(1_700_000_000...1_800_000_000, mapping: .date)
    cases.append(
      Case(
        scale: days, readout: Readout(),
        values: [1_767_225_600, 1_767_225_660, 1_767_229_205, 1_700_000_001]))
    return cases
  }

  private static func picture(_ example: Case, _ prefix: Int) throws -> String {
    let reading = Reading(example.scale.domain.upperBound / 2, duration: 0)
    var dial = Dial(
      context: DialContext(scale: example.scale, reading: reading), parts: [example.readout])
    dial.interactivity = .script
    return try SVGWriter(SVGOptions(idPrefix: .text("dial\(prefix)"))).write(dial.scene()).string
  }
}
