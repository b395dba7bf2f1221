/// The properties that elements take from the one around them (SVG 1.1, appendix N).
///
/// Leaving one of them out does not mean its initial value.
enum InheritedProperties {
  static let names: Set<String> = [
    "clip-rule", "color", "color-interpolation", "color-interpolation-filters", "color-profile",
    "color-rendering", "cursor", "direction", "dominant-baseline", "fill", "fill-opacity",
    "fill-rule", "font", "font-family", "font-feature-settings", "font-size", "font-size-adjust",
    "font-stretch", "font-style", "font-variant", "font-weight", "glyph-orientation-horizontal",
    "glyph-orientation-vertical", "image-rendering", "kerning", "letter-spacing", "line-height",
    "marker", "marker-end", "marker-mid", "marker-start", "paint-order", "pointer-events",
    "shape-rendering", "stroke", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-align",
    "text-anchor", "text-indent", "text-rendering", "visibility", "white-space", "word-spacing",
    "writing-mode", "xml:lang", "lang", "xml:space",
  ]
}
