import SweepGeometry
import SweepScene

/// The labels of a scale that fit, and the size in which they do.
///
/// The part and the scale are handed on rather than kept, as they are large and would be copied.
struct LabelRow {
  private(set) var size: Double
  private(set) var row: [Label] = []

  /// The sizes that are tried, in parts of the one asked for; the last ones where labels must stay.
  private static let sizes = [1, 0.92, 0.84]
  private static let smallerSizes = sizes + [0.76, 0.68, 0.6]

  /// Makes the type up to a sixth smaller, then leaves out the first label where it touches the
  /// last alone, and then labels in between until no two touch. Where it may not, it goes on down to
  /// three fifths, and leaves out labels in between too, or of readings of one's own those that touch.
  init(_ labels: Labels, in context: DialContext) throws(DialError) {
    size = labels.size
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
    dropTouching(labels)
  }

  /// Whether the labels fit in one of the sizes, the greatest of which is taken; the first one may
  /// have to go where it touches the last, beyond the gap of the scale.
  private mutating func shrinks(_ labels: Labels, to sizes: [Double]) -> Bool {
    var roomy: Double?
    for shrink in sizes {
      size = max(labels.size * shrink, labels.leastSize)
      switch crowding(labels) {
      case .none: return true
      case .ends: roomy = roomy ?? size
      case .neighbours: break
      }
    }
    guard let roomy else { return false }
    size = roomy
    row.removeFirst()
    return true
  }

  private mutating func spell(_ values: [Double], _ labels: Labels, in context: DialContext) {
    let scale = context.scale
    let weight = labels.weight ?? context.theme.labelWeight
    let widths = FontWidths.of(family: labels.fontFamily ?? context.theme.fontFamily)
    var step = Double.infinity
    for index in values.indices.dropFirst() { step = min(step, values[index] - values[index - 1]) }
    row.removeAll(keepingCapacity: true)
    row.reserveCapacity(values.count)
    let isPlain = labels.isPlain(on: scale)
    let turn = EvenTurn(scale)
    for value in values {
      let digits = isPlain ? NumberStyle.digits(ofWhole: value) : nil
      let text = digits ?? labels.text(of: value, on: scale, every: step)
      if text.isEmpty { continue }
      let angle = turn?.angle(of: value) ?? scale.angle(of: value)
      let place = Place(
        value: value, angle: angle, heading: Vector(heading: angle),
        advance: widths.advance(of: text, weight: weight), hangs: digits == nil && text.hangs)
      row.append(Label(text: text, place: place))
    }
  }

  /// Which labels touch.
  private enum Crowding {
    case none
    /// The first and the last alone.
    case ends
    case neighbours
  }

  /// Which labels touch; the neighbours, which do first, are asked first.
  private func crowding(_ labels: Labels) -> Crowding {
    var boxes: [LabelBox] = []
    boxes.reserveCapacity(row.count)
    var found = Crowding.none
    for index in row.indices {
      let box = labels.box(of: row[index].place, size: size)
      for other in boxes.indices.reversed() where !box.isClear(of: boxes[other]) {
        guard other == 0, index > 1, index == row.count - 1 else { return .neighbours }
        found = .ends
      }
      boxes.append(box)
    }
    return found
  }

  /// Leaves out, from the first to the last but one, each label that touches one before it or the
  /// last.
  private mutating func dropTouching(_ labels: Labels) {
    guard let last = row.last else { return }
    var kept: [LabelBox] = []
    let end = labels.box(of: last.place, size: size)
    row =
      row.dropLast().filter { label in
        let box = labels.box(of: label.place, size: size)
        guard (kept + [end]).allSatisfy(box.isClear) else { return false }
        kept.append(box)
        return true
      } + [last]
  }
}
