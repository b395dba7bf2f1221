/// The states of a pattern, each of which goes on to others at once or by one byte (K. Thompson,
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
  /// The expression with letters of both cases.
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
