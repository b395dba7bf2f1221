import SweepDials

extension WindRose: TemplatePart {
  static let summary = "Where the wind comes from: of observations, petals by direction and speed."

  static let fields: [Field<WindRose>] = [
    Field(
      "directions", \.directions, .numbers(),
      "Directions in degrees, 90 for east, where the plot has no data."),
    Field("speeds", \.speeds, .numbers(), "The speeds, in the same order."),
    Field("petals", \.petals, .integer(in: 4...36), "How many petals there are."),
    Field(
      "limits", \.limits, .numbers(), "The speeds at which classes begin; calm below the first."),
    Field(
      "colors", \.colors, .list(of: .themeColor),
      "The colours of the classes; by default from the face to 'accent'."),
    Field("radius", \.radius, .number(), "The radius of the outer ring, in dial units."),
    Field("innerRadius", \.innerRadius, .number(), "The radius of the calm middle."),
    Field("texts", \.texts, .list(of: .text), "The four cardinal points, from north clockwise."),
    Field(
      "names", \.names, .list(of: .text), "What the classes are, in two columns below the rose."),
    Field("size", \.size, .number(), "The size of the type."),
  ]
}
