import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

/// The last reading in figures, while the pen is on its way to it.
@Suite struct CountingStatisticTests {
  private func scene(_ values: [Double?], _ statistic: Statistic = Statistic()) throws -> Scene {
    let points = values.enumerated().map { DataPoint(Double($0), $1) }
    let context = DialContext(
      reading: Reading(duration: 1), theme: .flat, plot: Plot(points: points))
    return Scene(
      size: Size(width: 100, height: 100), viewBox: context.plot?.frame,
      layers: [try statistic.layer(in: context), try Points().layer(in: context)])
  }

  /// The text in the window of the strip, and the reading at the height of the dot.
  private func shown(
    _ scene: Scene, at time: Double, of values: [Double?]
  ) throws -> (figure: Double, pen: Double) {
    let layers = scene.presentation(at: Seconds(time)).layers
    let strip = try #require(layers[0].sublayers.first)
    guard case .translate(let offset)? = strip.transform.first else { throw DialError("", "") }
    let line = try #require(strip.sublayers.first { abs($0.position.y + offset.dy) < 0.01 })
    guard case .text(let text) = line.content,
      case .translate(let way)? = layers[1].sublayers[0].transform.first
    else { throw DialError("", "") }
    let plot = Plot(
      points: values.enumerated().map { DataPoint(Double($0), $1) })
    let last = try #require(plot.places.last ?? nil)
    let part = (plot.frame.maxY - last.y - way.dy) / plot.frame.size.height
    return (try #require(Double(text.string)), plot.y.value(at: part))
  }

  @Test(
    arguments: [
      [31, 28, 34, 33, 41, 46, 92], [5, 90, 12, 70, 3, 88, 1], [0, nil, 50, 100],
    ] as [[Double?]])
  func `never contradicts the dot by more than a twentieth of the scale`(values: [Double?]) throws {
    let scene = try scene(values)
    for frame in 0...25 {
      let (figure, pen) = try shown(scene, at: Double(frame) / 25, of: values)
      #expect(abs(figure - pen) <= 5.3, "\(frame): \(figure) \(pen)")
    }
    #expect(try shown(scene, at: 1, of: values).figure == values.last)
  }

  @Test func `noise ends on the truth, in 60 numbers at most`() throws {
    let noise = (0..<500).map { Double($0 * 7919 % 101) }
    let plot = Plot(points: noise.enumerated().map { DataPoint(Double($0), $1) })
    let steps = try #require(Statistic().counting(in: plot, Reading(duration: 1)))
    #expect(steps.levels.count <= 60 && steps.last == noise.last)
  }

  @Test func `a change comes in when the pen has arrived`() throws {
    let scene = try scene([4, 8], Statistic(.changePercent).with { $0.hasPill = true })
    let opacities = [0.5, 0.99, 1.25, 2].map {
      scene.presentation(at: Seconds($0)).layers[0].opacity
    }
    #expect(opacities == [0, 0, 1, 1])
  }

  @Test func `what stands at once does not count`() throws {
    let plot = Plot(points: [DataPoint(0, 1), DataPoint(1, 7)])
    let layer = try Statistic().layer(in: DialContext(reading: Reading(duration: 0), plot: plot))
    guard case .text(let text) = layer.content else {
      Issue.record("there is no number")
      return
    }
    #expect(text.string == "7" && layer.animations.isEmpty)
  }
}
