import SweepGeometry

/// The readings of the marks of a scale, by weight, each list rising.
struct ScaleMarks: Hashable {
  var major: [Double] = []
  var middle: [Double] = []
  var minor: [Double] = []
  /// Ever fewer readings to label if labels touch; by default every second, fifth, … major mark.
  var fewer: [[Double]] = []
}

extension ScaleMarks {
  subscript(level: Ticks.Level) -> [Double] {
    switch level {
    case .major: major
    case .middle: middle
    case .minor: minor
    }
  }

  /// Puts marks between each two major ones, evenly spread in readings.
  mutating func divide(by count: Int) {
    middle = []
    minor = zip(major, major.dropFirst()).flatMap { low, high in
      (0..<count).map { low + (high - low) * Double($0 + 1) / Double(count + 1) }
    }
  }
}

extension Scale {
  /// The marks of the scale's rule; nil for the plain steps of a linear scale.
  func marks() throws(DialError) -> ScaleMarks? {
    if ticks == .automatic { return try mapping.rule.marks(on: self) }
    var marks = try majors()
    guard let minor = ticks.minor else { return marks }
    if let step = try plainStep {
      // These go on beyond the outermost major marks.
      marks.middle = []
      marks.minor = try readings(every: step / Double(minor + 1)).without(marks.major)
    } else {
      marks.divide(by: minor)
    }
    guard marks.minor.count <= 2000 else {
      throw DialError("minor", "must make at most 2000 marks")
    }
    return marks
  }

  /// The step of major marks that are its multiples.
  private var plainStep: Double? {
    get throws(DialError) {
      switch ticks.majors {
      case .step(let step): step
      case .automatic: try mapping.rule.marks(on: self) == nil ? steps.major : nil
      default: nil
      }
    }
  }

  private func majors() throws(DialError) -> ScaleMarks {
    switch ticks.majors {
    case .automatic:
      if let marks = try mapping.rule.marks(on: self) { return marks }
      return try marks(step: steps.major)
    case .whole:
      let step = max(steps.major, 1)
      return ScaleMarks(major: try readings(every: step), fewer: try fewer(than: step))
    case .count(let count): return try mapping.rule.marks(on: self, count: count)
    case .step(let step): return try marks(step: step)
    case .divisions(let count): return divisions(count)
    case .values(let values): return ScaleMarks(major: inside(values))
    case .bandEdges(let limits):
      return ScaleMarks(major: inside(limits + [domain.lowerBound, domain.upperBound]))
    case .perDecade(let factors): return LogMapping.marks(factors, on: self)
    }
  }

  /// Equal steps from end to end; where labels touch, longer ones that reach both ends too.
  private func divisions(_ count: Int) -> ScaleMarks {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    func marks(_ count: Int) -> [Double] {
      (0..<count).map { low + extent * Double($0) / Double(count) } + [high]
    }
    let factors = (2...max(count, 2)).filter { count % $0 == 0 }
    return ScaleMarks(major: marks(count), fewer: factors.map { marks(count / $0) })
  }

  /// The readings that lie on the scale, rising, each once.
  func inside(_ values: [Double]) -> [Double] {
    let slack = extent * 1e-9
    let found = values.filter {
      $0 >= domain.lowerBound - slack && $0 <= domain.upperBound + slack
    }
    return found.sorted().reduce(into: []) { kept, value in
      if let last = kept.last, value - last <= slack { return }
      kept.append(value)
    }
  }

  /// The multiples of a step inside the domain, with both ends of a full circle.
  func readings(every step: Double) throws(DialError) -> [Double] {
    try multiples(of: step, withBothEnds: true).map { Double($0) * step }
  }

  /// The smallest turn between two neighbouring readings.
  func smallestGap(_ values: [Double]) -> Double {
    zip(values, values.dropFirst()).reduce(360) { gap, pair in
      min(gap, abs((angle(of: pair.1) - angle(of: pair.0)).degrees))
    }
  }
}

extension [Double] {
  /// The readings of a rising list that are not in another one.
  func without(_ others: [Double]) -> [Double] {
    var rest = others[...]
    return filter { value in
      let slack = 1e-9 * Swift.max(1e-6, abs(value))
      while let first = rest.first, first < value - slack { rest.removeFirst() }
      return rest.first.map { $0 > value + slack } ?? true
    }
  }
}
