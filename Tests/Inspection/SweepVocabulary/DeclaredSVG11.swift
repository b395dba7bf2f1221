/// The declarations of W3C's DTD of SVG 1.1 (second edition), module by module, read once.
enum DeclaredSVG11 {
  /// Attributes that most elements share.
  static let shared = words(
    """
    alignment-baseline baseline-shift class clip clip-path clip-rule color color-interpolation \
    color-interpolation-filters color-profile color-rendering cursor direction display \
    dominant-baseline enable-background externalResourcesRequired fill fill-opacity fill-rule \
    filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch \
    font-style font-variant font-weight glyph-orientation-horizontal \
    glyph-orientation-vertical id image-rendering kerning letter-spacing lighting-color \
    marker-end marker-mid marker-start mask onactivate onclick onfocusin onfocusout onload \
    onmousedown onmousemove onmouseout onmouseover onmouseup opacity overflow pointer-events \
    requiredExtensions requiredFeatures shape-rendering stop-color stop-opacity stroke \
    stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit \
    stroke-opacity stroke-width style systemLanguage text-anchor text-decoration \
    text-rendering transform unicode-bidi visibility word-spacing writing-mode xml:base \
    xml:lang xml:space
    """)

  /// Each element: its own attributes, and after a bar its child elements.
  static let elements = lines(
    """
    a: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show xlink:actuate \
    target | desc title metadata animate set animateMotion animateColor animateTransform svg g \
    defs symbol use switch image style path rect circle line ellipse polyline polygon text \
    altGlyphDef marker color-profile linearGradient radialGradient pattern clipPath mask \
    filter cursor a view script font font-face foreignObject
    altGlyph: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show \
    xlink:actuate x y dx dy glyphRef format rotate |
    altGlyphDef: | glyphRef altGlyphItem
    altGlyphItem: | glyphRef
    animate: onbegin onend onrepeat xlink:type xlink:href xlink:role xlink:arcrole xlink:title \
    xlink:show xlink:actuate attributeName attributeType begin dur end min max restart \
    repeatCount repeatDur calcMode values keyTimes keySplines from to by additive accumulate | \
    desc title metadata
    animateColor: onbegin onend onrepeat xlink:type xlink:href xlink:role xlink:arcrole \
    xlink:title xlink:show xlink:actuate attributeName attributeType begin dur end min max \
    restart repeatCount repeatDur calcMode values keyTimes keySplines from to by additive \
    accumulate | desc title metadata
    animateMotion: onbegin onend onrepeat xlink:type xlink:href xlink:role xlink:arcrole \
    xlink:title xlink:show xlink:actuate begin dur end min max restart repeatCount repeatDur \
    additive accumulate calcMode values keyTimes keySplines from to by path keyPoints rotate \
    origin | mpath desc title metadata
    animateTransform: onbegin onend onrepeat xlink:type xlink:href xlink:role xlink:arcrole \
    xlink:title xlink:show xlink:actuate attributeName attributeType begin dur end min max \
    restart repeatCount repeatDur calcMode values keyTimes keySplines from to by additive \
    accumulate type | desc title metadata
    circle: cx cy r | desc title metadata animate set animateMotion animateColor \
    animateTransform
    clipPath: clipPathUnits | desc title metadata animate set animateMotion animateColor \
    animateTransform use path rect circle line ellipse polyline polygon text
    color-profile: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show \
    xlink:actuate local name rendering-intent | desc title metadata
    cursor: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show \
    xlink:actuate x y | desc title metadata
    defs: | ...
    desc: |
    ellipse: cx cy rx ry | desc title metadata animate set animateMotion animateColor \
    animateTransform
    feBlend: x y width height result in in2 mode | animate set
    feColorMatrix: x y width height result in type values | animate set
    feComponentTransfer: x y width height result in | feFuncR feFuncG feFuncB feFuncA
    feComposite: x y width height result in in2 operator k1 k2 k3 k4 | animate set
    feConvolveMatrix: x y width height result in order kernelMatrix divisor bias targetX \
    targetY edgeMode kernelUnitLength preserveAlpha | animate set
    feDiffuseLighting: x y width height result in surfaceScale diffuseConstant \
    kernelUnitLength | feDistantLight fePointLight feSpotLight animate set animateColor
    feDisplacementMap: x y width height result in in2 scale xChannelSelector yChannelSelector \
    | animate set
    feDistantLight: azimuth elevation | animate set
    feFlood: x y width height result | animate set animateColor
    feFuncA: type tableValues slope intercept amplitude exponent offset | animate set
    feFuncB: type tableValues slope intercept amplitude exponent offset | animate set
    feFuncG: type tableValues slope intercept amplitude exponent offset | animate set
    feFuncR: type tableValues slope intercept amplitude exponent offset | animate set
    feGaussianBlur: x y width height result in stdDeviation | animate set
    feImage: x y width height result xlink:type xlink:href xlink:role xlink:arcrole \
    xlink:title xlink:show xlink:actuate preserveAspectRatio | animate set animateTransform
    feMerge: x y width height result | feMergeNode
    feMergeNode: in | animate set
    feMorphology: x y width height result in operator radius | animate set
    feOffset: x y width height result in dx dy | animate set
    fePointLight: x y z | animate set
    feSpecularLighting: x y width height result in surfaceScale specularConstant \
    specularExponent kernelUnitLength | feDistantLight fePointLight feSpotLight animate set \
    animateColor
    feSpotLight: x y z pointsAtX pointsAtY pointsAtZ specularExponent limitingConeAngle | \
    animate set
    feTile: x y width height result in | animate set
    feTurbulence: x y width height result baseFrequency numOctaves seed stitchTiles type | \
    animate set
    filter: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show \
    xlink:actuate x y width height filterRes filterUnits primitiveUnits | desc title metadata \
    animate set feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix \
    feDiffuseLighting feDisplacementMap feFlood feGaussianBlur feImage feMerge feMorphology \
    feOffset feSpecularLighting feTile feTurbulence
    font: horiz-origin-x horiz-origin-y horiz-adv-x vert-origin-x vert-origin-y vert-adv-y | \
    desc title metadata font-face missing-glyph glyph hkern vkern
    font-face: unicode-range units-per-em panose-1 stemv stemh slope cap-height x-height \
    accent-height ascent descent widths bbox ideographic alphabetic mathematical hanging \
    v-ideographic v-alphabetic v-mathematical v-hanging underline-position underline-thickness \
    strikethrough-position strikethrough-thickness overline-position overline-thickness | \
    font-face-src desc title metadata
    font-face-format: string |
    font-face-name: name |
    font-face-src: | font-face-uri font-face-name
    font-face-uri: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show \
    xlink:actuate | font-face-format
    foreignObject: x y width height |
    g: | desc title metadata animate set animateMotion animateColor animateTransform svg g \
    defs symbol use switch image style path rect circle line ellipse polyline polygon text \
    altGlyphDef marker color-profile linearGradient radialGradient pattern clipPath mask \
    filter cursor a view script font font-face foreignObject
    glyph: unicode glyph-name d orientation arabic-form lang horiz-adv-x vert-origin-x \
    vert-origin-y vert-adv-y | ...
    glyphRef: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show \
    xlink:actuate x y dx dy glyphRef format |
    hkern: u1 g1 u2 g2 k |
    image: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show xlink:actuate \
    x y width height preserveAspectRatio | desc title metadata animate set animateMotion \
    animateColor animateTransform
    line: x1 y1 x2 y2 | desc title metadata animate set animateMotion animateColor \
    animateTransform
    linearGradient: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show \
    xlink:actuate x1 y1 x2 y2 gradientUnits gradientTransform spreadMethod | desc title \
    metadata stop animate set animateTransform
    marker: refX refY markerUnits markerWidth markerHeight orient viewBox preserveAspectRatio \
    | ...
    mask: x y width height maskUnits maskContentUnits | ...
    metadata: |
    missing-glyph: d horiz-adv-x vert-origin-x vert-origin-y vert-adv-y | ...
    mpath: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show xlink:actuate \
    | desc title metadata
    path: d pathLength | desc title metadata animate set animateMotion animateColor \
    animateTransform
    pattern: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show \
    xlink:actuate x y width height patternUnits patternContentUnits patternTransform viewBox \
    preserveAspectRatio | ...
    polygon: points | desc title metadata animate set animateMotion animateColor \
    animateTransform
    polyline: points | desc title metadata animate set animateMotion animateColor \
    animateTransform
    radialGradient: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show \
    xlink:actuate cx cy r fx fy gradientUnits gradientTransform spreadMethod | desc title \
    metadata stop animate set animateTransform
    rect: x y width height rx ry | desc title metadata animate set animateMotion animateColor \
    animateTransform
    script: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show \
    xlink:actuate type |
    set: onbegin onend onrepeat xlink:type xlink:href xlink:role xlink:arcrole xlink:title \
    xlink:show xlink:actuate attributeName attributeType begin dur end min max restart \
    repeatCount repeatDur to | desc title metadata
    stop: offset | animate set animateColor
    style: type media title |
    svg: onunload onabort onerror onresize onscroll onzoom x y width height viewBox \
    preserveAspectRatio zoomAndPan version baseProfile contentScriptType contentStyleType | \
    ...
    switch: | desc title metadata svg g use text animate set animateMotion animateColor \
    animateTransform switch image path rect circle line ellipse polyline polygon a \
    foreignObject
    symbol: viewBox preserveAspectRatio | ...
    text: x y dx dy rotate textLength lengthAdjust | desc title metadata animate set \
    animateMotion animateColor animateTransform tspan tref textPath altGlyph a
    textPath: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show \
    xlink:actuate startOffset textLength lengthAdjust method spacing | tspan tref altGlyph \
    animate set animateColor desc title metadata a
    title: |
    tref: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show xlink:actuate \
    x y dx dy rotate textLength lengthAdjust | animate set animateColor desc title metadata
    tspan: x y dx dy rotate textLength lengthAdjust | tspan tref altGlyph animate set \
    animateColor desc title metadata a
    use: xlink:type xlink:href xlink:role xlink:arcrole xlink:title xlink:show xlink:actuate x \
    y width height | desc title metadata animate set animateMotion animateColor \
    animateTransform
    view: viewBox preserveAspectRatio zoomAndPan viewTarget | desc title metadata
    vkern: u1 g1 u2 g2 k |
    """)

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Name, attributes and content of each line; dots represent the members of a group.
  private static func lines(_ text: String) -> [(String, [String], [String])] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      let head = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(head[0]), words(String(head[1])), words(String(parts[1])))
    }
  }
}
