import SweepDials

/// The marks of a scale as documents write them.
struct TickSettings: DefaultKeyed {
  var count: Int?
  var step: Double?
  var divisions: Int?
  var values: [Double]?
  var bands: [Double]?
  var perDecade: [Double]?
  var minor: Int?

  static let keys: KeyTable<TickSettings> = KeyTable([
    Key(
      "count", \.count, optional: .integer(TickRule.counts), "About how many major marks to draw."),
    Key("step", \.step, optional: .quantity, "The distance between major marks."),
    Key(
      "divisions", \.divisions, optional: .integer(TickRule.divisionCounts),
      "How many equal steps there are from end to end, both of which have marks."),
    Key("values", \.values, optional: .quantities, "The readings of the major marks."),
    Key(
      "bands", \.bands, optional: .numbers,
      "Limits of bands; major marks stand there and at the ends."),
    Key(
      "perDecade", \.perDecade, optional: .numbers,
      "Multiples of each power of the base with major marks, as in [1, 2, 5]."),
    Key(
      "minor", \.minor, optional: .integer(TickRule.minorCounts),
      "How many minor marks between two major ones; by default as many as fit."),
  ])

  /// The rules that are written, of which there may be one.
  fileprivate var majors: [(key: String, rule: TickRule.Majors)] {
    var rules: [(String, TickRule.Majors)] = []
    if let count { rules.append(("count", .count(count))) }
    if let step { rules.append(("step", .step(step))) }
    if let divisions { rules.append(("divisions", .divisions(divisions))) }
    if let values { rules.append(("values", .values(values))) }
    if let bands { rules.append(("bands", .bandEdges(bands))) }
    if let perDecade { rules.append(("perDecade", .perDecade(perDecade))) }
    return rules
  }
}

extension FieldCodec where Value == TickRule {
  /// The marks of a scale.
  static var tickRule: Self {
    FieldCodec(.object(TickSettings.fieldInfo)) { operand, origin, decoding in
      let before = decoding.troubles
      guard let settings = FieldCodec<TickSettings>.object.decode(operand, origin, &decoding),
        decoding.troubles == before
      else { return nil }
      let majors = settings.majors
      guard majors.count <= 1 else {
        let keys = majors.map { "'\($0.key)'" }.joined(separator: " and ")
        decoding.report(
          .misplacedKey, "can have only one of \(keys)", at: origin,
          hint: "'minor' may stand beside any of them")
        return nil
      }
      return TickRule(majors.first?.rule ?? .automatic, minor: settings.minor)
    }
  }
}
