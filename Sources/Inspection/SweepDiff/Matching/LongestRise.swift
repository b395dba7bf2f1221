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
