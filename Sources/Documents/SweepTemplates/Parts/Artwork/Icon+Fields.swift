import SweepDials

extension Icon: TemplatePart {
  static let name = "icon"
  static let summary = "A sign on the dial: one of a small set, or an outline of one's own."
  static var defaults: Icon { Icon() }

  static let fields: [Field<Icon>] = [
    Field("symbol", \.symbol, optional: .choice, "The sign."),
    Field("path", \.path, optional: .pathData, "An outline that is filled, instead of a sign."),
    Field("box", \.box, .rect, "The box that the outline stands in, in its own units."),
    Field("position", \.position, .point, "Where the middle of the box stands, in dial units."),
    Field("size", \.size, .number(), "The height in dial units."),
    Field("color", \.color, .themeColor, "The colour."),
  ]
}
