/// The differences of SVG 1.1 (second edition) from SVG 2.
package enum SVG11 {
  /// Elements that came with SVG 2 and its modules.
  package static let missingElements = ["discard", "feDropShadow"]

  /// Whether SVG 1.1 lacks an attribute of SVG 2, WAI-ARIA or HTML.
  package static func lacks(attribute name: String, of element: String) -> Bool {
    if name == "lang", element == "glyph" { return false }
    return missingAttributes.contains(name) || name.hasPrefix("aria-") || name.hasPrefix("data-")
  }

  private static let missingAttributes = Set(
    ValueType.words(
      """
      role tabindex lang autofocus focusable part slot nonce async defer blocking crossorigin \
      decoding download fetchpriority fr hreflang integrity isolation loading mask-type \
      mix-blend-mode paint-order ping playbackorder referrerpolicy rel side text-overflow \
      timelineBegin transform-box transform-origin vector-effect white-space
      """))

  /// The attributes that the document type marks as `#REQUIRED`, by element (appendix A).
  package static let requiredAttributes: [String: [String]] = {
    let (function, input, link) = (["type"], ["in2"], ["xlink:href"])
    return [
      "rect": ["width", "height"], "circle": ["r"], "ellipse": ["rx", "ry"], "path": ["d"],
      "polyline": ["points"], "polygon": ["points"], "image": ["width", "height", "xlink:href"],
      "foreignObject": ["width", "height"], "use": link, "a": link, "tref": link,
      "textPath": link, "mpath": link, "cursor": link, "feImage": link, "stop": ["offset"],
      "feBlend": input, "feComposite": input, "feDisplacementMap": input,
      "feConvolveMatrix": ["order", "kernelMatrix"], "feFuncR": function, "feFuncG": function,
      "feFuncB": function, "feFuncA": function, "script": function, "style": function,
      "font": ["horiz-adv-x"], "hkern": ["k"], "vkern": ["k"], "color-profile": ["name"],
      "font-face-uri": link, "definition-src": link,
    ]
  }()
}
