import SweepGeometry
import SweepScene

/// The labels of a scale while it is found out how many of them fit, and in which size.
struct LabelRow {
  let labels: Labels
  let scale: Scale
  private(set) var step: Double
  private(set) var size: Double
  private(set) var marks: [Mark] = []
  private(set) var texts: [String] = []

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
    for factor in [1, 2, 4, 5, 10, 20, 50, 100] where factor == 1 || mayDrop {
      try spell(step * Double(factor))
      for shrink in [1, 0.92, 0.84] + (mayDrop ? [] : [0.76, 0.68, 0.6]) {
        size = asked * shrink
        if isClear { return }
      }
    }
  }

  private mutating func spell(_ step: Double) throws(DialError) {
    marks = try scale.multiples(of: step)
    texts = marks.map { mark in
      labels.numerals == .roman ? Roman.numeral(mark.value) : labels.style.string(mark.value)
    }
  }

  /// Whether no label comes nearer to the next one than a third of a digit.
  private var isClear: Bool {
    guard marks.count > 1, labels.stance == .upright else { return true }
    let boxes = zip(marks, texts).map { mark, text in
      let middle = labels.place(of: text, at: mark.angle, size: size)
      let half = Vector(dx: text.advance * size / 2 + 0.1 * size, dy: 0.42 * size)
      return (middle: middle, half: half)
    }
    let pairs = zip(boxes, boxes.dropFirst() + (scale.isFullCircle ? boxes.prefix(1) : []))
    return pairs.allSatisfy { a, b in
      abs(a.middle.x - b.middle.x) >= a.half.dx + b.half.dx
        || abs(a.middle.y - b.middle.y) >= a.half.dy + b.half.dy
    }
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
