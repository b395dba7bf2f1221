import SweepGeometry
import SweepScene

/// The labels of a scale while it is found out how many of them fit, and in which size.
struct LabelRow {
  let labels: Labels
  let scale: Scale
  private(set) var step: Double
  private(set) var size: Double
  private(set) var row: [Label] = []

  /// One label, with what its place depends on.
  struct Label {
    let value: Double
    let angle: Angle
    let heading: Vector
    let text: String
    /// The width in parts of the type's size.
    let advance: Double
    /// The middle, in the size that is tried.
    var place = Point.zero
  }

  init(labels: Labels, step: Double, size: Double, in scale: Scale) {
    self.labels = labels
    self.scale = scale
    self.step = step
    self.size = size
  }

  /// Makes the type up to a sixth smaller, and then leaves labels out until no two touch; where it
  /// may not, it goes on down to three fifths.
  mutating func fit(mayDrop: Bool) throws(DialError) {
    let asked = size
    for factor in Self.factors where factor == 1 || mayDrop {
      try spell(step * factor)
      for shrink in Self.shrinks where shrink >= 0.84 || !mayDrop {
        size = asked * shrink
        for index in row.indices {
          row[index].place = labels.place(
            row[index].heading, advance: row[index].advance, size: size)
        }
        if isClear { return }
      }
    }
  }

  /// How many times fewer labels there may be.
  private static let factors: [Double] = [1, 2, 4, 5, 10, 20, 50, 100]
  /// The sizes that are tried, as parts of the one asked for.
  private static let shrinks = [1, 0.92, 0.84, 0.76, 0.68, 0.6]

  private mutating func spell(_ step: Double) throws(DialError) {
    let marks = try scale.multiples(of: step)
    row.removeAll(keepingCapacity: true)
    row.reserveCapacity(marks.count)
    for mark in marks {
      let value = Double(mark) * step
      let angle = scale.angle(of: value)
      let text = labels.numerals == .roman ? Roman.numeral(value) : labels.style.string(value)
      row.append(
        Label(
          value: value, angle: angle, heading: Vector(heading: angle), text: text,
          advance: text.advance))
    }
  }

  /// Whether no label comes nearer to the next one than a third of a digit.
  private var isClear: Bool {
    guard row.count > 1, labels.stance == .upright else { return true }
    if scale.isFullCircle, !areClear(row.count - 1, 0) { return false }
    return (1..<row.count).allSatisfy { areClear($0 - 1, $0) }
  }

  private func areClear(_ a: Int, _ b: Int) -> Bool {
    let gap = row[a].place - row[b].place
    func halfWidth(_ index: Int) -> Double { row[index].advance * size / 2 + 0.1 * size }
    return abs(gap.dx) >= halfWidth(a) + halfWidth(b) || abs(gap.dy) >= 0.42 * size + 0.42 * size
  }
}

/// Roman numerals.
enum Roman {
  /// The numeral of a whole number of 1 … 3999, with IIII as on clock faces; else the number.
  static func numeral(_ value: Double) -> String {
    guard value == value.rounded(), (1...3999).contains(value) else {
      return NumberStyle().string(value)
    }
    if value == 4 { return "IIII" }
    let digits: [(Int, String)] = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = Int(value)
    var text = ""
    for (worth, digit) in digits {
      while rest >= worth {
        text += digit
        rest -= worth
      }
    }
    return text
  }
}
