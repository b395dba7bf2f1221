import SweepGeometry
import SweepScene

/// The labels of a scale while it is found out how many of them fit, and in which size.
struct LabelRow {
  let labels: Labels
  let scale: Scale
  /// The measures of the type.
  let widths: FontWidths
  let weight: Int
  private(set) var size: Double
  private(set) var row: [Label] = []

  /// One label.
  struct Label {
    let text: String
    let place: Place
  }

  /// What the place of a label depends on: numbers alone, which are copied at no cost.
  struct Place {
    let value: Double
    let angle: Angle
    let heading: Vector
    /// The width in parts of the type's size.
    let advance: Double
    /// Whether a character reaches far below the baseline.
    let hangs: Bool
  }

  init(labels: Labels, in context: DialContext) {
    self.labels = labels
    self.scale = context.scale
    self.size = labels.size
    self.weight = labels.weight ?? context.theme.labelWeight
    self.widths = .of(family: labels.fontFamily ?? context.theme.fontFamily)
  }

  /// The sizes that are tried, in parts of the one asked for.
  private static let sizes = [1, 0.92, 0.84, 0.76, 0.68, 0.6]

  /// Makes the type up to a sixth smaller, and then leaves labels out until no two touch; where it
  /// may not, it goes on down to three fifths, and leaves out only those that touch still.
  mutating func fit() throws(DialError) {
    let source = try LabelSource(labels, on: scale)
    let mayDrop = labels.every == nil && labels.values == nil
    let isPatient = !mayDrop || scale.mapping.hasNames
    var attempt = 0
    while let values = try source.readings(attempt: attempt, on: scale) {
      spell(values)
      for shrink in Self.sizes.prefix(isPatient ? 6 : 3) {
        size = labels.size * shrink
        if isClear { return }
      }
      guard mayDrop, values.count > 1 else { break }
      attempt += 1
    }
    dropTouching()
  }

  private mutating func spell(_ values: [Double]) {
    var step = Double.infinity
    for index in values.indices.dropFirst() { step = min(step, values[index] - values[index - 1]) }
    row.removeAll(keepingCapacity: true)
    row.reserveCapacity(values.count)
    let isPlain = labels.isPlain(on: scale)
    for value in values {
      let digits = isPlain ? NumberStyle.digits(ofWhole: value) : nil
      let text = digits ?? labels.text(of: value, on: scale, every: step)
      if text.isEmpty { continue }
      let angle = scale.angle(of: value)
      let place = Place(
        value: value, angle: angle, heading: Vector(heading: angle),
        advance: widths.advance(of: text, weight: weight), hangs: digits == nil && text.hangs)
      row.append(Label(text: text, place: place))
    }
  }

  /// Whether no label touches another one; the neighbours, which do first, are asked first.
  private var isClear: Bool {
    var boxes: [LabelBox] = []
    boxes.reserveCapacity(row.count)
    for index in row.indices {
      let box = labels.box(of: row[index].place, size: size)
      for other in boxes.indices.reversed() where !box.isClear(of: boxes[other]) { return false }
      boxes.append(box)
    }
    return true
  }

  /// Leaves out, from the first to the last but one, each label that touches one before it or the
  /// last.
  private mutating func dropTouching() {
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
