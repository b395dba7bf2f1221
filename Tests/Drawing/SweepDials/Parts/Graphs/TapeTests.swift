@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct TapeTests {
  private let scale = Scale(0...100_000)

  private func strip(
    _ reading: Reading, on scale: Scale? = nil, _ change: (inout Tape) -> Void = { _ in }
  ) throws -> Layer {
    let context = DialContext(scale: scale ?? self.scale, reading: reading, theme: .flat)
    return try Tape().with(change).layer(in: context).sublayers[0]
  }

  private func texts(_ strip: Layer) -> [(text: String, y: Double)] {
    (strip.sublayers.last?.sublayers ?? []).compactMap { label in
      guard case .text(let text) = label.content else { return nil }
      return (text.string, label.position.y)
    }
  }

  @Test func `the reading stands in the middle, and larger ones above it`() throws {
    let labels = texts(try strip(Reading(120, from: 110)))
    let middle = try #require(labels.first { $0.text == "120" })
    let above = try #require(labels.first { $0.text == "130" })
    // 60 readings over 160 units.
    #expect(abs(middle.y - above.y - 160.0 / 6) < 0.011)
    #expect(abs(middle.y - Theme.flat.opticalCenter * 10.5) < 0.011)
  }

  @Test func `it slides to the reading`() throws {
    let reading = Reading(120, from: 90, duration: 2, timingFunction: .linear)
    let layer = try strip(reading)
    let scene = Layer.Scene(size: Size(width: 1, height: 1), layers: [layer])
    for (time, offset) in [(0.0, -80.0), (1, -40), (3, 0)] {
      let shown = scene.presentation(at: Seconds(time)).layers[0].transform
      #expect(shown == [.translate(Vector(dx: 0, dy: offset))])
    }
  }

  @Test func `even marks are dashes, unless they are too many`() throws {
    func dashes(_ minor: Int) throws -> [Double] {
      let minors = try strip(Reading(120, from: 110)) { $0.minor = minor }.sublayers
        .first { $0.name == "tape_minor" }
      guard case .shape(let shape)? = minors?.content else { return [] }
      return shape.lineDashPattern
    }
    let found = try dashes(1)
    // A mark every 5 readings, of 60 over 160 units.
    #expect(found.count == 2 && abs(found[0] + found[1] - 160.0 / 12) < 1e-9 && found[0] > 0)
    #expect(try dashes(20).isEmpty)
  }

  @Test func `marks are those that are ever seen, and on a long way fewer`() throws {
    #expect(
      texts(try strip(Reading(120, from: 110))).map(\.text) == [
        "80", "90", "100", "110", "120", "130", "140", "150",
      ])
    #expect(texts(try strip(Reading(3, from: 0))).first?.text == "0")
    let long = texts(try strip(Reading(90_000, from: 0)) { $0.every = 100 })
    #expect(long.count < 60)
    #expect(long.contains { $0.text == "90000" } && long.contains { $0.text == "0" })
  }

  @Test(arguments: PlotSide.allCases)
  func `labels lie on the inner side of the marks`(side: PlotSide) throws {
    let layer = try strip(Reading(100, from: 90)) { $0.side = side }
    let label = try #require(
      layer.sublayers.last?.sublayers.first { layer in
        if case .text(let text) = layer.content { text.string == "100" } else { false }
      })
    let way = (label.position - .zero).dot(side.outward)
    #expect(way > 0 && way < (side.isUpright ? 30 : 80) - 15 + 6)
  }

  @Test func `labels keep clear of each other, at a step of one's own too`() throws {
    for every in [nil, 1.0, 5] {
      let rows = texts(try strip(Reading(50, from: 40)) { $0.every = every }).map(\.y)
      #expect(zip(rows, rows.dropFirst()).allSatisfy { abs($0 - $1) >= 1.7 * 10.5 - 1e-6 })
    }
  }

  @Test func `stretches have their colours`() throws {
    let layer = try strip(Reading(50, from: 40)) { $0.limits = [0, 45, 100] }
    let colors = layer.sublayers.filter { $0.name == "tape_stretch" }.compactMap { stretch in
      if case .shape(let shape) = stretch.content { shape.strokeColor } else { nil }
    }
    #expect(colors == [.color(Theme.flat.warning), .color(Theme.flat.danger)])
  }

  @Test func `what makes no tape is refused`() {
    let changes: [(inout Tape) -> Void] = [
      { $0.reach = 0 }, { $0.every = 0 }, { $0.minor = 21 }, { $0.size = -1 }, { $0.gap = -1 },
      { $0.frame.size.width = 0 }, { $0.reach = 1e-300 },
    ]
    for change in changes {
      #expect(throws: DialError.self) { try strip(Reading(50, from: 40), change) }
    }
  }
}
