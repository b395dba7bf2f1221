/// The places of the sectors of a wheel, in turns clockwise from the middle of the first.
struct SectorLayout: Hashable, Sendable {
  /// The number of sectors.
  let count: Int
  /// The beginnings of unequal sectors, and the end of the last one; empty for equal ones.
  private let edges: [Double]

  /// Makes a layout.
  ///
  /// - Parameter weights: the weights of the sectors; others than one for each make equal sectors.
  init(count: Int, weights: [Double] = []) {
    self.count = count
    guard weights.count == count, weights.contains(where: { $0 != weights[0] }) else {
      edges = []
      return
    }
    let sum = weights.reduce(0, +)
    edges = weights.reduce(into: [-weights[0] / sum / 2]) { $0.append($0[$0.count - 1] + $1 / sum) }
  }

  /// Whether all sectors are equal.
  var isEven: Bool { edges.isEmpty }

  /// The beginning of a sector; that of the count is the end of the last one.
  func edge(_ number: Int) -> Double {
    isEven ? (Double(number) - 0.5) / Double(count) : edges[number]
  }

  /// The middle of a sector; that of the count is that of the first one after a turn.
  func center(_ number: Int) -> Double {
    if isEven { return Double(number) / Double(count) }
    return number == count ? 1 : (edges[number] + edges[number + 1]) / 2
  }

  /// Half of the turn that a sector takes.
  func half(_ number: Int) -> Double {
    isEven ? 0.5 / Double(count) : (edges[number + 1] - edges[number]) / 2
  }

  /// The numbers of the sectors, with halves where one begins, each before its place.
  var table: [Double] {
    [0, 0]
      + (1...count).flatMap { number in
        [Double(number) - 0.5, edge(number), Double(number), center(number)]
      }
  }
}
