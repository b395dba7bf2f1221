@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

/// The readout at its default place, against default labels.
@Suite struct ReadoutPlaceTests {
  struct Case: Sendable {
    var scale: Scale
    var value: Double
    var decimals = 0
    var unit = "km/h"
    var isCompact = false
  }

  private static func wide(_ domain: ClosedRange<Double>) -> Scale {
    Scale(domain, start: .degrees(-150), span: .degrees(300))
  }

  static let cases = [
    Case(scale: wide(-40...260), value: 135.668, decimals: 3, isCompact: true),
    Case(scale: wide(0...0.05), value: 0.013, decimals: 2, unit: "litres per hour"),
    Case(scale: wide(0...12000), value: 5983),
    Case(scale: wide(0...12000), value: 5983, isCompact: true),
    Case(scale: Scale(-40...(-39.95)), value: -39.98, isCompact: true),
    Case(scale: Scale(0...12000), value: 4800, isCompact: true),
    Case(scale: Scale(0...259_200, mapping: .time), value: 200_000),
    Case(scale: Scale(0...259_200, mapping: .time), value: 200_000, isCompact: true),
  ]

  @Test(arguments: cases)
  func `it is clear of the scale`(_ one: Case) throws {
    for motion in Readout.Motion.allCases where !motion.hasCells || one.value >= 0 {
      let boxes = try boxes(of: one, motion)
      for label in boxes.labels {
        for words in boxes.readout {
          #expect(!label.meets(words), "\(motion): \(label) and \(words)")
        }
      }
      #expect(boxes.labels.count > 1 && !boxes.readout.isEmpty)
    }
  }

  @Test func `it stays in its place and size where it is clear`() throws {
    let scales = [Scale(0...100), Scale(0...280), Self.wide(0...100)]
    for scale in scales {
      let context = DialContext(scale: scale, reading: Reading(72), theme: .flat)
      let layers = try Readout().layer(in: context).sublayers
      let number = try #require(layers.first { $0.name.isEmpty })
      guard case .text(let text) = number.content else { continue }
      #expect(number.position == Point(0, 52) && text.fontSize == 24, "\(scale.domain)")
    }
  }

  /// The rooms of the labels and of the readout, as high as capitals.
  private func boxes(
    of one: Case, _ motion: Readout.Motion
  ) throws -> (labels: [Rect], readout: [Rect]) {
    let context = DialContext(scale: one.scale, reading: Reading(one.value))
    let readout = Readout().with {
      ($0.unit, $0.style.decimals, $0.motion) = (one.unit, one.decimals, motion)
    }
    var dial = Dial(context: context, parts: [Labels(), readout])
    dial.isCompact = one.isCompact
    let layers = try dial.scene().layers
    return (rects(layers[0]), rects(layers[1]))
  }

  private func rects(_ layer: Layer, _ offset: Vector = Vector(dx: 0, dy: 0)) -> [Rect] {
    if layer.isHidden { return [] }
    if layer.masksToBounds {
      let size = layer.bounds.size
      return [
        Rect(
          x: layer.position.x - size.width / 2, y: layer.position.y - size.height / 2,
          width: size.width, height: size.height)
      ]
    }
    let place = layer.position + offset
    guard case .text(let text) = layer.content else {
      return layer.sublayers.flatMap { rects($0, place - .zero) }
    }
    let widths = Theme.instrument.widths
    let width =
      widths.advance(of: text.string, weight: text.fontWeight) * text.fontSize
      + Double(text.string.count) * text.letterSpacing
    return [
      Rect(
        x: place.x - width / 2, y: place.y - 0.72 * text.fontSize, width: width,
        height: 0.72 * text.fontSize)
    ]
  }
}

extension Rect {
  /// Whether a point lies inside of both.
  fileprivate func meets(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
