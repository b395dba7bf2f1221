import SweepDials

extension Sectors: TemplatePart {
  static let name = "sectors"
  static let summary = "A wheel of equal sectors that turns the one of the reading to a mark."
  static var defaults: Sectors { Sectors() }

  static let fields: [Field<Sectors>] = [
    Field(
      "texts", \.texts, .list(of: .text), "The words in the sectors; the reading 0 is the first."),
    Field(
      "icons", \.icons, .list(of: .choice), "The signs above the words, one for each sector."),
    Field("colors", \.colors, .list(of: .themeColor), "The colours of the sectors in turn."),
    Field("mark", \.mark, .angle, "The direction of the mark."),
    Field("radius", \.radius, .number(), "The outer radius in dial units."),
    Field("innerRadius", \.innerRadius, .number(), "The inner radius in dial units."),
    Field("gap", \.gap, .number(), "The room between two sectors, in dial units."),
    Field("idleOpacity", \.idleOpacity, .number(), "The opacity of those not selected."),
    Field("size", \.size, .number(), "The size of the words in dial units."),
    Field("labelColor", \.labelColor, .themeColor, "The colour of the words."),
  ]
}
