import SweepDials

extension RepeatPart: TemplatePart {
  static let name = "repeat"
  static let summary = "Parts that are drawn over and over, round the centre or along a line."
  static var defaults: RepeatPart { RepeatPart() }

  static let fields: [Field<RepeatPart>] = [
    Field("parts", \.parts, .parts, "The parts, the last one on top."),
    Field("count", \.count, .integer(in: 1...1000), "How often they are drawn."),
    Field(
      "angle", \.angle, optional: .angle,
      "The turn from each copy to the next; by default evenly round, and none along a line."),
    Field("offset", \.offset, .point, "The way from each copy to the next, in dial units."),
  ]
}
