import SweepGeometry
import SweepScene
import SweepType

/// The labels of a scale that fit, and the size in which they do.
///
/// The part and the scale are handed on rather than kept, as they are large and would be copied.
struct LabelRow {
  /// One label.
  struct Label {
    let text: String
    let value: Double
    let angle: Angle
    let heading: Vector
    /// The width in parts of the type's size.
    let advance: Double
    /// Whether a character reaches far below the baseline.
    let hangs: Bool
  }

  private(set) var size = 0.0
  private(set) var row: [Label] = []
  /// The room of each label.
  private(set) var boxes: [LabelBox] = []

  /// The sizes that are tried, in fractions of the requested one; the last ones if labels must
  /// stay.
  private static let sizes = [1, 0.92, 0.84]
  private static let smallerSizes = sizes + [0.76, 0.68, 0.6]

  /// Makes the type up to a sixth smaller, then leaves out the first label if it touches only the
  /// last, and then labels in between until no two touch. If labels must stay, it shrinks down to
  /// three fifths, and leaves out labels in between too, or of given readings those that touch.
  mutating func fit(_ labels: Labels, in context: DialContext) throws(DialError) {
    let source = try LabelSource(labels, on: context.scale)
    let mayDrop = labels.every == nil && labels.values == nil
    let isPatient = !mayDrop || context.scale.mapping.hasNames
    let sizes = isPatient ? Self.smallerSizes : Self.sizes
    var attempt = 0
    if mayDrop, labels.most < .max {
      while let values = try source.readings(attempt: attempt, on: context.scale),
        values.count > labels.most
      { attempt += 1 }
    }
    while let values = try source.readings(attempt: attempt, on: context.scale) {
      spell(values, labels, in: context)
      if shrinks(labels, to: attempt > 0 && labels.every != nil ? Self.sizes : sizes) { return }
      guard labels.values == nil, values.count > 1 else { break }
      attempt += 1
    }
    dropTouching()
  }

  /// Whether the labels fit in one of the sizes, of which the largest is used; the first one may be
  /// removed if it touches the last, beyond the gap of the scale.
  private mutating func shrinks(_ labels: Labels, to sizes: [Double]) -> Bool {
    var roomy: Double?
    for shrink in sizes {
      setBoxes(of: labels, size: max(labels.size * shrink, labels.leastSize))
      switch crowding {
      case .none: return true
      case .ends: roomy = roomy ?? size
      case .neighbours: break
      }
    }
    guard let roomy else { return false }
    row.removeFirst()
    setBoxes(of: labels, size: roomy)
    return true
  }

  private mutating func spell(_ values: [Double], _ labels: Labels, in context: DialContext) {
    let scale = context.scale
    let weight = labels.weight ?? context.theme.labelWeight
    var widths = context.theme.widths(of: labels.ownType)
    widths.figures = labels.isRow ? .proportional : .tabular
    var step = Double.infinity
    for index in values.indices.dropFirst() { step = min(step, values[index] - values[index - 1]) }
    row.removeAll(keepingCapacity: true)
    row.reserveCapacity(values.count)
    let style = labels.spelling(of: values, on: scale)
    for value in values {
      let text = labels.text(of: value, on: scale, every: step, style)
      if text.isEmpty { continue }
      let angle = scale.angle(of: value)
      row.append(
        Label(
          text: text, value: value, angle: angle, heading: Vector(heading: angle),
          advance: widths.advance(of: text, weight: weight) * labels.stretch, hangs: text.hangs))
    }
  }

  private mutating func setBoxes(of labels: Labels, size: Double) {
    self.size = size
    boxes.removeAll(keepingCapacity: true)
    boxes.reserveCapacity(row.count)
    let reach = commonReach(of: labels)
    for label in row { boxes.append(labels.box(of: label, size: size, reach: reach)) }
  }

  /// The distance of the middles from the radius, by which all upright figures are on one circle;
  /// nil for words, which have different lengths.
  private func commonReach(of labels: Labels) -> Double? {
    guard labels.stance == .upright, labels.texts.isEmpty else { return nil }
    var (least, most) = (Double.infinity, 0.0)
    for label in row {
      let reach = labels.reach(of: label, size: size)
      (least, most) = (min(least, reach), max(most, reach))
    }
    return most - least <= size ? most : nil
  }

  /// The labels that touch.
  private enum Crowding {
    case none
    /// The first and the last alone.
    case ends
    case neighbours
  }

  /// The labels that touch; neighbours, the likeliest, are tested first.
  private var crowding: Crowding {
    // Two whose middles are this far apart cannot touch, however they are turned.
    let reach = boxes.reduce(0) { max($0, 4 * $1.squaredReach) }
    var found = Crowding.none
    for (index, box) in boxes.enumerated() {
      for other in (0..<index).reversed() {
        let gap = boxes[other].center - box.center
        if gap.dot(gap) >= reach || box.isClear(of: boxes[other]) { continue }
        guard other == 0, index > 1, index == boxes.count - 1 else { return .neighbours }
        found = .ends
      }
    }
    return found
  }

  /// Drops each label but the last that touches one before it or the last.
  private mutating func dropTouching() {
    guard let end = boxes.last else { return }
    var kept: [Int] = []
    for index in boxes.indices.dropLast() {
      let isClear = (kept.map { boxes[$0] } + [end]).allSatisfy(boxes[index].isClear)
      if isClear { kept.append(index) }
    }
    kept.append(boxes.count - 1)
    (row, boxes) = (kept.map { row[$0] }, kept.map { boxes[$0] })
  }
}

/// The room of a line of text on a dial: a rectangle about its optical middle, with a little air.
struct LabelBox {
  var center: Point
  /// The turn of the text's baseline; zero for upright text.
  var turn: Angle
  var halfWidth: Double
  var halfHeight: Double

  /// Makes the room of a text whose width is given in parts of its size.
  init(center: Point, turn: Angle = .zero, advance: Double, hangs: Bool, size: Double) {
    // Figures and capitals are 0.72 high; letters with a descender reach 0.21 below the baseline.
    self.center = center
    self.turn = turn
    halfWidth = advance * size / 2 + 0.14 * size
    halfHeight = (hangs ? 0.59 : 0.42) * size
  }

  /// The square of the distance of a corner from the center.
  var squaredReach: Double { halfWidth * halfWidth + halfHeight * halfHeight }

  /// Whether no point lies in both rectangles: whether one of their sides parts them.
  @inline(__always)
  func isClear(of other: LabelBox) -> Bool {
    guard turn == .zero, other.turn == .zero else { return isClear(ofTurned: other) }
    let gap = other.center - center
    return abs(gap.dx) >= halfWidth + other.halfWidth
      || abs(gap.dy) >= halfHeight + other.halfHeight
  }

  private func isClear(ofTurned other: LabelBox) -> Bool {
    let gap = other.center - center
    return [turn, turn + .degrees(90), other.turn, other.turn + .degrees(90)].contains { side in
      // A direction along the text is 90° on from its turn.
      let axis = Vector(heading: side + .degrees(90))
      return abs(gap.dot(axis)) >= reach(along: axis) + other.reach(along: axis) - 1e-9
    }
  }

  /// Half of the width of its shadow on an axis.
  func reach(along axis: Vector) -> Double {
    let along = Vector(heading: turn + .degrees(90))
    return abs(axis.dot(along)) * halfWidth + abs(axis.cross(along)) * halfHeight
  }
}
