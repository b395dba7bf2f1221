/// The elements of SVG 1.1 (second edition) and SVG 2, module by module.
///
/// Hardly an attribute is required: SVG 2 gives a meaning to leaving it out, or browsers do.
enum SVGElements {
  /// All of them.
  static let all =
    structure + descriptive + shapes + text + painting + masking + filters + filterFunctions
    + lights + animation + linking + fonts

  /// Makes an element of attributes that must and that may be there.
  static func element(
    _ name: String, required: [AttributeDefinition] = [], _ optional: [AttributeDefinition],
    _ content: ElementDefinition.ContentModel
  ) -> ElementDefinition {
    ElementDefinition(
      name,
      required.map { .attribute($0) }
        + (optional + (untransformed.contains(name) ? [] : [AttributeGroups.transform]))
        .map { .optional(.attribute($0)) }, content: content)
  }

  /// The elements that have a transform by another name, or none (SVG 2, 8.5).
  private static let untransformed: Set<String> = ["linearGradient", "radialGradient", "pattern"]
}
