import SweepDials

extension Sectors: TemplatePart {
  static let summary = "A wheel of equal sectors that turns the selected one to a mark."

  static let fields: [Field<Sectors>] = [
    Field("texts", \.texts, .list(of: .text), "The words in the sectors; 0 is the first."),
    Field(
      "icons", \.icons, .list(of: .sign),
      "The icons above the words, one for each sector: names, path data in a box of 24, or files."),
    Field("colors", \.colors, .list(of: .themeColor), "The colours of the sectors in turn."),
    Field(
      "pictures", \.pictures, .list(of: .drawing),
      "Files of artwork that fill the sectors in turn, pointing up, instead of the colours."),
    Field("mark", \.mark, .angle, "The direction of the mark."),
    Field("radius", \.radius, .number(), "The outer radius in dial units."),
    Field("innerRadius", \.innerRadius, .number(), "The inner radius in dial units."),
    Field("gap", \.gap, .number(), "The room between two sectors, in dial units."),
    Field(
      "idleOpacity", \.idleOpacity, .number(),
      "The opacity of colours and pictures in sectors not selected; 0 for those of the face."),
    Field("words", \.hasWords, .boolean, "Whether words stand in the sectors beside signs."),
    Field(
      "size", \.size, .number(),
      "The size of the words; long ones shrink to three fifths of it."),
    Field(
      "labelColor", \.labelColor, optional: .themeColor,
      "The colour of the words; by default one that is legible."),
  ]
}
