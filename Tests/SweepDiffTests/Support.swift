import SweepVocabulary
import SweepXML

@testable import SweepDiff

/// The few attributes that the tests need, with what their values mean.
enum SmallVocabulary {
  static let table = Vocabulary(
    "test", allowsForeign: true,
    [
      "svg", "g", "path", "circle", "rect", "line", "polygon", "text", "stop", "animate",
      "animateTransform", "linearGradient", "use",
    ].map { ElementDefinition($0, attributes) })

  private static let attributes: [AttributePattern] = [
    optional("id", .id), optional("fill", .paint, "black"), optional("stroke", .paint, "none"),
    optional("stop-color", .color, "black"), optional("opacity", .number, "1"),
    optional("fill-opacity", .number, "1"), optional("stroke-width", .length, "1"),
    optional("stroke-dasharray", .numbers), optional("x", .length, "0"),
    optional("y", .length, "0"), optional("width", .length), optional("height", .length),
    optional("r", .length), optional("cx", .length, "0"), optional("cy", .length, "0"),
    optional("viewBox", .viewBox), optional("d", .path), optional("points", .points),
    optional("transform", .transforms, ""), optional("style", .declarations),
    optional("attributeName", .attributeName), optional("values", .values),
    optional("keyTimes", .fractions), optional("keySplines", .splines), optional("begin", .times),
    optional("dur", .clock), optional("offset", .number), optional("font-size", .length),
  ]

  private static func optional(
    _ name: String, _ meaning: ValueType.Meaning, _ initial: String? = nil
  ) -> AttributePattern {
    .optional(name, ValueType("a value", meaning, pattern: ".*"), initial: initial)
  }
}

/// What differs between two texts.
func difference(
  _ old: String, _ new: String, _ change: (inout DiffOptions) -> Void = { _ in }
) throws -> Difference {
  var options = DiffOptions()
  options.vocabulary = SmallVocabulary.table
  change(&options)
  let limits = XMLLimits(elements: 4_000_000)
  return try Difference(
    from: XMLDocument(bytes: Array(old.utf8), name: "old.svg", limits: limits),
    to: XMLDocument(bytes: Array(new.utf8), name: "new.svg", limits: limits), options: options)
}

/// A drawing with this in it.
func drawing(_ content: String) -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\(content)</svg>"
}

/// The sentences for two drawings, one a line.
func words(_ old: String, _ new: String) throws -> [String] {
  try difference(drawing(old), drawing(new)).sentences.map(\.description)
}
