@testable import SweepDials
import SweepGeometry
import SweepScene
import TestSupport
import Testing

@Suite struct LabelTests {
  private func texts(_ labels: Labels, on scale: Scale) throws -> [String] {
    try labels.layer(in: DialContext(scale: scale)).sublayers.map {
      guard case .text(let text) = $0.content else { return "" }
      return text.string
    }
  }

  private func labels(_ change: (inout Labels) -> Void = { _ in }) -> Labels {
    var labels = Labels()
    change(&labels)
    return labels
  }

  private static let circle = Scale(
    0...360, start: .zero, span: .degrees(360), ticks: TickRule(.step(90)))

  @Test(
    arguments: [
      (nil, "90 180 270 360"), (.first, "90 180 270 360"), (.last, "0 90 180 270"),
      (.both, "90 180 270"),
    ] as [(Labels.Hidden?, String)])
  func `where ends meet, one label is hidden`(hidden: Labels.Hidden?, wanted: String) throws {
    #expect(
      try texts(labels { $0.hidden = hidden }, on: Self.circle).joined(separator: " ") == wanted)
  }

  @Test func `condensed labels are narrower about their place and need less room`() throws {
    let scale = Scale(0...3000, start: .zero, span: .degrees(180), ticks: TickRule(.step(100)))
    let condensed = labels { ($0.stretch, $0.orientation, $0.size) = (0.5, .tangential, 9) }
    let layers = try condensed.layer(in: DialContext(scale: scale)).sublayers
    #expect(layers.allSatisfy { $0.transform.last == .scale(x: 0.5, y: 1) })
    let wide = try texts(condensed.with { $0.stretch = 1 }, on: scale)
    #expect(layers.count > wide.count)
  }

  @Test func `every n-th reading is labelled, counted from the first`() throws {
    let hours = Scale(0...24, start: .zero, span: .degrees(360), ticks: TickRule(.step(1)))
    let third = labels {
      $0.nth = 3
      $0.hidden = .last
    }
    #expect(try texts(third, on: hours) == ["0", "3", "6", "9", "12", "15", "18", "21"])
    #expect(
      try texts(labels { $0.nth = 2 }, on: Scale(0...100)) == ["0", "20", "40", "60", "80", "100"])
  }

  @Test func `where only the first and the last touch, the first goes`() throws {
    let open = Scale(0...280, start: .degrees(180), span: .degrees(350))
    let shown = try texts(Labels(), on: open)
    #expect(shown.first == "20" && shown.last == "280" && shown.count == 14)
  }

  @Test(
    arguments: [
      (49.9995...50.0005, "49.9995 50.0005"), (1_000_000...1_000_500, "1000000 1000500"),
      (1e9...1e9 + 200, "1000000000 1000000200"), (0...1, "0.0 1.0"),
      (0...2e-15, "0.0000000000000000 0.0000000000000020"),
      (7.1e-9...7.2e-9, "0.00000000710 0.00000000720"), (0...1_000_000, "0 1M"),
    ] as [(ClosedRange<Double>, String)])
  func `Labels spell different readings differently, with the same number of decimals`(
    domain: ClosedRange<Double>, ends: String
  ) throws {
    let shown = try texts(labels { $0.size = 2 }, on: Scale(domain))
    #expect(Set(shown).count == shown.count)
    #expect("\(shown.first ?? "") \(shown.last ?? "")" == ends)
  }

  @Test(arguments: [[2.34e-15, 900], [900, 2.34e-15], [5.5, 5.5], [1e-14, 999.5]])
  func `Labels spell readings of any distance`(values: [Double]) throws {
    let shown = try texts(labels { ($0.size, $0.values) = (1, values) }, on: Scale(0...1000))
    #expect(!shown.isEmpty)
  }

  @Test func `Labels on random scales are all different`() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let low =
        Double.random(in: -1...1, using: &random)
        * power(10, Double(Int.random(in: -12...9, using: &random)))
      let width = max(abs(low) * 1e-9, 1e-15) * power(10, Double.random(in: 0...12, using: &random))
      for decimals in [nil, 0] {
        let scale = Scale(low...low + min(width, 1e11))
        let shown = try texts(labels { ($0.size, $0.style.decimals) = (1, decimals) }, on: scale)
        #expect(Set(shown).count == shown.count, "\(scale.domain): \(shown)")
      }
    }
  }

  @Test func `labels that are asked for too closely are thinned evenly`() throws {
    let close = try texts(labels { $0.every = 1 }, on: Scale(0...100)).compactMap(Double.init)
    let steps = Set(zip(close, close.dropFirst()).map { $1 - $0 })
    #expect(steps.count == 1 && close.first == 0)
    let hours = Scale(0...24, start: .zero, span: .degrees(360))
    let roman = labels { ($0.every, $0.numerals, $0.size) = (1, .roman, 16.5) }
    #expect(
      try texts(roman, on: hours) == ["III", "VI", "IX", "XII", "XV", "XVIII", "XXI", "XXIV"])
  }

  @Test func `texts stand in the place of figures, and an empty one hides a label`() throws {
    let fuel = labels {
      $0.values = [0, 0.1, 0.3, 1]
      $0.texts = [0: "E", 0.1 + 0.2: "", 1: "F"]
    }
    #expect(try texts(fuel, on: Scale(0...1)) == ["E", "0.1", "F"])
  }

  @Test func `times are told as clocks tell them`() throws {
    func first(_ extent: Double, _ ticks: TickRule = .automatic) throws -> [String] {
      Array(try texts(Labels(), on: Scale(0...extent, mapping: .time, ticks: ticks)).prefix(3))
    }
    #expect(try first(30) == ["0", "5", "10"])
    #expect(try first(600) == ["0:00", "1:00", "2:00"])
    #expect(try first(7200) == ["0:00", "0:10", "0:20"])
    #expect(try first(604_800) == ["0\u{a0}d", "1\u{a0}d", "2\u{a0}d"])
    let scale = Scale(0...7200, mapping: .time)
    #expect(scale.words(for: 90, every: 90) == "0:01:30")
    #expect(scale.words(for: -5400, every: 60) == "−1:30")
  }

  @Test func `categories carry their names`() throws {
    #expect(
      try texts(Labels(), on: Scale(categories: ["Low", "Mid", "High"])) == ["Low", "Mid", "High"])
  }

  @Test(arguments: [
    (0.0, 280.0, 5.0, 40.0), (0, 100, 1, 10), (0, 240, 20, 40), (0, 360, 30, 60), (0, 100, 10, 20),
    (0, 130, 10, 20),
  ])
  func `steps grow to those that people count in`(
    low: Double, high: Double, step: Double, wanted: Double
  ) throws {
    let scale = Scale(low...high, start: .degrees(-135), span: .degrees(270))
    #expect(scale.longerSteps(than: step).contains(wanted))
    for longer in scale.longerSteps(than: step) where step != 30 {
      #expect([1, 2, 2.5, 4, 5].contains(Scale.leadingDigits(of: longer)))
    }
  }

  @Test func `fewer labels still stand at both ends`() throws {
    let scale = Scale(0...280, start: .degrees(-135), span: .degrees(270))
    #expect(scale.longerSteps(than: 5).prefix(3) == [10, 20, 40])
    let shown = try texts(labels { ($0.every, $0.size) = (5, 20) }, on: scale)
    #expect(shown == ["0", "40", "80", "120", "160", "200", "240", "280"])
  }

  @Test func `a knob of sixty stops counts in fives`() throws {
    let scale = Scale(
      1...60, start: .degrees(-135), span: .degrees(270), ticks: TickRule(.step(1), minor: 0))
    let shown = try texts(labels { $0.size = 16 }, on: scale).compactMap(Double.init)
    #expect(shown.allSatisfy { $0.remainder(dividingBy: 5) == 0 } && shown.last == 60)
  }

  @Test func `many labels are thinned by a round number`() throws {
    let long = labels {
      $0.style = NumberStyle(decimals: 6)
      $0.size = 16
    }
    let found = try texts(long, on: Scale(0...100))
    #expect(found == ["0.000000", "50.000000", "100.000000"])
  }

  /// The rooms of the labels as they are drawn.
  private func boxes(_ labels: Labels, on scale: Scale) throws -> [LabelBox] {
    var row = LabelRow()
    try row.fit(labels, in: DialContext(scale: scale))
    return row.boxes
  }

  private static let scales: [Scale] = [
    Scale(0...100), Scale(-12_000...12_000), Scale(0...8e8, ticks: TickRule(.step(2e7))),
    Scale(0...24, start: .zero, span: .degrees(360)), circle,
    Scale(20...20_000, mapping: .log(), ticks: TickRule(.perDecade([1, 2, 3, 4, 5, 6, 7, 8, 9]))),
    Scale(1e-6...1e6, mapping: .log()), Scale(0...100, mapping: .power(exponent: 0.4)),
    Scale(0...240, mapping: .piecewise([Scale.Stop(60, at: 0.5)])),
    Scale(-1000...1000, mapping: .symmetricLog()), Scale(0...86_400, mapping: .time),
    Scale(0...100, span: .degrees(30)),
    Scale(0...100, ticks: TickRule(.values([50, 50.5, 51, 99]))),
    Scale(
      categories: ["Thunderstorm", "I", "Thunderstorm", "gypsy", "Sun", "Very cloudy", "Fog"],
      span: .degrees(360)),
  ]

  @Test(arguments: scales.indices)
  func `no two labels touch`(index: Int) throws {
    for orientation in Labels.Orientation.allCases {
      for side in Labels.Side.allCases {
        for (radius, size, every) in [
          (72.0, 11.5, nil), (30, 11.5, nil), (72, 30, nil), (72, 8, 7.0),
        ] {
          let labels = labels {
            $0.orientation = orientation
            $0.side = side
            $0.radius = radius
            $0.size = size
            $0.every = every.map { max($0, Self.scales[index].extent / 90) }
            $0.isFlipped = true
          }
          let boxes = try boxes(labels, on: Self.scales[index])
          #expect(boxes.areClear, "\(orientation) \(side) \(radius) \(size)")
          #expect(!boxes.isEmpty)
        }
      }
    }
  }

  @Test func `turned rooms are parted by one of their sides`() {
    func box(_ x: Double, _ y: Double, _ turn: Double) -> LabelBox {
      LabelBox(center: Point(x, y), turn: .degrees(turn), advance: 4, hangs: false, size: 10)
    }
    #expect(!box(0, 0, 0).isClear(of: box(10, 5, 0)))
    #expect(box(0, 0, 0).isClear(of: box(0, 8.5, 0)))
    #expect(!box(0, 0, 0).isClear(of: box(0, 8.5, 90)))
    #expect(box(0, 0, 90).isClear(of: box(8.5, 0, 90)))
    #expect(!box(0, 0, 45).isClear(of: box(12, 12, 45)))
    #expect(box(0, 0, 45).isClear(of: box(8, -8, 45)))
    #expect(box(0, 0, 0).isClear(of: box(24, 24, 45)))
  }

  @Test func `radial and flipped labels do not stand on their heads`() {
    for orientation in [Labels.Orientation.radial, .tangential] {
      let labels = labels {
        $0.orientation = orientation
        $0.isFlipped = true
      }
      for degrees in stride(from: 0.0, to: 360, by: 15) {
        let angle = Angle.degrees(degrees)
        let label = LabelRow.Label(
          text: "", value: 0, angle: angle, heading: Vector(heading: angle), advance: 1,
          hangs: false)
        let up = Vector(heading: labels.box(of: label, size: 10).turn)
        #expect(up.dy < 1e-9, "\(orientation) at \(degrees)")
      }
    }
  }

  @Test func `families are known by their names`() {
    func width(_ family: String, _ weight: Int = 400) -> Double {
      FontWidths.of(family: family).advance(of: "W0.−", weight: weight)
    }
    #expect(abs(width("'Helvetica Neue', Georgia") - (0.944 + 0.556 + 0.278 + 0.584)) < 1e-9)
    #expect(width("Papyrus, ARIAL") == width("Helvetica"))
    #expect(width("'Courier New'") == 4 * 0.6)
    #expect(width("Times New Roman") < width("Georgia"))
    #expect(width("no such family") == FontWidths.wideSans.advance(of: "W0.−", weight: 400))
    #expect(FontWidths.of(family: "Arial").advance(of: "b", weight: 700) == 0.611)
    #expect(FontWidths.of(family: "Arial").advance(of: "e\u{301}", weight: 400) == 0.556)
  }

  @Test func `every table has a width for every character`() {
    for table in [FontWidths.sans, .serif, .mono, .wideSans, .wideSerif] {
      #expect(table.regular.count == 95 + 96 + 15 && table.bold.count == 95 + 96 + 15)
    }
  }
}

extension [LabelBox] {
  /// Whether no two of the rectangles overlap.
  fileprivate var areClear: Bool {
    for index in indices.dropFirst() {
      for earlier in indices[..<index].reversed() where !self[index].isClear(of: self[earlier]) {
        return false
      }
    }
    return true
  }
}
