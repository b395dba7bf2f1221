import SweepValues
import SweepVocabulary
import SweepXML

/// Checks values against a pattern and finds the first difference.
///
/// The sets of states that a value can be in are found on demand and kept, so
/// the time depends on the length of the value alone. It belongs to one thread.
final class ValuePattern {
  /// The most sets that are kept; beyond them all is found anew.
  private static let limit = 4_096
  private static let dead: Int32 = 0
  private static let unknown: Int32 = -1

  private let allowsEndingPoints: Bool
  private let pattern: PatternStates
  private var numbers: [[Int]: Int32] = [:]
  private var sets: [[Int]] = []
  private var table: [Int32] = []
  private var isEnd: [Bool] = []
  private var start: Int32 = 0

  init(_ pattern: PatternStates, allowsEndingPoints: Bool = false) {
    self.pattern = pattern
    self.allowsEndingPoints = allowsEndingPoints
    forget()
  }

  /// The offset of the first byte with which no value of this kind continues, or the value's length
  /// if it ends too early; nil for a valid value.
  func fault(in value: ArraySlice<UInt8>) -> Int? {
    let fault = value.withUnsafeBufferPointer { self.fault(in: $0) }
    guard fault != nil, allowsEndingPoints else { return fault }
    return value.withDigitsForEndingPoints.withUnsafeBufferPointer { self.fault(in: $0) }
  }

  private func fault(in value: UnsafeBufferPointer<UInt8>) -> Int? {
    var state = start
    for offset in value.indices {
      var next = table[Int(state) << 8 | Int(value[offset])]
      if next == Self.unknown { next = follow(&state, value[offset]) }
      if next == Self.dead { return offset }
      state = next
    }
    return isEnd[Int(state)] ? nil : value.count
  }

  private func follow(_ state: inout Int32, _ byte: UInt8) -> Int32 {
    if sets.count >= Self.limit {
      let set = sets[Int(state)]
      forget()
      state = number(of: set)
    }
    var reached: Set<Int> = []
    for origin in sets[Int(state)] {
      guard case .byte(let bytes, let next) = pattern.states[origin], bytes.contains(byte) else {
        continue
      }
      reach(next, &reached)
    }
    let next = number(of: reached.sorted())
    table[Int(state) << 8 | Int(byte)] = next
    return next
  }

  private func reach(_ state: Int, _ reached: inout Set<Int>) {
    var rest = [state]
    while let state = rest.popLast() {
      guard reached.insert(state).inserted else { continue }
      if case .split(let first, let second) = pattern.states[state] { rest += [first, second] }
    }
  }

  private func number(of set: [Int]) -> Int32 {
    if let known = numbers[set] { return known }
    let number = Int32(sets.count)
    numbers[set] = number
    sets.append(set)
    table += [Int32](repeating: Self.unknown, count: 256)
    isEnd.append(set.contains { if case .end = pattern.states[$0] { true } else { false } })
    return number
  }

  private func forget() {
    (numbers, sets, table, isEnd) = ([:], [], [], [])
    _ = number(of: [])
    var first: Set<Int> = []
    reach(pattern.start, &first)
    start = number(of: first.sorted())
  }
}

extension ArraySlice<UInt8> {
  /// The bytes with a digit for each point that ends a number, as in `12.` (SVG 1.1, 8.3.9).
  fileprivate var withDigitsForEndingPoints: [UInt8] {
    var bytes = Array(self)
    var hasPoint = false
    for at in bytes.indices {
      if bytes[at].isDigit { continue }
      guard bytes[at] == UInt8(ascii: ".") else {
        hasPoint = false
        continue
      }
      let next = at + 1 < bytes.count ? bytes[at + 1] : 0
      let isEnd = !hasPoint && at > 0 && bytes[at - 1].isDigit && !next.isDigit && next != 0x2E
      if isEnd { bytes[at] = UInt8(ascii: "0") }
      hasPoint = !isEnd
    }
    return bytes
  }
}

/// The states of a pattern, each with transitions to others at once or by one byte (K. Thompson,
/// "Regular expression search algorithm", 1968).
struct PatternStates: Sendable {
  enum State: Sendable {
    /// Goes on with a byte of the set.
    case byte(ByteSet, next: Int)
    /// Goes on in both ways.
    case split(Int, Int)
    /// The whole pattern has been seen.
    case end
  }

  private(set) var states: [State] = [.end]
  private(set) var start = 0

  init(_ syntax: PatternSyntax, ignoringCase: Bool = false) {
    start = add(ignoringCase ? syntax.ignoringCase : syntax, then: 0)
  }

  /// Adds the states of an expression that is followed by a state; its first one.
  private mutating func add(_ syntax: PatternSyntax, then next: Int) -> Int {
    switch syntax {
    case .bytes(let set): return append(.byte(set, next: next))
    case .sequence(let pieces):
      return pieces.reversed().reduce(next) { next, piece in add(piece, then: next) }
    case .choice(let branches):
      let starts = branches.map { add($0, then: next) }
      return starts.dropLast().reversed().reduce(starts[starts.count - 1]) { rest, start in
        append(.split(start, rest))
      }
    case .repetition(let piece, let minimum, let maximum):
      var first = next
      if let maximum {
        for _ in 0..<max(0, maximum - minimum) {
          first = append(.split(add(piece, then: first), next))
        }
      } else {
        let loop = append(.split(next, next))
        states[loop] = .split(add(piece, then: loop), next)
        first = loop
      }
      for _ in 0..<minimum { first = add(piece, then: first) }
      return first
    }
  }

  private mutating func append(_ state: State) -> Int {
    states.append(state)
    return states.count - 1
  }
}

extension PatternSyntax {
  fileprivate var ignoringCase: PatternSyntax {
    switch self {
    case .bytes(let set): .bytes(set.ignoringCase)
    case .sequence(let pieces): .sequence(pieces.map(\.ignoringCase))
    case .choice(let branches): .choice(branches.map(\.ignoringCase))
    case .repetition(let piece, let minimum, let maximum):
      .repetition(piece.ignoringCase, minimum: minimum, maximum: maximum)
    }
  }
}

/// The patterns of types, each compiled at its first use.
///
/// The automata are cached and belong to one thread.
final class ValueSpellings {
  private let isSVG11: Bool
  private var patterns: [ValueType: ValuePattern] = [:]

  /// Spellings of SVG 2, or of SVG 1.1.
  init(ofSVG11: Bool = false) { isSVG11 = ofSVG11 }

  /// The offset of the first invalid byte of a value; nil if the value is valid.
  func fault(in value: ArraySlice<UInt8>, of type: ValueType) -> Int? {
    pattern(of: type)?.fault(in: value)
  }

  /// The pattern of a type; nil if any text is valid.
  func pattern(of type: ValueType) -> ValuePattern? {
    if type.pattern.isEmpty { return nil }
    if let known = patterns[type] { return known }
    // SVG 1.1 has a profile behind a colour (11.2), which browsers do not know.
    let hasProfile = isSVG11 && (type.meaning == .color || type.meaning == .paint)
    let profile = hasProfile ? "( +icc-color\\([^()]*\\))?" : ""
    guard let syntax = PatternSyntax(hasProfile ? "(\(type.pattern))\(profile)" : type.pattern)
    else {
      preconditionFailure("'\(type.name)' has a pattern that cannot be read: \(type.pattern)")
    }
    let pattern = ValuePattern(
      PatternStates(syntax, ignoringCase: type.ignoresCase),
      allowsEndingPoints: isSVG11 && [.path, .points, .transforms].contains(type.meaning))
    patterns[type] = pattern
    return pattern
  }
}
