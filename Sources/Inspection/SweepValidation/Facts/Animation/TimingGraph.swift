/// Which animations wait for others.
struct TimingGraph {
  private let numbers: [Int: Int]

  init(_ facts: Facts) {
    // Most files have no animation that waits for another, and need no table.
    let isNeeded = facts.animations.contains {
      $0.moments.contains(where: \.moment.isAnimationEvent)
    }
    numbers =
      isNeeded
      ? Dictionary(uniqueKeysWithValues: facts.animations.enumerated().map { ($1.node, $0) }) : [:]
  }

  /// The number of the animation that an element is; nil where it is none.
  func animation(at node: Int) -> Int? { numbers[node] }

  /// The numbers of the animations without which one never begins; nil where something else begins
  /// it, or nothing in the file.
  func bases(of animation: AnimationFacts, _ facts: Facts) -> [Int]? {
    guard !animation.begins.isEmpty else { return nil }
    var bases: [Int] = []
    for moment in animation.begins {
      guard moment.isAnimationEvent, let node = moment.id.flatMap(facts.element(withID:)),
        let number = numbers[node]
      else { return nil }
      bases.append(number)
    }
    return bases
  }
}

extension Moment {
  /// Whether it is a time of another animation.
  var isAnimationEvent: Bool { kind == .begin || kind == .end || kind == .repeat }
}
