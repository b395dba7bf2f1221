import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct PlotTests {
  private let frame = Rect(x: 10, y: 20, width: 200, height: 100)

  @Test func `a world of data is seen in the frame`() throws {
    let plot = Dial.Plot(frame: frame, x: Scale(0...10), y: Scale(-50...50))
    #expect(plot.place(x: 0, y: -50) == Point(10, 120))
    #expect(plot.place(x: 10, y: 50) == Point(210, 20))
    #expect(plot.place(x: 5, y: 0) == Point(110, 70))
    var turned = plot
    turned.y.isReversed = true
    #expect(turned.place(x: 5, y: -50) == Point(110, 20))
    let log = Dial.Plot(frame: frame, x: Scale(0...1), y: Scale(1...100, mapping: .log()))
    #expect(log.place(x: 0, y: 10) == Point(10, 70))
    #expect(log.place(x: 0, y: 0)?.y == 120 + 20 * 100 || log.place(x: 0, y: 0) == nil)
  }

  @Test(
    arguments: [
      ([313.0, 373.9], 310...380), ([0, 92], 0...100), ([0.003, 0.0042], 0.003...0.00425),
      ([0.001, 0.0042], 0...0.005),
      ([28, 92], 0...100), ([-92, -28], -100...0),
      ([-1.6, 34.4], -10...40), ([5, 5], 4...6), ([], 0...100),
    ] as [([Double], ClosedRange<Double>)])
  func `scales that fit end at round readings`(values: [Double], domain: ClosedRange<Double>) {
    let found = Scale.fitting(values).domain
    #expect(abs(found.lowerBound - domain.lowerBound) < 1e-9, "\(found)")
    #expect(abs(found.upperBound - domain.upperBound) < 1e-9, "\(found)")
  }

  @Test func `points are put in order`() {
    let plot = Dial.Plot(points: [DataPoint(2, 1), DataPoint(1, nil), DataPoint(0, 3)])
    #expect(plot.points.map(\.x) == [0, 1, 2])
    #expect(plot.x.domain == 0...2)
  }

  @Test(
    arguments: [
      ([1, 2], 400, [0, 1]), ([1, 2, 3, 4], 400, [0, 1, 2, 3]), ([5], 400, [0]),
      (Array(repeating: 1, count: 20), 400, [0, 5, 10, 15]),
      (Array(repeating: 1, count: 9), 2000, [0, 1, 2, 3, 4, 5, 6, 7, 8]),
    ] as [([Double], Double, [Double])])
  func `what is counted has whole marks`(values: [Double], width: Double, marks: [Double]) throws {
    let points = values.enumerated().map { DataPoint(Double($0), $1) }
    let plot = Dial.Plot(frame: Rect(x: 0, y: 0, width: width, height: 100), points: points)
    let scale = PlotSide.bottom.scale(of: plot)
    #expect(try scale.readings(.major).filter { $0 >= 0 && $0 < Double(values.count) } == marks)
    #expect(try scale.readings(.minor).isEmpty)
  }

  @Test func `parts say that they need a plot`() {
    let parts: [any Part] = [GridPart(), AxisPart(), Line(), Area(), Points(), Bar(), Pointer()]
    for part in parts {
      #expect(throws: DialError.self) { try part.layer(in: DialContext()) }
    }
  }

  @Test(
    arguments: [
      (0...100.0, Scale.Mapping.linear), (-12_000...12_000, .linear), (0...5e7, .linear),
      (1...1e9, .log()), (-7.5e8...1.01e9, .date), (0...86_400, .date), (0...86_400, .time),
      (1e9...1.0001e9, .date), (0.001...0.0023, .linear),
    ], [40.0, 96, 200, 640])
  func `labels of axes keep clear`(_ scale: (ClosedRange<Double>, Scale.Mapping), length: Double)
    throws
  {
    let scale = Scale(scale.0, mapping: scale.1)
    let frame = Rect(x: 0, y: 0, width: length, height: length)
    let context = DialContext(theme: .flat, plot: Dial.Plot(frame: frame, x: scale, y: scale))
    for side in PlotSide.allCases {
      let labels = try #require(try AxisPart(side).layer(in: context).sublayers.last)
      let texts = labels.sublayers.compactMap { layer in
        if case .text(let text) = layer.content { (text, layer.position) } else { nil }
      }
      #expect(!texts.isEmpty)
      for ((text, place), (next, after)) in zip(texts, texts.dropFirst()) {
        let widths = [text, next].map {
          Theme.flat.widths.advance(of: $0.string, weight: $0.fontWeight) * 10
        }
        let isClear =
          side.isUpright
          ? abs(place.y - after.y) >= 8.4
          : abs(place.x - after.x) >= (widths[0] + widths[1]) / 2
        #expect(isClear, "\(text.string) touches \(next.string)")
      }
    }
  }

  @Test func `dates have marks where the calendar has them`() throws {
    func words(_ from: (Int, Int, Int), _ to: (Int, Int, Int), length: Double) throws -> [String] {
      let ends = [from, to].compactMap { CalendarDate(year: $0.0, month: $0.1, day: $0.2) }
      let scale = Scale(
        ends[0].secondsSince1970...ends[1].secondsSince1970, mapping: .date)
      let marks = try scale.straight(length, spacing: 60).readings(.major)
      let step = zip(marks, marks.dropFirst()).map { $1 - $0 }.min() ?? .infinity
      return marks.compactMap { scale.words(for: $0, every: step) }
    }
    #expect(
      try words((1958, 3, 29), (2001, 12, 29), length: 388)
        == ["1960", "1970", "1980", "1990", "2000"])
    #expect(
      try words((2012, 1, 1), (2013, 8, 22), length: 300) == ["2012", "Jul", "2013", "Jul"])
    #expect(
      try words((2012, 2, 27), (2012, 3, 2), length: 400)
        == ["27\u{a0}Feb", "28\u{a0}Feb", "29\u{a0}Feb", "1\u{a0}Mar", "2\u{a0}Mar"])
    #expect(
      try words((2012, 2, 28), (2012, 2, 29), length: 300)
        == ["28\u{a0}Feb", "06:00", "12:00", "18:00", "29\u{a0}Feb"])
  }

  @Test(arguments: [-719_162, -1, 0, 59, 11_016, 19_782, 2_932_896])
  func `days are counted there and back`(days: Int) {
    #expect(CalendarDate(daysSince1970: days)?.daysSince1970 == days)
  }

  /// The labels of a left axis of this width.
  private func labels(_ scale: Scale, in width: Double) throws -> [Layer.Text] {
    let axis = AxisPart(.left).with { $0.maximumWidth = width }
    let context = DialContext(theme: .flat, plot: Dial.Plot(y: scale))
    let labels = try #require(try axis.layer(in: context).sublayers.last)
    func texts(_ layer: Layer) -> [Layer.Text] {
      if case .text(let text) = layer.content { [text] } else { layer.sublayers.flatMap(texts) }
    }
    return texts(labels)
  }

  @Test func `wide labels get smaller where there is a limit`() throws {
    let advance = Theme.flat.widths.advance(of: "10000", weight: Theme.flat.labelWeight)
    let found = try labels(Scale(0...10_000), in: 9 * advance)
    #expect(found.contains { $0.string == "10000" })
    for text in found { #expect(abs(text.fontSize - 9) < 1e-9) }
  }

  @Test(
    arguments: [
      (0...15, ["0", "5", "10", "15"]), (0...7, ["0", "1", "2", "3", "4", "5", "6", "7"]),
      (0...100, ["0", "20", "40", "60", "80", "100"]), (0...3, ["0", "1", "2", "3"]),
      (0...35, ["0", "5", "10", "15", "20", "25", "30", "35"]),
    ] as [(ClosedRange<Double>, [String])])
  func `the upper end has a label`(domain: ClosedRange<Double>, words: [String]) throws {
    let plot = Dial.Plot(frame: Rect(x: 0, y: 0, width: 376, height: 132), y: Scale(domain))
    let context = DialContext(theme: .flat, plot: plot)
    let labels = try #require(try AxisPart(.left).layer(in: context).sublayers.last)
    let found = labels.sublayers.compactMap { layer in
      if case .text(let text) = layer.content { text.string } else { nil }
    }
    #expect(found == words)
  }

  @Test func `labels shrink to four fifths at most`() throws {
    let short = try labels(Scale(0...12_000_000), in: 20)
    #expect(short.contains { $0.string.hasSuffix("M") } && short.allSatisfy { $0.fontSize >= 8 })
    let names = ["Temperature of oil", "Incomprehensibilities", "Fuel"]
    let lines = try labels(Scale(categories: names), in: 60)
    #expect(lines.allSatisfy { $0.fontSize >= 8 })
    #expect(
      lines.contains { $0.string.hasSuffix("of oil") } && !lines.contains { $0.string == names[0] })
    #expect(lines.contains { $0.string.hasPrefix("Inc") && $0.string.hasSuffix("…") })
    let axis = AxisPart(.left).with { $0.maximumWidth = 60 }
    let dial = Dial(
      context: DialContext(plot: Dial.Plot(y: Scale(categories: names))), parts: [axis])
    #expect(dial.words.contains(names[1]) && !dial.words.contains(names[0]), "\(dial.words)")
  }
}
