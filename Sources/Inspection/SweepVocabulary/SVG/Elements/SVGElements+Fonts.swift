extension SVGElements {
  /// Fonts of SVG 1.1 (20), which browsers no longer draw with.
  static let fonts: [ElementDefinition] = [
    element(
      "font", metrics("horiz-origin-x horiz-origin-y horiz-adv-x") + vertical,
      ContentModels.elements(
        ["font-face", "missing-glyph", "glyph", "hkern", "vkern"] + ContentModels.descriptive)),
    element(
      "glyph",
      [
        .fixed("unicode", .text), .fixed("glyph-name", .text),
        .fixed("d", .path), .fixed("orientation", .text),
        .fixed("arabic-form", .text), .fixed("lang", .text),
      ] + metrics("horiz-adv-x") + vertical, ContentModels.group),
    element(
      "missing-glyph", [.fixed("d", .path)] + metrics("horiz-adv-x") + vertical,
      ContentModels.group),
    element("hkern", kerning, .empty),
    element("vkern", kerning, .empty),
    element(
      "font-face", face,
      ContentModels.elements(["font-face-src"] + ContentModels.descriptive)),
    element("font-face-src", [], .elements([.some(["font-face-uri", "font-face-name"])])),
    element(
      "font-face-uri", AttributeGroups.links(isAnimatable: false),
      ContentModels.elements(["font-face-format"])),
    element("font-face-format", [.fixed("string", .text)], .empty),
    element("font-face-name", [.fixed("name", .text)], .empty),
  ]

  private static let vertical = metrics("vert-origin-x vert-origin-y vert-adv-y")

  private static let kerning: [AttributeDefinition] =
    ["u1", "g1", "u2", "g2"].map { .fixed($0, .text) } + metrics("k")

  /// Descriptors (SVG 1.1, 20.8.3); some are named as properties are, with other values.
  private static let face: [AttributeDefinition] =
    ValueType.words(
      """
      font-family font-style font-variant font-weight font-stretch font-size unicode-range \
      panose-1 widths bbox
      """
    ).map { .fixed($0, .text) }
    + metrics(
      """
      units-per-em stemv stemh slope cap-height x-height accent-height ascent descent ideographic \
      alphabetic mathematical hanging v-ideographic v-alphabetic v-mathematical v-hanging \
      underline-position underline-thickness strikethrough-position strikethrough-thickness \
      overline-position overline-thickness
      """)

  private static func metrics(_ names: String) -> [AttributeDefinition] {
    ValueType.words(names).map { .fixed($0, .number) }
  }
}
