extension AttributeDefinition {
  /// An attribute that SMIL can animate.
  static func animatable(_ name: String, _ type: ValueType, _ initial: String? = nil) -> Self {
    AttributeDefinition(name, type, initial: initial, isAnimatable: true)
  }

  /// An attribute that SMIL cannot animate.
  static func fixed(_ name: String, _ type: ValueType, _ initial: String? = nil) -> Self {
    AttributeDefinition(name, type, initial: initial)
  }

  /// An attribute of a gradient or pattern, which it may take from another one by its link.
  static func linked(_ name: String, _ type: ValueType, _ initial: String) -> Self {
    AttributeDefinition(name, type, initial: initial, isAnimatable: true, isLinked: true)
  }

  /// An attribute that is one of a few words and that SMIL can change.
  static func animatable(_ name: String, oneOf words: String, _ initial: String? = nil) -> Self {
    .animatable(name, .oneOf(words), initial)
  }

  /// An attribute that is one of a few words.
  static func fixed(_ name: String, oneOf words: String, _ initial: String? = nil) -> Self {
    .fixed(name, .oneOf(words), initial)
  }
}

extension ValueType {
  /// One of a few words, written exactly so.
  static func oneOf(_ words: String) -> ValueType {
    let keywords = ValueType.words(words)
    let quoted = keywords.map { "'\($0)'" }
    return ValueType(
      quoted.count > 1 ? "one of " + quoted.joined(separator: ", ") : quoted.joined(),
      oneOf: keywords)
  }
}
