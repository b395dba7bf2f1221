/// Finds equal items of two lists in their order (Myers, "An O(ND) Difference Algorithm", 1986).
enum ShortestScript {
  /// The pairs of places at which equal items stand, rising in both; nil where the lists differ by
  /// more than `most` items, because the work grows with the square of that.
  static func pairs(_ a: [UInt64], _ b: [UInt64], most: Int) -> [(Int, Int)]? {
    let limit = min(most, a.count + b.count)
    var frontier = [Int](repeating: 0, count: 2 * limit + 3)
    var trace: [ArraySlice<Int>] = []
    let middle = limit + 1
    for distance in 0...limit {
      // Only what the next step looks back to is kept, which makes a triangle of it.
      trace.append(frontier[(middle - distance - 1)...(middle + distance + 1)])
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let comesDown =
          diagonal == -distance
          || diagonal != distance
            && frontier[middle + diagonal - 1] < frontier[middle + diagonal + 1]
        var x = comesDown ? frontier[middle + diagonal + 1] : frontier[middle + diagonal - 1] + 1
        var y = x - diagonal
        while x < a.count, y < b.count, a[x] == b[y] { (x, y) = (x + 1, y + 1) }
        frontier[middle + diagonal] = x
        if x >= a.count, y >= b.count { return walkBack(trace, a.count, b.count, middle) }
      }
    }
    return nil
  }

  private static func walkBack(
    _ trace: [ArraySlice<Int>], _ endA: Int, _ endB: Int, _ middle: Int
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (x, y) = (endA, endB)
    for (distance, frontier) in trace.enumerated().reversed() {
      let diagonal = x - y
      let comesDown =
        diagonal == -distance
        || diagonal != distance
          && frontier[middle + diagonal - 1] < frontier[middle + diagonal + 1]
      let before = comesDown ? diagonal + 1 : diagonal - 1
      let start = frontier[middle + before]
      // The step itself comes before the run of equal items.
      let step = comesDown ? start : start + 1
      while x > step {
        (x, y) = (x - 1, y - 1)
        pairs.append((x, y))
      }
      (x, y) = (start, start - before)
    }
    return pairs.reversed()
  }
}

/// Finds the most numbers that stand in rising order.
enum LongestRise {
  /// For each number whether it belongs to one longest rising subsequence; takes n log n steps.
  static func members(of numbers: [Int]) -> [Bool] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var isMember = [Bool](repeating: false, count: numbers.count)
    var next = tails.last ?? -1
    while next >= 0 {
      isMember[next] = true
      next = previous[next]
    }
    return isMember
  }
}
