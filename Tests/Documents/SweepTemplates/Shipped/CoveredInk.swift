import Foundation
@testable import SweepDials
import SweepGeometry
import SweepScene
import SweepType

/// The part of the numerals' ink that hands cover, measured on the drawn outlines: those of glyphs,
/// and those of hands with their edges.
struct CoveredInk {
  /// A numeral as points spread evenly over its ink.
  struct Numeral {
    var text: String
    var points: [Point]
    /// Its place in the order in which things are drawn.
    var order: Int
  }

  /// A hand that points up, and its direction.
  struct Hand {
    var name: String
    var outlines: [(polygon: [Point], edge: Double)]
    var toDial: Affine
    var angle: Angle
    var order: Int

    /// Its length from the pivot.
    var reach: Double {
      outlines.flatMap { outline in
        outline.polygon.map { ($0 - Point.zero).length + outline.edge }
      }.max() ?? 0
    }
  }

  private(set) var numerals: [Numeral] = []
  /// The figures of readouts.
  private(set) var readings: [Numeral] = []
  private(set) var hands: [Hand] = []
  private let face: DrawnFace
  private var order = 0

  private static let handNames: Set = ["needle", "hour", "minute", "second"]

  init(_ scene: Layer.Scene) {
    face = scene.drawnFace ?? .engineering
    for layer in scene.layers { add(layer, .identity, in: "") }
  }

  /// The hands that cross a numeral at their final directions, as in `needle over 70`; the edge
  /// around a hand may touch one.
  var struck: [String] {
    hands.flatMap { hand in
      var bare = hand
      bare.outlines = hand.outlines.filter { $0.edge == 0 }
      let reach = bare.reach
      return numerals.filter { numeral in
        guard let place = heading(to: numeral, from: hand), place.distance < reach else {
          return false
        }
        return covered(numeral, by: bare, at: hand.angle) > 0
      }.map { "\(hand.name) over \($0.text)" }
    }
  }

  /// The hands that lie over the figures of a readout at their final directions.
  var struckReadings: [String] {
    hands.flatMap { hand in
      readings.filter { covered($0, by: hand, at: hand.angle) > 0 }
        .map { "\(hand.name) over \($0.text)" }
    }
  }

  /// The part of a numeral's ink that a hand covers at an angle, 0 … 1.
  func covered(_ numeral: Numeral, by hand: Hand, at angle: Angle) -> Double {
    guard hand.order > numeral.order, !numeral.points.isEmpty,
      let back = (hand.toDial * .rotation(angle)).inverted
    else { return 0 }
    let count = numeral.points.count { point in
      let place = back.apply(to: point)
      return hand.outlines.contains { $0.polygon.covers(place, within: $0.edge) }
    }
    return Double(count) / Double(numeral.points.count)
  }

  /// The direction from the pivot of a hand to the middle of a numeral, and its distance.
  func heading(to numeral: Numeral, from hand: Hand) -> (angle: Angle, distance: Double)? {
    guard let back = hand.toDial.inverted, let box = Rect(around: numeral.points) else {
      return nil
    }
    let way = back.apply(to: box.center) - Point.zero
    guard way.length > 1e-6 else { return nil }
    let angle = Angle.radians(atan2(way.dx, -way.dy))
    return (angle, way.length - Vector(dx: box.size.width, dy: box.size.height).length / 2)
  }

  private mutating func add(
    _ layer: Layer, _ outer: Affine, in part: String, _ figures: FigureSpacing = .tabular
  ) {
    if layer.isHidden || layer.opacity < 0.01 { return }
    order += 1
    if Self.handNames.contains(layer.name), case .rotate(let angle)? = layer.transform.first {
      var still = layer
      still.transform.removeFirst()
      still.position = .zero
      let base = outer * .translation(layer.position - .zero)
      hands.append(
        Hand(
          name: layer.name, outlines: outlines(of: still, .identity), toDial: base, angle: angle,
          order: order))
      return
    }
    let map = outer * layer.affine
    let part = ["labels", "readout"].contains(layer.name) ? layer.name : part
    if case .text(let text) = layer.content {
      if part == "labels" { numerals.append(numeral(text, map, figures)) }
      if part == "readout" { readings.append(numeral(text, map, figures)) }
    }
    let count = readings.count
    let figures = layer.textRow == nil ? FigureSpacing.tabular : .proportional
    for sublayer in layer.sublayers { add(sublayer, map, in: part, figures) }
    guard layer.masksToBounds, let back = map.inverted else { return }
    // Of the numbers on a strip the one in the window is seen.
    let seen = readings[count...].filter { number in
      number.points.allSatisfy { layer.bounds.contains(back.apply(to: $0)) }
    }
    readings.replaceSubrange(count..., with: seen)
  }

  private func outlines(
    of layer: Layer, _ outer: Affine
  ) -> [(polygon: [Point], edge: Double)] {
    if layer.isHidden { return [] }
    let map = outer * layer.affine
    var outlines: [(polygon: [Point], edge: Double)] = []
    if case .shape(let shape) = layer.content {
      let edge = shape.strokeColor == .none ? 0 : shape.lineWidth / 2
      outlines = shape.path.polygons(8).map { ($0.map(map.apply(to:)), edge) }
    }
    return outlines + layer.sublayers.flatMap { self.outlines(of: $0, map) }
  }

  private func numeral(_ text: Layer.Text, _ map: Affine, _ figures: FigureSpacing) -> Numeral {
    let anchor: TextAnchor =
      switch text.alignment {
      case .start: .start
      case .middle: .middle
      case .end: .end
      }
    let row = (text.drawnFace ?? face).typeface.typeset(
      text.string, size: 0.72 * text.fontSize, weight: Weight(text.fontWeight), anchor: anchor,
      figures: figures)
    let ink = row.inkPoints(apart: text.fontSize / 16)
    return Numeral(text: text.string, points: ink.map(map.apply(to:)), order: order)
  }
}

extension TypesetRow {
  /// Points spread evenly over the ink.
  fileprivate func inkPoints(apart step: Double) -> [Point] {
    let polygons = path.polygons(6)
    var points: [Point] = []
    for y in stride(from: inkBounds.minY, through: inkBounds.maxY, by: step) {
      for x in stride(from: inkBounds.minX, through: inkBounds.maxX, by: step) {
        let point = Point(x, y)
        let isInk =
          switch ink {
          case .stroke(let width, _):
            polygons.contains { $0.comesNear(point, within: width / 2) }
          case .fill: polygons.reduce(0) { $0 + $1.turns(about: point) } != 0
          }
        if isInk { points.append(point) }
      }
    }
    return points
  }
}

extension Path {
  /// Its subpaths with each curve in some pieces.
  fileprivate func polygons(_ pieces: Int) -> [[Point]] {
    var polygons: [[Point]] = []
    forEachSegment { segment in
      let start = segment.point(at: 0)
      if polygons.last?.last != start { polygons.append([start]) }
      let count = if case .line = segment { 1 } else { pieces }
      for step in 1...count {
        polygons[polygons.count - 1].append(segment.point(at: Double(step) / Double(count)))
      }
    }
    return polygons
  }
}

extension [Point] {
  /// Whether a point lies inside or at most so far from the outline.
  fileprivate func covers(_ point: Point, within distance: Double) -> Bool {
    turns(about: point) != 0 || distance > 0 && comesNear(point, within: distance)
  }

  fileprivate func comesNear(_ point: Point, within distance: Double) -> Bool {
    for index in 1..<Swift.max(count, 1) {
      let (a, b) = (self[index - 1], self[index])
      // Most are far away.
      if Swift.min(a.x, b.x) - distance > point.x || Swift.max(a.x, b.x) + distance < point.x
        || Swift.min(a.y, b.y) - distance > point.y || Swift.max(a.y, b.y) + distance < point.y
      {
        continue
      }
      let (way, line) = (point - a, b - a)
      let length = line.dot(line)
      let share = length > 0 ? Swift.min(Swift.max(way.dot(line) / length, 0), 1) : 0
      if (point - (a + line * share)).length <= distance { return true }
    }
    return false
  }

  /// The winding number of the outline around a point, closed from its end to its start.
  fileprivate func turns(about point: Point) -> Int {
    var turns = 0
    for index in indices {
      let (a, b) = (self[index], self[index + 1 == count ? 0 : index + 1])
      guard (a.y > point.y) != (b.y > point.y) else { continue }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > point.x { turns += a.y < b.y ? 1 : -1 }
    }
    return turns
  }
}

extension Rect {
  fileprivate init?(around points: [Point]) {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
