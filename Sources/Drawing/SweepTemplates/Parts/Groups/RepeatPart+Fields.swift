import SweepDials

extension RepeatPart: TemplatePart {
  static let summary = "Copies of parts, round the centre or along a line."

  static let fields: [Field<RepeatPart>] = [
    Field("parts", \.parts, .parts, "The parts, the last one on top."),
    Field("count", \.count, .integer(in: 1...1000), "How many copies to draw."),
    Field(
      "angle", \.angle, optional: .angle,
      "The turn between copies; by default evenly round, and none along a line."),
    Field("offset", \.offset, .point, "The offset between copies, in dial units."),
  ]
}
