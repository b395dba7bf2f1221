import SweepDials

extension Follower: TemplatePart {
  static let summary =
    "Parts that follow the reading: turned as a needle is, or shifted along a line."

  static let fields: [Field<Follower>] = [
    Field("parts", \.parts, .parts, "The parts, the last one on top."),
    Field("turns", \.turns, .boolean, "Whether they turn to the direction of the reading."),
    Field(
      "travel", \.travel, .vector,
      "How far they are shifted over the whole scale: right, down."),
    Field(
      "origin", \.origin, optional: .quantity,
      "The reading at which they are not shifted; by default zero, or the end nearest to it."),
  ]
}
