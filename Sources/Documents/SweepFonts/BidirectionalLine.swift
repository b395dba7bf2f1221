/// The embedding levels of the characters of a line that runs from left to right, SVG's default:
/// even ones run to the right, odd ones to the left (UAX #9, 3.3.4 to 3.3.6).
///
/// Characters that embed or isolate have no effect.
struct BidirectionalLine {
  private var kinds: [BidirectionalClass]

  static func levels(of scalars: [Unicode.Scalar]) -> [Int] {
    // No character below U+0590 runs to the left.
    guard scalars.contains(where: { $0.value >= 0x590 }) else {
      return [Int](repeating: 0, count: scalars.count)
    }
    var line = BidirectionalLine(kinds: scalars.map(BidirectionalClass.init))
    guard line.kinds.contains(where: { [.right, .arabicLetter, .arabicNumber].contains($0) }) else {
      return [Int](repeating: 0, count: scalars.count)
    }
    line.resolveNumbers()
    line.resolveBrackets(scalars)
    line.resolveNeutrals()
    return line.kinds.map { kind in
      switch kind {
      case .right, .arabicLetter: 1
      case .europeanNumber, .arabicNumber: 2
      default: 0
      }
    }
  }

  /// W1 to W7.
  private mutating func resolveNumbers() {
    var (before, strong) = (BidirectionalClass.left, BidirectionalClass.left)
    for index in kinds.indices {
      if kinds[index] == .mark { kinds[index] = before }
      if kinds[index] == .europeanNumber, strong == .arabicLetter { kinds[index] = .arabicNumber }
      before = kinds[index]
      if [.left, .right, .arabicLetter].contains(before) { strong = before }
    }
    for index in kinds.indices.dropFirst().dropLast() {
      let (last, next) = (kinds[index - 1], kinds[index + 1])
      let joins =
        kinds[index] == .separator && last == .europeanNumber
        || kinds[index] == .commonSeparator && (last == .europeanNumber || last == .arabicNumber)
      if joins, last == next { kinds[index] = last }
    }
    joinTerminators()
    strong = .left
    for index in kinds.indices {
      switch kinds[index] {
      case .arabicLetter: kinds[index] = .right
      case .separator, .terminator, .commonSeparator: kinds[index] = .neutral
      case .europeanNumber where strong == .left: kinds[index] = .left
      default: break
      }
      if kinds[index] == .left || kinds[index] == .right { strong = kinds[index] }
    }
  }

  /// Signs such as % beside European numbers belong to them (W5).
  private mutating func joinTerminators() {
    func join(_ indices: some Sequence<Int>) {
      var isAfterNumber = false
      for index in indices {
        if kinds[index] == .terminator, isAfterNumber { kinds[index] = .europeanNumber }
        isAfterNumber = kinds[index] == .europeanNumber
      }
    }
    join(kinds.indices)
    join(kinds.indices.reversed())
  }

  /// The most brackets that may be open (UAX #9, BD16).
  private static let mostOpen = 63

  /// Both brackets of a pair have the direction of their content (N0).
  private mutating func resolveBrackets(_ scalars: [Unicode.Scalar]) {
    var open: [(sign: Unicode.Scalar, index: Int)] = []
    var pairs: [(Int, Int)] = []
    let closing: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]
    for (index, scalar) in scalars.enumerated() where kinds[index] == .neutral {
      if closing.values.contains(scalar) {
        if open.count == Self.mostOpen { break }
        open.append((scalar, index))
      } else if let sign = closing[scalar], let place = open.lastIndex(where: { $0.sign == sign }) {
        pairs.append((open[place].index, index))
        open.removeSubrange(place...)
      }
    }
    for (start, end) in pairs.sorted(by: { $0.0 < $1.0 }) {
      let inside = kinds[start..<end].compactMap(\.direction)
      guard !inside.isEmpty else { continue }
      let before = kinds[..<start].last { $0.direction != nil }?.direction ?? .left
      let kind: BidirectionalClass =
        inside.contains(.left) || before == .left ? .left : .right
      (kinds[start], kinds[end]) = (kind, kind)
    }
  }

  /// N1, N2, and the remainder at the end of the line (L1).
  private mutating func resolveNeutrals() {
    var start = 0
    while start < kinds.count {
      var end = start
      while end < kinds.count, kinds[end].direction == nil { end += 1 }
      let before = start == 0 ? .left : kinds[start - 1].direction ?? .left
      let after = end == kinds.count ? .left : kinds[end].direction ?? .left
      for index in start..<end { kinds[index] = before == after ? before : .left }
      start = end + 1
    }
  }
}

extension BidirectionalClass {
  /// The direction that a character gives to the neutral ones about it; nil for those.
  fileprivate var direction: BidirectionalClass? {
    switch self {
    case .left: .left
    case .right, .arabicLetter, .europeanNumber, .arabicNumber: .right
    default: nil
    }
  }
}
