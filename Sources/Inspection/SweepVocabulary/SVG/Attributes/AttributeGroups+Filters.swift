extension AttributeGroups {
  /// The part of the picture that a step works on, and its name (Filter Effects 1, 9.2).
  static let primitive: [AttributeDefinition] = [
    .animatable("x", ValueTypes.length),
    .animatable("y", ValueTypes.length),
    .animatable("width", ValueTypes.positiveLength),
    .animatable("height", ValueTypes.positiveLength),
    .animatable("result", ValueTypes.result),
  ]
  static let input: AttributeDefinition = .animatable("in", ValueTypes.result)
  static let secondInput: AttributeDefinition = .animatable("in2", ValueTypes.result)
  static let kernelUnitLength: AttributeDefinition = .animatable(
    "kernelUnitLength", ValueTypes.positivePair)
}

extension ValueTypes {
  static let result = ValueType(
    "the name of a result, or a word such as 'SourceGraphic'", .text, pattern: ".*")
}
