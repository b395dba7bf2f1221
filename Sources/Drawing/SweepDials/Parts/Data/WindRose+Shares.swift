extension WindRose {
  /// How frequent directions and speeds are.
  struct Shares {
    /// Of each petal the share of each class, 0 … 1 of all observations.
    var petals: [[Double]]
    /// The share below the first class.
    var calm: Double

    /// The most frequent direction; nil where it was calm throughout.
    var most: (petal: Int, share: Double)? {
      let sums = petals.map { $0.reduce(0, +) }
      guard let most = sums.max(), most > 0 else { return nil }
      return sums.firstIndex(of: most).map { ($0, most) }
    }
  }

  /// Counts the observations. Throws for none, and for what cannot be counted.
  func shares(in context: DialContext) throws(DialError) -> Shares {
    guard (1...8).contains(limits.count), zip(limits, limits.dropFirst()).allSatisfy(<) else {
      throw DialError("limits", "must be 1 … 8 rising speeds")
    }
    guard colors.isEmpty || colors.count >= limits.count else {
      throw DialError("colors", "must give a colour to each of the \(limits.count) classes")
    }
    guard directions.count == speeds.count else {
      throw DialError("speeds", "must be as many as directions")
    }
    let own = zip(directions, speeds).map { ($0, $1) }
    let plotted = (context.plot?.points ?? []).compactMap { point in point.y.map { (point.x, $0) } }
    let all = plotted.isEmpty ? own : plotted
    guard !all.isEmpty, all.allSatisfy({ abs($0.0) < 1e6 && abs($0.1) < 1e6 }) else {
      throw DialError("directions", "must be at least one, below 1e6")
    }
    var counts = Array(repeating: Array(repeating: 0.0, count: limits.count), count: petals)
    var calm = 0.0
    for (direction, speed) in all {
      guard let level = limits.lastIndex(where: { $0 <= speed }) else {
        calm += 1
        continue
      }
      let turn = (direction / 360 * Double(petals)).rounded()
      let petal = Int(turn - (turn / Double(petals)).rounded(.down) * Double(petals))
      counts[petal % petals][level] += 1
    }
    let total = Double(all.count)
    return Shares(petals: counts.map { $0.map { $0 / total } }, calm: calm / total)
  }
}
