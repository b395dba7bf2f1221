import SweepValues

/// Attributes that many elements have together.
enum AttributeGroups {
  /// Attributes of all elements (SVG 2, 5.3 and 6).
  static let core: [AttributeDefinition] = [
    .fixed("id", .identifier), .animatable("class", .classes), .fixed("style", .declarations),
    .fixed("lang", .language), .fixed("tabindex", .integer), .fixed("autofocus", .text),
    .fixed("xml:lang", .language), .fixed("xml:space", oneOf: "default preserve"),
    .fixed("xml:base", .reference), .fixed("xml:id", .plainName),
  ]

  static let html: [AttributeDefinition] = [
    .fixed("nonce", .text), .fixed("slot", .text), .fixed("part", .text),
    .fixed("focusable", oneOf: "true false auto"),
    .fixed("externalResourcesRequired", oneOf: "false true", "false"),
  ]

  /// Conditions under which an element is shown (SVG 2, 5.9; SVG 1.1, 5.8).
  static let conditional: [AttributeDefinition] = [
    .fixed("requiredFeatures", .text), .fixed("requiredExtensions", .text),
    .fixed("systemLanguage", .languages),
  ]

  /// A reference, in the form of SVG 2 and in that of SVG 1.1.
  static func links(isAnimatable: Bool = true) -> [AttributeDefinition] {
    [
      AttributeDefinition("href", .reference, isAnimatable: isAnimatable),
      AttributeDefinition("xlink:href", .reference, isAnimatable: isAnimatable),
    ] + xlink
  }

  /// The other XLink attributes of SVG 1.1 (XLink 1.0); browsers use only the title.
  static let xlink: [AttributeDefinition] = [
    .fixed("xlink:type", oneOf: "simple", "simple"), .fixed("xlink:role", .text),
    .fixed("xlink:arcrole", .text), .fixed("xlink:title", .text),
    .fixed("xlink:show", oneOf: "new replace embed other none"),
    .fixed("xlink:actuate", oneOf: "onLoad onRequest other none"),
  ]

  static let viewport: [AttributeDefinition] = [
    .animatable("viewBox", .viewBox),
    .animatable("preserveAspectRatio", .preserveAspectRatio, "xMidYMid meet"),
  ]

  static let transform: AttributeDefinition = .animatable("transform", .transforms, "")
  static let pathLength: AttributeDefinition = .animatable("pathLength", .positiveNumber)
}

extension AttributeGroups {
  /// Timing of animations (SVG 1.1, 19.2.5 to 19.2.8).
  static let timing: [AttributeDefinition] = [
    .fixed("begin", .times, "0s"), .fixed("dur", .duration, "indefinite"), .fixed("end", .times),
    .fixed("min", .minimum), .fixed("max", .duration),
    .fixed("restart", oneOf: "always whenNotActive never", "always"),
    .fixed("repeatCount", .repeatCount), .fixed("repeatDur", .repeatDuration),
    .fixed("fill", oneOf: "remove freeze", "remove"),
  ]

  /// The values of an animation (SVG 1.1, 19.2.9).
  static func values(calcMode: String) -> [AttributeDefinition] {
    [
      .fixed("calcMode", oneOf: "discrete linear paced spline", calcMode),
      .fixed("values", .values), .fixed("keyTimes", .fractions), .fixed("keySplines", .splines),
      .fixed("from", .value), .fixed("to", .value), .fixed("by", .value),
    ]
  }

  /// Addition (SVG 1.1, 19.2.10).
  static let addition: [AttributeDefinition] = [
    .fixed("additive", oneOf: "replace sum", "replace"),
    .fixed("accumulate", oneOf: "none sum", "none"),
  ]

  static let attributeName: AttributeDefinition = .fixed("attributeName", .attributeName)
  static let attributeType: AttributeDefinition = .fixed(
    "attributeType", oneOf: "CSS XML auto", "auto")
}

extension AttributeGroups {
  /// Scripts that run when something happens (HTML, 8.1.8.2; SVG 1.1, 18.1).
  static let events: [AttributeDefinition] = ValueType.words(
    """
    onfocusin onfocusout onactivate onclick onmousedown onmouseup onmouseover onmousemove \
    onmouseout onload onunload onabort onerror onresize onscroll onzoom onbegin onend onrepeat \
    onanimationcancel onanimationend onanimationiteration onanimationstart onauxclick \
    onbeforeinput onbeforematch onbeforetoggle onblur oncancel oncanplay oncanplaythrough onchange \
    onclose oncontextlost oncontextmenu oncontextrestored oncopy oncuechange oncut ondblclick \
    ondrag ondragend ondragenter ondragexit ondragleave ondragover ondragstart ondrop \
    ondurationchange onemptied onended onfocus onformdata ongotpointercapture onhashchange oninput \
    oninvalid onkeydown onkeypress onkeyup onloadeddata onloadedmetadata onloadstart \
    onlostpointercapture onmessage onmouseenter onmouseleave onmousewheel onoffline ononline \
    onpagehide onpageshow onpaste onpause onplay onplaying onpointercancel onpointerdown \
    onpointerenter onpointerleave onpointermove onpointerout onpointerover onpointerup onpopstate \
    onprogress onratechange onreset onscrollend onsecuritypolicyviolation onseeked onseeking \
    onselect onselectionchange onselectstart onslotchange onstalled onstorage onsubmit onsuspend \
    ontimeupdate ontoggle ontouchcancel ontouchend ontouchmove ontouchstart ontransitioncancel \
    ontransitionend ontransitionrun ontransitionstart onvolumechange onwaiting onwheel
    """
  ).map { .fixed($0, .script) }
}

extension AttributeGroups {
  /// The part of the picture that a step works on, and its name (Filter Effects 1, 9.2).
  static let primitive: [AttributeDefinition] = [
    .animatable("x", .length), .animatable("y", .length), .animatable("width", .positiveLength),
    .animatable("height", .positiveLength), .animatable("result", .result),
  ]
  static let input: AttributeDefinition = .animatable("in", .result)
  static let secondInput: AttributeDefinition = .animatable("in2", .result)
  static let kernelUnitLength: AttributeDefinition = .animatable("kernelUnitLength", .positivePair)
}

extension ValueType {
  static let result = ValueType(
    "the name of a result, or a word such as 'SourceGraphic'", .text, pattern: ".*")
}

extension AttributeDefinition {
  static func animatable(_ name: String, _ type: ValueType, _ initial: String? = nil) -> Self {
    AttributeDefinition(name, type, initial: initial, isAnimatable: true)
  }

  static func fixed(_ name: String, _ type: ValueType, _ initial: String? = nil) -> Self {
    AttributeDefinition(name, type, initial: initial)
  }

  static func linked(_ name: String, _ type: ValueType, _ initial: String) -> Self {
    AttributeDefinition(name, type, initial: initial, isAnimatable: true, isLinked: true)
  }

  static func animatable(_ name: String, oneOf words: String, _ initial: String? = nil) -> Self {
    .animatable(name, .oneOf(words), initial)
  }

  static func fixed(_ name: String, oneOf words: String, _ initial: String? = nil) -> Self {
    .fixed(name, .oneOf(words), initial)
  }
}

extension ValueType {
  static func oneOf(_ words: String) -> ValueType {
    let keywords = ValueType.words(words)
    let quoted = keywords.map { "'\($0)'" }
    return ValueType(
      quoted.count > 1 ? "one of " + quoted.joined(separator: ", ") : quoted.joined(),
      oneOf: keywords)
  }
}
