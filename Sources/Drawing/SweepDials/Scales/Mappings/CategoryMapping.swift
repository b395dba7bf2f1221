/// Equal sectors with names, about the readings 0, 1, 2 …
struct CategoryMapping: MappingRule {
  let names: [String]

  /// From the beginning of the first sector to the end of the last.
  var domain: ClosedRange<Double> { -0.5...max(Double(names.count), 1) - 0.5 }

  func height(of value: Double, in domain: ClosedRange<Double>) -> Double { value }

  func check(_ domain: ClosedRange<Double>) throws(DialError) {
    guard (1...200).contains(names.count) else {
      throw DialError("categories", "must be 1 … 200 names")
    }
    guard domain == self.domain else {
      throw DialError("domain", "follows from the categories")
    }
    guard names.allSatisfy({ $0.utf8.count <= 400 }) else {
      throw DialError("categories", "must be at most 400 bytes long each")
    }
  }

  /// Major marks are between the sectors.
  func marks(on scale: Scale) throws(DialError) -> ScaleMarks? {
    ScaleMarks(major: (0...names.count).map { Double($0) - 0.5 })
  }

  /// The middles of the sectors, with their names.
  var middles: [Double] { names.indices.map(Double.init) }

  /// The name of the sector that a reading lies in or, outside of all, is nearest to.
  func name(of value: Double) -> String {
    let last = names.count - 1
    return last < 0 ? "" : names[Int(min(max(value.rounded(), 0), Double(last)))]
  }
}
