@testable import SweepDials
import SweepGeometry
import SweepScene
import Sweephand
import Testing

/// Figures that have little room.
@Suite struct NarrowFigureTests {
  private func texts(_ layer: Layer) -> [(text: Layer.Text, place: Point)] {
    guard case .text(let text) = layer.content else { return layer.sublayers.flatMap(texts) }
    return [(text, layer.position)]
  }

  private func width(_ text: Layer.Text, _ theme: Theme) -> Double {
    theme.widths.advance(of: text.string, weight: text.fontWeight)
      * text.fontSize + Double(text.string.unicodeScalars.count) * text.letterSpacing
  }

  @Test func `figures of a small graph can be read`() throws {
    let dial = try LineGraph([1, 5, -3, 1_000_000]).dial
    let leastType = 270.0 / 96 * CompactForm.type
    let parts = dial.parts.compactMap { $0.compact(leastType: leastType) }
    var count = 0
    for part in parts where part is AxisPart || part is Points {
      for (text, _) in texts(try part.layer(in: dial.context)) {
        #expect(text.fontSize >= leastType - 1e-9, "\(text.string)")
        let isUpright = (part as? AxisPart)?.side == .right
        if isUpright { #expect(width(text, dial.context.theme) <= 44) }
        count += isUpright || part is Points ? 1 : 0
      }
    }
    #expect(count >= 3)
    let full = try AxisPart(.left).with { $0.maximumWidth = 32 }.layer(in: dial.context)
    #expect(texts(full).contains { $0.text.string == "1M" }, "large pictures have them all")
  }

  @Test(arguments: ["×1000 r/min", "revolutions per minute ×1000"])
  func `the unit of a tachometer keeps off the bezel`(unit: String) throws {
    let dial = try Tachometer().with { $0.unit = unit }.dial
    let counting = try #require(dial.parts.compactMap { $0 as? Readout }.first)
    let readout = counting.with { $0.motion = .none }
    for (text, place) in texts(try readout.layer(in: dial.context)) {
      let edge = place.x + width(text, dial.context.theme) / 2
      #expect((edge * edge + place.y * place.y).squareRoot() < 98, "\(text.string)")
    }
  }

  @Test(
    arguments: [
      (21.5, -20...40, "°C", 1), (-200, -273.15...(-100), "degrees Celsius", 1),
      (654_321, 0...1_000_000, "°C", 0),
    ] as [(Double, ClosedRange<Double>, String, Int)])
  func `a thermometer's readout stands below its bulb`(
    value: Double, range: ClosedRange<Double>, unit: String, decimals: Int
  ) throws {
    let dial = try Thermometer(value, in: range).with {
      ($0.unit, $0.decimals) = (unit, decimals)
    }.dial
    let readout = try #require(dial.parts.first { $0 is Readout })
    for (text, place) in texts(try readout.layer(in: dial.context)) {
      #expect(place.y - 0.72 * text.fontSize > 58 + 2, "the bulb ends at 58")
      #expect(place.y < 95 && width(text, dial.context.theme) / 2 <= 58)
    }
  }
}
