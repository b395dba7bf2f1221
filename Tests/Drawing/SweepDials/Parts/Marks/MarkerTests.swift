@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct MarkerTests {
  private let context = DialContext(
    scale: Scale(0...100, start: .zero, span: .degrees(180)), reading: Reading(50, from: 0))

  @Test func `a marker stands at its reading`() throws {
    let layer = try MarkerPart(25).layer(in: context)
    #expect(layer.transform == [.rotate(.degrees(45))] && layer.animations.isEmpty)
  }

  @Test func `without one it follows that of the dial`() throws {
    let layer = try MarkerPart().layer(in: context)
    #expect(layer.transform == [.rotate(.degrees(90))] && layer.animations.count == 1)
  }

  @Test func `its label stands clear of it, outside or inside`() throws {
    for (side, sign) in [(Labels.Side.outside, 1.0), (.inside, -1)] {
      var marker = MarkerPart(50)
      (marker.side, marker.label, marker.radius) = (side, "SET", 70)
      let label = try marker.layer(in: context).sublayers[1].position
      #expect((label.x - marker.radius) * sign > marker.size)
    }
  }

  @Test(arguments: [0, 10, 25, 40, 50, 60, 94])
  func `its label keeps inside the picture`(value: Double) throws {
    let marker = MarkerPart(value).with { $0.label = "target" }
    let label = try marker.layer(in: context).sublayers[1]
    let half = context.theme.widths.advance(of: "target", weight: 600) * marker.labelSize / 2
    #expect(abs(label.position.x) + half <= 110)
  }

  @Test(arguments: [0, 18, 20, 33, 50, 61, 80, 97])
  func `its label keeps off the bezel and the scale's labels`(value: Double) throws {
    let context = DialContext(scale: Scale(0...100))
    let figures = Labels().boxes(in: context)
    #expect(figures.count == 11)
    for side in Labels.Side.allCases {
      let marker = MarkerPart(value).with { ($0.side, $0.label) = (side, "TARGET") }
      let place = try marker.layer(in: context).sublayers[1].position
      let advance = context.theme.widths.advance(of: "TARGET", weight: 600)
      let box = LabelBox(
        center: place - Vector(dx: 0, dy: Layer.Text.opticalCenter * marker.labelSize),
        advance: advance, hangs: false, size: marker.labelSize)
      #expect(figures.allSatisfy(box.isClear), "\(value) \(side)")
      #expect((place - .zero).length < 99.6)
    }
  }

  @Test func `an extent reaches from its lowest to its highest reading`() throws {
    let layer = try Extent(25, 75).layer(in: context)
    guard case .shape(let arc)? = layer.sublayers.first?.content else {
      throw DialError("extent", "is missing")
    }
    #expect(abs(arc.path.length() - 93.4 * .pi / 2) < 0.01)
    #expect(try Extent().layer(in: context) == Layer())
    #expect(throws: DialError("maximum", "must not be below the minimum")) {
      try Extent(5, 4).layer(in: context)
    }
  }
}
