/// Finds for the children of one element their partners among those of another.
///
/// First come equal subtrees and equal ids, wherever they stand; what is left between two pairs is
/// paired with what is left between them on the other side.
struct ChildAlignment {
  let old: [Int]
  let new: [Int]
  /// For each old child the place of its partner in the new list, or -1.
  private(set) var partners: [Int]
  private(set) var isTaken: [Bool]
  let matcher: Matcher

  init(_ old: [Int], _ new: [Int], _ matcher: Matcher) {
    (self.old, self.new, self.matcher) = (old, new, matcher)
    partners = Array(repeating: -1, count: old.count)
    isTaken = Array(repeating: false, count: new.count)
  }

  mutating func run() {
    let whole = Gap(old: 0..<old.count, new: 0..<new.count)
    let digests = (matcher.old.digests, matcher.new.digests)
    let middle = trim(whole, digests)
    if middle.old.isEmpty || middle.new.isEmpty { return }
    if middle.old.count == 1, middle.new.count == 1 { return pairSimilar(middle) }
    pairUnique(middle, (matcher.old.idDigests, matcher.new.idDigests), sameName: true)
    pairEqual(middle, digests)
    for gap in gaps(in: middle) { fill(gap) }
  }

  func moved(where isOrdered: (Int) -> Bool) -> [(Int, Int)] {
    let pairs = partners.enumerated().filter { $0.element >= 0 && isOrdered($0.offset) }
    let stays = LongestRise.members(of: pairs.map(\.element))
    return zip(pairs, stays).filter { !$1 }.map { ($0.0.offset, $0.0.element) }
  }
}

extension ChildAlignment {
  /// Children between two pairs that stand in order.
  struct Gap {
    var old: Range<Int>
    var new: Range<Int>
  }

  typealias Digests = (old: [UInt64], new: [UInt64])

  private mutating func join(_ a: Int, _ b: Int) {
    partners[a] = b
    isTaken[b] = true
  }

  private mutating func trim(_ gap: Gap, _ digests: Digests) -> Gap {
    var gap = gap
    while let a = gap.old.first, let b = gap.new.first, isEqual(a, b, digests) {
      join(a, b)
      gap = Gap(old: (a + 1)..<gap.old.upperBound, new: (b + 1)..<gap.new.upperBound)
    }
    while let a = gap.old.last, let b = gap.new.last, isEqual(a, b, digests) {
      join(a, b)
      gap = Gap(old: gap.old.lowerBound..<a, new: gap.new.lowerBound..<b)
    }
    return gap
  }

  private func isEqual(_ a: Int, _ b: Int, _ digests: Digests) -> Bool {
    partners[a] < 0 && !isTaken[b] && digests.old[old[a]] == digests.new[new[b]]
  }

  /// Pairs children by numbers that only one of each side has; 0 is none.
  private mutating func pairUnique(_ gap: Gap, _ digests: Digests, sameName: Bool = false) {
    var places: [UInt64: (old: Int, new: Int)] = [:]
    // Minus one for none, minus two for several.
    for a in gap.old where partners[a] < 0 && digests.old[old[a]] != 0 {
      let known = places[digests.old[old[a]]]
      places[digests.old[old[a]]] = (known == nil ? a : -2, -1)
    }
    for b in gap.new where !isTaken[b] {
      guard let known = places[digests.new[new[b]]] else { continue }
      places[digests.new[new[b]]] = (known.old, known.new == -1 ? b : -2)
    }
    for a in gap.old where partners[a] < 0 && digests.old[old[a]] != 0 {
      guard let (first, b) = places[digests.old[old[a]]], first == a, b >= 0 else { continue }
      if sameName, matcher.old.name(of: old[a]) != matcher.new.name(of: new[b]) { continue }
      join(a, b)
    }
  }

  /// Pairs equal children: first those that are alone of their kind, then those in order, then the
  /// rest one after the other.
  private mutating func pairEqual(_ gap: Gap, _ digests: Digests) {
    pairUnique(gap, digests)
    for gap in gaps(in: gap) {
      let middle = trim(gap, digests)
      let a = middle.old.filter { partners[$0] < 0 }
      let b = middle.new.filter { !isTaken[$0] }
      if a.isEmpty || b.isEmpty { continue }
      let pairs = ShortestScript.pairs(
        a.map { digests.old[old[$0]] }, b.map { digests.new[new[$0]] }, most: Self.mostSteps)
      for (i, j) in pairs ?? [] { join(a[i], b[j]) }
    }
    pairInTurn(gap, digests)
  }

  private mutating func pairInTurn(_ gap: Gap, _ digests: Digests) {
    var places: [UInt64: [Int]] = [:]
    for b in gap.new.reversed() where !isTaken[b] {
      places[digests.new[new[b]], default: []].append(b)
    }
    for a in gap.old where partners[a] < 0 {
      guard let b = places[digests.old[old[a]]]?.popLast() else { continue }
      join(a, b)
    }
  }

  private func gaps(in whole: Gap) -> [Gap] {
    let paired = whole.old.filter { partners[$0] >= 0 }
    let stays = LongestRise.members(of: paired.map { partners[$0] })
    var gaps: [Gap] = []
    var (a, b) = (whole.old.lowerBound, whole.new.lowerBound)
    for (next, isInOrder) in zip(paired, stays) where isInOrder {
      gaps.append(Gap(old: a..<next, new: b..<partners[next]))
      (a, b) = (next + 1, partners[next] + 1)
    }
    gaps.append(Gap(old: a..<whole.old.upperBound, new: b..<whole.new.upperBound))
    return gaps.filter { !$0.old.isEmpty && !$0.new.isEmpty }
  }

  private static let mostSteps = 400
}

extension ChildAlignment {
  /// Pairs elements that are similar but not equal.
  private mutating func fill(_ gap: Gap) {
    let (a, b) = rest(of: gap)
    if a.count * b.count <= 256 { return pairSimilar(gap) }
    pairEqual(gap, matcher.looseDigests)
    for gap in gaps(in: gap) { pairSimilar(gap) }
  }

  private func rest(of gap: Gap) -> (old: [Int], new: [Int]) {
    (gap.old.filter { partners[$0] < 0 }, gap.new.filter { !isTaken[$0] })
  }

  /// Pairs so that as much as possible is alike, in order.
  private mutating func pairSimilar(_ gap: Gap) {
    let (a, b) = rest(of: gap)
    if a.isEmpty || b.isEmpty { return }
    guard a.count * b.count <= min(2500, matcher.patience) else { return pairByPlace(a, b) }
    matcher.patience -= a.count * b.count
    let width = b.count + 1
    var best = [Int](repeating: 0, count: (a.count + 1) * width)
    var scores = [Int](repeating: 0, count: a.count * b.count)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        let score = matcher.similarity(old[a[i]], new[b[j]])
        scores[i * b.count + j] = score
        let apart = max(best[(i + 1) * width + j], best[i * width + j + 1])
        let together = score > 0 ? score + best[(i + 1) * width + j + 1] : 0
        best[i * width + j] = max(apart, together)
      }
    }
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      let score = scores[i * b.count + j]
      let here = best[i * width + j]
      if score > 0, here == score + best[(i + 1) * width + j + 1] {
        join(a[i], b[j])
        (i, j) = (i + 1, j + 1)
      } else if here == best[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  private mutating func pairByPlace(_ a: [Int], _ b: [Int]) {
    matcher.isCoarse = true
    for (a, b) in zip(a, b) where matcher.mayMatch(old[a], new[b]) { join(a, b) }
  }
}
