import SweepXML

/// One function of a `transform` attribute, with the numbers that may be left out (SVG 1.1, 7.6).
struct TransformStep: Equatable {
  var name: String
  var numbers: [Double]

  /// Reads a list; nil where it is not well formed.
  static func list(_ bytes: ArraySlice<UInt8>) -> [TransformStep]? {
    var reader = ValueReader(bytes)
    var steps: [TransformStep] = []
    reader.skipSpace()
    while !reader.isAtEnd {
      let name = reader.lowerWord()
      reader.skipSpace()
      guard reader.take("(") else { return nil }
      reader.skipSpace()
      var numbers: [Double] = []
      while let number = reader.number() {
        numbers.append(number)
        reader.skipSeparator()
      }
      guard reader.take(")"), let step = TransformStep(name, numbers) else { return nil }
      steps.append(step)
      reader.skipSeparator()
    }
    return steps
  }

  /// Makes a step of a function's name in lower case.
  init?(_ name: String, _ numbers: [Double]) {
    self.name = name
    switch (name, numbers.count) {
    case ("translate", 1): self.numbers = numbers + [0]
    case ("scale", 1): self.numbers = numbers + numbers
    case ("rotate", 1): self.numbers = numbers + [0, 0]
    case ("translate", 2), ("scale", 2), ("rotate", 3), ("skewx", 1), ("skewy", 1), ("matrix", 6):
      self.numbers = numbers
    default: return nil
    }
  }
}

extension ValueComparer {
  /// Whether two lists of transforms have the same steps.
  func transforms(_ a: Bytes, _ b: Bytes) -> Bool {
    guard let a = TransformStep.list(a), let b = TransformStep.list(b), a.count == b.count else {
      return false
    }
    return zip(a, b).allSatisfy { a, b in
      a.name == b.name && zip(a.numbers, b.numbers).allSatisfy { areClose($0, $1) }
    }
  }
}
