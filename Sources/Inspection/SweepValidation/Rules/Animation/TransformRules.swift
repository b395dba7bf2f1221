import SweepDiagnostics

/// Finds transform animations without a type.
struct TransformType: AnimationRule {
  let definition = RuleDefinition(
    "SH1443", .warning,
    "'animateTransform' without 'type' animates 'translate'.",
    wrong: #"<g><animateTransform attributeName="transform" values="0;90" dur="2s"/></g>"#,
    fix: (#"attributeName="transform" "#, #"attributeName="transform" type="rotate" "#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind == .animateTransform, animation[.type] == nil else { return }
    findings.add(
      "'animateTransform' has no 'type', so it animates 'translate'", .node(animation.node),
      hint: "write 'type=\"rotate\"', 'scale' or 'translate'")
  }
}

/// Finds transforms animated by other elements than `animateTransform`, and the reverse.
struct TransformAsAttribute: AnimationRule {
  let definition = RuleDefinition(
    "SH1441", .error,
    "Only 'animateTransform' can animate 'transform', 'gradientTransform' and 'patternTransform',"
      + " and it can animate nothing else.",
    wrong: #"<g><animate attributeName="transform" values="rotate(0);rotate(90)" dur="2s"/></g>"#,
    right:
      #"<g><animateTransform attributeName="transform" type="rotate" values="0;90" dur="2s"/></g>"#)

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard let name = animation.attributeName, !name.isEmpty else { return }
    let place = animation.place(.attributeName)
    switch animation.kind {
    case .animate where animation.animatesTransform, .set where animation.animatesTransform:
      findings.add(
        "\(animation.name.quoted) cannot animate \(name.quoted)", place,
        hint: "write 'animateTransform' with 'type'")
    case .animateTransform where !animation.animatesTransform:
      findings.add(
        "'animateTransform' cannot animate \(name.quoted)", place, hint: "write 'animate'")
    default: break
    }
  }
}

/// Finds transform animations without a start value.
struct TransformWithoutStart: AnimationRule {
  let definition = RuleDefinition(
    "SH1442", .warning,
    "A transform animation with only 'to' or 'by' starts from the element's own transform. For a"
      + " list of transforms the result is undefined and browsers differ. Use 'values'.",
    wrong: #"<g><animateTransform attributeName="transform" type="rotate" to="90" dur="2s"/></g>"#,
    fix: (#"to="90""#, #"values="0;90""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind == .animateTransform, animation[.values] == nil, animation[.from] == nil,
      let attribute = animation[.to] ?? animation[.by]
    else { return }
    let name = animation[.to] != nil ? "to" : "by"
    findings.add(
      "the transform has \(name.quoted) without 'from'", .attribute(attribute),
      hint: "write 'values' with the first and last value")
  }
}

/// Finds transforms with too few or too many numbers.
struct TransformArguments: AnimationRule {
  let definition = RuleDefinition(
    "SH1444", .error,
    "A value of 'animateTransform' is only the numbers of its type: one or two for 'translate' and"
      + " 'scale', one or three for 'rotate', one for 'skewX' and 'skewY'. Browsers ignore an"
      + " animation with any other value.",
    wrong:
      #"<g><animateTransform attributeName="transform" type="rotate" values="0 50;90 50" dur="2s"/></g>"#,
    fix: (#"values="0 50;90 50""#, #"values="0 50 50;90 50 50""#))

  func check(_ animation: AnimationFacts, _ facts: Facts, _ findings: inout FindingList) {
    guard animation.kind == .animateTransform, let type = animation.transformType else { return }
    for value in animation.allValues {
      if value.attribute == .values, value.item.bytes.isEmpty { continue }
      let count = value.item.numbers?.count
      guard count.map(type.counts.contains) != true else { continue }
      findings.add(
        "\(value.item.text.quoted) is not \(type.words), as '\(type.rawValue)' takes",
        animation.place(value.attribute, value.item),
        hint: value.hasUncertainComma ? nil : Self.hint(value.item, type))
      break
    }
  }

  private static func hint(_ item: ListItem, _ type: AnimationFacts.TransformType) -> String? {
    let fix = ValueCorrections.hint(item.text) { text in
      let item = ListItem(bytes: Array(text.utf8)[...], offset: 0)
      return item.numbers.map { type.counts.contains($0.count) } ?? false
    }
    if let fix { return fix }
    return type == .rotate && item.numbers?.count == 2
      ? "write the angle, or the angle and the centre's x and y" : nil
  }
}

extension AnimationFacts {
  /// The kinds of transforms that can be animated.
  enum TransformType: String {
    case translate, scale, rotate, skewX, skewY

    var counts: Set<Int> {
      switch self {
      case .translate, .scale: [1, 2]
      case .rotate: [1, 3]
      case .skewX, .skewY: [1]
      }
    }

    var words: String {
      switch self {
      case .translate, .scale: "one or two numbers"
      case .rotate: "one or three numbers"
      case .skewX, .skewY: "one number"
      }
    }
  }

  /// The animated kind of transform; nil for other words.
  var transformType: TransformType? {
    guard let type = value(.type) else { return .translate }
    return TransformType(rawValue: type)
  }
}
