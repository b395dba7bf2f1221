import SweepValues

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
