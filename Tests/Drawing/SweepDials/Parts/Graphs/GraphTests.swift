import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct GraphTests {
  /// Data that looks like a measurement: a wave with noise, the same at every run.
  private func noise(_ count: Int) -> [Point] {
    var state: UInt64 = 7
    return (0..<count).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let random = Double(state >> 40) / Double(1 << 24)
      let x = Double(index) * 400 / Double(count)
      return Point(x, 100 + 60 * sine(x / 30) + (index % 50 < 40 ? 0.05 : 30) * random)
    }
  }

  /// The height of a line through points.
  private func height(_ line: [Point], at x: Double) -> Double {
    let next = line.firstIndex { $0.x >= x } ?? line.count - 1
    guard next > 0, line[next].x > line[next - 1].x else { return line[next].y }
    let part = (x - line[next - 1].x) / (line[next].x - line[next - 1].x)
    return line[next - 1].y + part * (line[next].y - line[next - 1].y)
  }

  @Test(arguments: [0.05, 0.1, 0.5])
  func `no point is farther from a thinned line than its tolerance`(tolerance: Double) {
    let points = noise(2000)
    let kept = Thinning.straightened(points, tolerance: tolerance)
    #expect(kept.count < points.count && kept.first == points.first && kept.last == points.last)
    for point in points {
      #expect(abs(height(kept, at: point.x) - point.y) <= tolerance + 1e-9)
    }
  }

  @Test func `columns keep their highest and lowest point`() {
    let points = noise(100_000)
    let kept = Thinning.columns(points, width: 0.2)
    #expect(kept.count <= 4 * 2001)
    #expect(kept.map(\.y).min() == points.map(\.y).min())
    #expect(kept.map(\.y).max() == points.map(\.y).max())
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0.x <= $1.x })
  }

  @Test func `smooth lines stay between the points they join`() throws {
    let points = [0, 0, 10, 10, 3, 8, 40, 39.9, 0].enumerated().map {
      Point(Double($0.offset) * 10, $0.element)
    }
    let path = Curve.monotone.path(through: points, tolerance: 0)
    var start = points[0]
    for element in path.elements.dropFirst() {
      guard case .cubic(let first, let second, let end) = element else {
        Issue.record("\(element) is no curve")
        continue
      }
      let range = (min(start.y, end.y) - 0.01)...(max(start.y, end.y) + 0.01)
      for step in 0...20 {
        let t = Double(step) / 20
        let s = 1 - t
        let a = s * s * s * start.y + 3 * s * s * t * first.y
        #expect(range.contains(a + 3 * s * t * t * second.y + t * t * t * end.y))
      }
      start = end
    }
  }

  @Test func `gaps are connected by wish, in the line and in its area`() throws {
    let context = context([0, 5, nil, nil, 2], duration: 0)
    func starts(_ layer: Layer) -> Int {
      guard case .shape(let shape) = layer.content else { return 0 }
      return shape.path.elements.count { if case .move = $0 { true } else { false } }
    }
    #expect(try starts(Line().layer(in: context)) == 2)
    let line = try Line().with { $0.connectsGaps = true }.layer(in: context)
    let whole = try Line().layer(in: self.context([0, 5, 2], duration: 0))
    #expect(starts(line) == 1)
    guard case .shape(let shape) = line.content, case .shape(let other) = whole.content else {
      return
    }
    #expect(shape.path.elements.count == other.path.elements.count)
    #expect(try starts(Area().with { $0.connectsGaps = true }.layer(in: context)) == 1)
  }

  private func context(_ values: [Double?], duration: Seconds = 1) -> DialContext {
    DialContext(
      reading: Reading(duration: duration), theme: .flat,
      plot: Dial.Plot(points: values.enumerated().map { DataPoint(Double($0), $1) }))
  }

  @Test func `a line grows from left to right`() throws {
    let layer = try Line().layer(in: context([1, 5, 2, 7]))
    #expect(layer.animations.isEmpty && layer.mask?.animations.count == 1)
    #expect(try Line().layer(in: context([1, 5], duration: .zero)).animations.isEmpty)
  }

  @Test func `the last dot is the point of the pen`() throws {
    let context = context([1, 5, 2, 7])
    let plot = try #require(context.plot)
    let scene = Layer.Scene(
      size: Size(width: 100, height: 100), viewBox: plot.frame,
      layers: [try Points().layer(in: context)])
    let last = try #require(plot.places.last ?? nil)
    for time in [0.2, 0.5, 0.8] {
      let dot = scene.presentation(at: Seconds(time)).layers[0].sublayers[0]
      guard case .translate(let way)? = dot.transform.first else {
        Issue.record("the dot stands still")
        return
      }
      // The mask begins 6 before the frame and ends 6 after it.
      let part = TimingFunction.easeInEaseOut.progress(at: time)
      let pen = plot.frame.minX - 6 + (plot.frame.size.width + 12) * part
      #expect(abs(last.x + way.dx - pen) < 1, "at \(time)")
    }
    #expect(scene.presentation(at: 1).layers[0].sublayers[0].transform == [.translate(.zero)])
  }

  @Test func `one wipe uncovers line and area`() throws {
    let context = context([1, 5, 2, 7])
    let mask = try #require(try Line().layer(in: context).mask)
    #expect(try Area().layer(in: context).mask == mask)
  }

  @Test func `an area is filled from zero, or on demand not at all`() throws {
    let area = Area().with { $0.isFromZeroOnly = true }
    #expect(try area.layer(in: context([40, 92])).content != .group)
    #expect(try area.layer(in: context([60, 92])).content == .group)
    #expect(try area.with { $0.foot = 60 }.layer(in: context([60, 92])).content != .group)
    #expect(try Area().layer(in: context([60, 92])).content != .group)
  }

  @Test(arguments: Theme.library) func `a grid is seen on its face`(theme: Theme) throws {
    var context = context([1, 5, 2, 7])
    context.theme = theme
    guard case .shape(let grid) = try GridPart().layer(in: context).content,
      case .color(let color) = grid.strokeColor
    else {
      Issue.record("there is no grid")
      return
    }
    let least = theme.face.isDark ? 1.6 : 1.25
    for ground in [theme.face, theme.faceEdge] {
      #expect(color.contrast(with: ground) >= least, "\(color.contrast(with: ground))")
    }
  }

  @Test func `a grid of a colour of its own has that colour`() throws {
    let grid = GridPart().with { $0.color = .color(Color(0xfefefe)) }
    guard case .shape(let shape) = try grid.layer(in: context([1, 5])).content else { return }
    #expect(shape.strokeColor == .color(Color(0xfefefe)))
  }

  @Test func `missing readings leave gaps`() throws {
    let layer = try Line().layer(in: context([1, 5, nil, 7, nil, nil, 2, 9, 4]))
    guard case .shape(let shape) = layer.content else {
      Issue.record("there is no line")
      return
    }
    let moves = shape.path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 3)
    #expect(layer.animations.isEmpty && layer.mask?.animations.count == 1)
    #expect(try Line().layer(in: context([nil, nil])).content == .group)
  }

  @Test func `what lies outside of the scales is cut off`() throws {
    var context = context([0, 50, 100])
    #expect(try !Line().layer(in: context).masksToBounds)
    context.plot?.y.domain = 20...60
    #expect(try Line().layer(in: context).masksToBounds)
  }

  @Test func `bars reach as far as the reading`() throws {
    var plot = Dial.Plot(frame: Rect(x: 0, y: 0, width: 10, height: 90))
    plot.y = Scale(0...60)
    let context = DialContext(reading: Reading(30), plot: plot)
    func level(_ bar: Bar) throws -> Layer.Shape? {
      guard case .shape(let shape) = try bar.layer(in: context).sublayers[1].content else {
        return nil
      }
      return shape
    }
    #expect(try level(Bar())?.strokeEnd == 0.5)
    var bar = Bar()
    bar.foot = 10
    #expect(try level(bar)?.strokeEnd == 0.55)
    // The top of a round end, half of the breadth of 10, is at the reading too.
    #expect(try level(bar.with { $0.isRound = true })?.strokeEnd == 0.5)
    bar.limits = [20, 40]
    #expect(try level(bar)?.strokeColor == .color(context.theme.warning))
    bar.limits = [30]
    #expect(try level(bar)?.strokeColor == .color(context.theme.good))
    bar.limits = [30, 20]
    #expect(throws: DialError("limits", "must rise")) { try bar.layer(in: context) }
  }

  @Test func `figures of extremes stand on their sides of the line, clear of each other`() throws {
    func words(_ values: [Double?], _ choice: Points.Choice) throws -> [(String, Double)] {
      var context = context(values)
      context.plot?.y.domain = 0...100
      let points = Points(choice).with { $0.hasLabels = true }
      return try points.layer(in: context).sublayers.dropFirst().map { layer in
        guard case .text(let text) = layer.content else { throw DialError("points", "are none") }
        return (text.string, layer.position.y)
      }
    }
    // Both in the upper half: the greatest above the line, at -49, the least below it, at -30.
    let found = try words([80, 95, 90, 99], .extremes)
    #expect(found.map(\.0) == ["99", "80"] && found[0].1 < -52 && found[1].1 > -27)
    // At the foot of the plot there is no room below it.
    #expect(try words([1, 95], .extremes)[1].1 < 49)
    // Two dots at one place have the figures of one.
    #expect(try words([5, 5], .extremes).count == 1)
    #expect(try words([5, 5.0001], .ends).count == 2)
  }

  @Test(
    arguments: [
      (.last, "8"), (.first, "4"), (.change, "+4"), (.changePercent, "+100%"), (.mean, "5"),
      (.minimum, "3"), (.maximum, "8"),
    ] as [(Statistic.Quantity, String)])
  func `numbers are taken from the data`(quantity: Statistic.Quantity, words: String) throws {
    var statistic = Statistic(quantity)
    statistic.isSigned = [.change, .changePercent].contains(quantity)
    guard
      case .text(let text) = try statistic.layer(in: context([4, nil, 3, 8], duration: .zero))
        .content
    else {
      Issue.record("there is no number")
      return
    }
    #expect(text.string == words)
  }

  @Test func `a number without room is left out of the compact form`() throws {
    func count(_ width: Double) throws -> Int {
      let statistic = Statistic().with {
        ($0.size, $0.maximumWidth, $0.hasPill) = (10, width, true)
      }
      let compact = try #require(statistic.compact(leastType: 30))
      return try compact.layer(in: context([4, 3, 8])).sublayers.count
    }
    #expect(try count(40) == 2 && count(4) == 0)
  }
}
