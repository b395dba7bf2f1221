/// What may stand between the tags of SVG's elements, as names by category (SVG 2, appendix F).
enum ContentModels {
  static let descriptive = ElementCategory.descriptive.names
  static let animation = ElementCategory.animation.names
  static let scripts = ElementCategory.scripts.names
  static let shapes = ElementCategory.shapes.names
  static let neverShown = ElementCategory.neverShown.names
  static let textParts = ElementCategory.textParts.names
  static let fonts = ElementCategory.fonts.names

  /// Anything that can be drawn, with what belongs to it.
  static let drawing =
    descriptive + animation + ElementCategory.containers.names + ["use"] + shapes + [
      "text", "image", "foreignObject",
    ]
    + neverShown + scripts + ["view", "cursor"] + fonts

  /// A group of drawings.
  static let group = elements(drawing)
  /// A shape, an image or a copy: what moves it, describes it and paints it.
  static let shape = elements(descriptive + animation + neverShown + scripts)
  /// Text with parts.
  static let text = ElementDefinition.ContentModel.elements(
    [.any(descriptive + animation + textParts + ["a"] + neverShown + scripts)], isMixed: true)
  /// A thing that animations change.
  static let animated = elements(descriptive + animation + scripts)
  /// Nothing but what describes it.
  static let described = elements(descriptive + scripts)

  /// Elements in any order and number.
  static func elements(_ keys: [String]) -> ElementDefinition.ContentModel {
    .elements([.any(keys)])
  }
}
