extension AnimationValue {
  /// The first and the last value of a change, as in Core Animation: a sum or difference with `by`,
  /// the layer's own value for a missing one.
  ///
  /// | given | change |
  /// |---|---|
  /// | from, to | from … to |
  /// | from, by | from … from + by |
  /// | to, by | to - by … to |
  /// | from | from … own |
  /// | to | own … to |
  /// | by | own … own + by |
  /// | nothing | own … own |
  static func ends(
    from: AnimationValue?, to: AnimationValue?, by: AnimationValue?, own: AnimationValue
  ) -> (first: AnimationValue, last: AnimationValue) {
    guard let by else { return (from ?? own, to ?? own) }
    if let to { return (from ?? to.adding(by, -1) ?? to, to) }
    let first = from ?? own
    return (first, first.adding(by, 1) ?? first)
  }

  /// The fault of such a change, or nil.
  static func endsFault(
    from: AnimationValue?, to: AnimationValue?, by: AnimationValue?, own: AnimationValue
  ) -> AnimationFault? {
    guard let by else { return nil }
    if from != nil, to != nil {
      return AnimationFault("byValue", "cannot be given together with both other values")
    }
    if (from ?? to ?? own).adding(by, 1) != nil { return nil }
    if case .numbers = by {
      return AnimationFault("byValue", "must have as many numbers as the value it is added to")
    }
    return AnimationFault("byValue", "cannot be added to a \(by.kind); give both ends instead")
  }

  /// The value with another of the same type added `count` times, or nil for types without sums.
  ///
  /// Colours have none: Core Animation does not add them, and SVG would cut them off at white.
  func adding(_ other: AnimationValue, _ count: Double) -> AnimationValue? {
    switch (self, other) {
    case (.number, .number), (.angle, .angle), (.vector, .vector), (.scale, .scale):
      accumulating(other, count)
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 * count })
    default: nil
    }
  }

  /// The noun for a value of the type in messages.
  var kind: String {
    switch self {
    case .number: "number"
    case .angle: "rotation"
    case .vector: "translation"
    case .scale: "scale"
    case .bool: "truth value"
    case .color: "colour"
    case .path: "path"
    case .colors: "list of colours"
    case .numbers: "list of numbers"
    case .place: "place on a path"
    }
  }
}
