import SweepDiagnostics

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
        animation.place(value.attribute, value.item), hint: Self.hint(value.item, type))
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

    /// How many numbers it takes.
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

  /// The kind of transform that it animates; nil where the word is another.
  var transformType: TransformType? {
    guard let type = value(.type) else { return .translate }
    return TransformType(rawValue: type)
  }
}
