import TestSupport
import Testing

@testable import SweepDiff

@Suite struct ScriptTests {
  /// The length of a longest common subsequence, by the textbook table.
  private func longest(_ a: [UInt64], _ b: [UInt64]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for x in a {
      var before = 0
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = x == y ? before + 1 : max(row[j], above)
        before = above
      }
    }
    return row[b.count]
  }

  @Test func pairsAreAsManyAsTheTableSays() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let a = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.next() % 4 }
      let b = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.next() % 4 }
      let pairs = try #require(ShortestScript.pairs(a, b, most: 100))
      #expect(pairs.count == longest(a, b))
      #expect(pairs.allSatisfy { a[$0.0] == b[$0.1] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
    }
  }

  @Test func tooManyDifferencesGiveUp() {
    #expect(ShortestScript.pairs([1, 2, 3], [4, 5, 6], most: 5) == nil)
    #expect(ShortestScript.pairs([1, 2, 3], [4, 5, 6], most: 6)?.isEmpty == true)
  }

  @Test func longestRise() {
    #expect(LongestRise.members(of: []) == [])
    #expect(LongestRise.members(of: [3, 0, 1, 2]) == [false, true, true, true])
    #expect(LongestRise.members(of: [0, 1, 3, 2, 4]).filter { $0 }.count == 4)
  }
}
