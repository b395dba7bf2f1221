/// A category of SVG's elements, by their names (SVG 2, appendix F).
package struct ElementCategory: Sendable {
  /// The names, in the order of the specification.
  package let names: [String]
  private let members: Set<String>

  static func only(_ name: String) -> Self { Self([name]) }

  private init(_ names: [String]) { (self.names, members) = (names, Set(names)) }

  /// Whether an element belongs to the category.
  package func contains(_ name: String) -> Bool { members.contains(name) }
}

extension ElementCategory {
  /// Elements of SMIL (SVG 1.1, 19; SVG Animations 2), with those that SVG 2 dropped.
  package static let animation = Self(
    ValueType.words(
      "animate animateColor animateMotion animateTransform set discard"))
  /// Words for people.
  package static let descriptive = Self(["title", "desc", "metadata"])
  /// Code and rules.
  package static let scripts = Self(["script", "style"])
  /// Paths and basic shapes.
  package static let shapes = Self(
    ValueType.words(
      "path rect circle ellipse line polyline polygon"))
  package static let gradients = Self(["linearGradient", "radialGradient"])
  /// Elements that `fill` and `stroke` may name.
  package static let paintServers = Self(gradients.names + ["pattern"])
  /// Resources that draw nothing where they stand.
  package static let neverShown = Self(
    paintServers.names + ["clipPath", "mask", "marker", "filter"])
  /// Parts of a text.
  package static let textParts = Self(["tspan", "textPath", "tref", "altGlyph"])
  /// Elements that hold drawings.
  package static let containers = Self(["svg", "g", "defs", "symbol", "switch", "a"])
  package static let fonts = Self(["font", "font-face", "altGlyphDef", "color-profile"])
  /// Elements that `use` may name.
  package static let graphics = Self(
    shapes.names + [
      "svg", "g", "symbol", "use", "text", "image", "switch", "a", "tspan", "textPath",
      "foreignObject",
    ])
  /// Elements whose characters are shown.
  package static let drawnText = Self(["text"] + textParts.names)
  /// Elements whose characters are shown, read or run, so that white space in them counts.
  package static let textual = Self(drawnText.names + ["title", "desc"] + scripts.names)
  /// Elements of SVG 1.1 and 2 that draw nothing themselves.
  package static let undrawn = Self(
    neverShown.names + descriptive.names + scripts.names + animation.names + fonts.names
      + ["defs", "symbol", "view", "cursor"])
}

/// Content models of SVG's elements (SVG 2, appendix F).
enum ContentModels {
  static let descriptive = ElementCategory.descriptive.names
  static let animation = ElementCategory.animation.names
  static let scripts = ElementCategory.scripts.names
  static let shapes = ElementCategory.shapes.names
  static let neverShown = ElementCategory.neverShown.names
  static let textParts = ElementCategory.textParts.names
  static let fonts = ElementCategory.fonts.names

  static let drawing =
    descriptive + animation + ElementCategory.containers.names + ["use"] + shapes + [
      "text", "image", "foreignObject",
    ]
    + neverShown + scripts + ["view", "cursor"] + fonts

  static let group = elements(drawing)
  static let shape = elements(descriptive + animation + neverShown + scripts)
  static let text = ElementDefinition.ContentModel.elements(
    [.any(descriptive + animation + textParts + ["a"] + neverShown + scripts)], isMixed: true)
  static let animated = elements(descriptive + animation + scripts)
  /// Nothing but what describes it.
  static let described = elements(descriptive + scripts)

  static func elements(_ keys: [String]) -> ElementDefinition.ContentModel {
    .elements([.any(keys)])
  }
}
