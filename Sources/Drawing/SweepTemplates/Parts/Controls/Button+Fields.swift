import SweepDials

extension Button: TemplatePart {
  static let summary =
    "A round button that turns the dial or has an action of its own, in a dial with a script."

  static let fields: [Field<Button>] = [
    Field(
      "label", \.label, .text,
      "The name for assistive technology and programs; without one, nothing is drawn."),
    Field(
      "step", \.step, optional: .integer(in: -60...60),
      "By how many stops or sectors it turns the dial; by default it sends the event press."),
    Field(
      "sign", \.sign, optional: .sign,
      "The sign on it: a name, path data in a box of 24, or a file that fills it."),
    Field("position", \.position, .point, "The middle in dial units."),
    Field("radius", \.radius, .number(), "The radius in dial units."),
    Field("color", \.color, .themeColor, "The colour at the top."),
    Field("edge", \.edge, .themeColor, "The colour at the bottom."),
    Field(
      "signColor", \.signColor, optional: .themeColor,
      "The colour of the sign; by default one that is legible."),
  ]
}
