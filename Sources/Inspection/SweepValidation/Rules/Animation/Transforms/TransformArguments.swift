import SweepDiagnostics

/// Finds transforms with too few or too many numbers.
struct TransformArguments: Rule {
  let code = DiagnosticCode(
    "SH1444",
    "A value of 'animateTransform' is the numbers of its type alone: one or two for 'translate' and"
      + " 'scale', one or three for 'rotate', one for 'skewX' and 'skewY'. Browsers leave out an"
      + " animation with another value.")

  let examples = RuleExamples(
    bad: [
      Self.animation("rotate", "0 50;90 50"), Self.animation("translate", "0;1,2,3"),
      Self.animation("scale", "scale(1);scale(2)"), Self.animation("skewX", "0;10deg"),
    ],
    good: [
      Self.animation("rotate", "0 50 50;90 50 50"), Self.animation("translate", "0;1,2"),
      Self.animation("skewX", "0;10"),
    ])

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for animation in facts.animations where animation.kind == .animateTransform {
      guard let type = animation.transformType else { continue }
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
  }

  private static func hint(_ item: ListItem, _ type: AnimationFacts.TransformType) -> String? {
    let mend = ValueMends.hint(item.text) { text in
      let item = ListItem(bytes: Array(text.utf8)[...], offset: 0)
      return item.numbers.map { type.counts.contains($0.count) } ?? false
    }
    if let mend { return mend }
    return type == .rotate && item.numbers?.count == 2
      ? "write the angle alone, or the angle and the centre's x and y" : nil
  }

  private static func animation(_ type: String, _ values: String) -> String {
    #"<g><animateTransform attributeName="transform" type="\#(type)" values="\#(values)" dur="2s"/></g>"#
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
