import SweepGeometry
import SweepScene

/// A number that a drawing shows as text.
struct PrintedNumber {
  /// The number, and the number if its one separator has the other meaning.
  var value: Double
  var otherValue: Double?
  var otherMeaning: Double { otherValue ?? value }
  /// The text around the number.
  var prefix: String
  var suffix: String
  /// The separators and the number of digits behind the point.
  var grouping = ""
  var point = ""
  var decimals = 0
  /// The number of its element.
  var index = 0
  /// The middle of its figures, and their size, in the drawing's units.
  var middle = Point.zero
  var size = 0.0

  /// Reads a text such as `-1,200.5 km/h`; nil for one that is no number.
  init?(_ text: String) {
    guard text.utf8.count < 60, let first = text.firstIndex(where: Self.isDigit),
      let last = text.lastIndex(where: Self.isDigit)
    else { return nil }
    let core = text[first...last]
    (prefix, suffix) = (String(text[..<first]), String(text[text.index(after: last)...]))
    var start = prefix.filter { !$0.isWhitespace }
    let isNegative = start.last.map { "-\u{2212}\u{2013}".contains($0) } ?? false
    if isNegative { start.removeLast() }
    guard start.allSatisfy({ "+~≈$€£¥".contains($0) }), suffix.count <= 10 else { return nil }
    if isNegative { prefix = start }
    let marks = core.filter { !Self.isDigit($0) }
    guard marks.allSatisfy({ ".,'’ \u{a0}\u{2009}\u{202f}".contains($0) }), Set(marks).count < 3
    else { return nil }
    let sign = isNegative ? -1.0 : 1
    let (whole, fraction) = Self.parts(of: core, marks)
    let groups = whole.split { (mark: Character) -> Bool in !Self.isDigit(mark) }
    guard groups.dropFirst().allSatisfy({ $0.count == 3 }), groups.count == 1 || whole.first != "0"
    else { return nil }
    grouping = whole.first { !Self.isDigit($0) }.map(String.init) ?? ""
    point = fraction.isEmpty ? "" : String(core[whole.endIndex])
    decimals = fraction.count
    func number(_ text: some StringProtocol) -> Double? {
      Double(String(text.filter(Self.isDigit)))
    }
    guard let digits = number(core) else { return nil }
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    value = sign * digits / scale
    // 1.500 and 1,500 may be either.
    if marks.count == 1, ".,".contains(marks), core.suffix(4).first == marks.first, core.count < 8,
      core.first != "0"
    {
      otherValue = sign * (decimals > 0 ? digits : digits / 1000)
    }
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// The digits before and behind the point, which of two separators is the last one; a comma or blank before
  /// three digits divides groups.
  private static func parts(of core: Substring, _ marks: String) -> (Substring, Substring) {
    guard let mark = marks.last, let place = core.lastIndex(of: mark), ".,".contains(mark),
      marks.filter({ $0 == mark }).count == 1
    else { return (core, "") }
    let fraction = core[core.index(after: place)...]
    if mark == ",", marks.count == 1, fraction.count == 3, core.first != "0" { return (core, "") }
    return (core[..<place], fraction)
  }
}

extension DrawnElements {
  /// The numbers that the drawing shows, and the letters of a compass rose.
  var numbers: [PrintedNumber] {
    let rose = ["N": 0.0, "E": 90, "O": 90, "S": 180, "W": 270]
    let letters = Set(all.compactMap { $0.text?.string }).intersection(rose.keys)
    return all.indices.prefix(50_000).compactMap { index -> PrintedNumber? in
      guard let text = all[index].text else { return nil }
      var number = PrintedNumber(text.string)
      if letters.count == 4, text.runs.isEmpty, let angle = rose[text.string] {
        number = PrintedNumber("\(Int(angle))")
      }
      let box = text.usualBox
      number?.index = index
      number?.middle = all[index].map.apply(to: box.center)
      number?.size = text.fontSize * abs(all[index].map.determinant).squareRoot()
      return number
    }.prefix(2000).map(\.self)
  }
}
