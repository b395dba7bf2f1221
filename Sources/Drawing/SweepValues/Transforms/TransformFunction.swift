package import SweepGeometry

/// One function of a `transform` attribute, with the numbers that may be left out (SVG 1.1, 7.6).
package struct TransformFunction: Hashable, Sendable {
  /// Kind of function.
  package enum Kind: String, CaseIterable, Sendable {
    case translate, scale, rotate, skewX, skewY, matrix
  }

  package let kind: Kind
  /// Two numbers for `translate` and `scale`, three for `rotate`: the angle in degrees and the centre.
  package let numbers: [Double]

  /// Makes a function; nil where it does not take so many numbers.
  package init?(_ kind: Kind, _ numbers: [Double]) {
    self.kind = kind
    switch (kind, numbers.count) {
    case (.translate, 1): self.numbers = numbers + [0]
    case (.scale, 1): self.numbers = numbers + numbers
    case (.rotate, 1): self.numbers = numbers + [0, 0]
    case (.translate, 2), (.scale, 2), (.rotate, 3), (.skewX, 1), (.skewY, 1), (.matrix, 6):
      self.numbers = numbers
    default: return nil
    }
  }

  /// Reads a list of functions, their names in any case; nil where it is not well formed, which
  /// browsers leave out as a whole.
  package static func list(_ bytes: ArraySlice<UInt8>) -> [TransformFunction]? {
    var reader = ValueReader(bytes)
    var functions: [TransformFunction] = []
    reader.skipSpace()
    while !reader.isAtEnd {
      let name = reader.word()
      reader.skipSpace()
      guard let kind = Kind(name), reader.take("(") else { return nil }
      reader.skipSpace()
      var numbers: [Double] = []
      while numbers.count < 7, let number = reader.measure() {
        numbers.append(number)
        reader.skipSeparator()
      }
      guard reader.take(")"), let function = TransformFunction(kind, numbers) else { return nil }
      functions.append(function)
      reader.skipSeparator()
    }
    return functions
  }

  /// The map that it stands for.
  package var affine: Affine {
    let n = numbers
    switch kind {
    case .translate: return .translation(x: n[0], y: n[1])
    case .scale: return .scale(x: n[0], y: n[1])
    case .rotate: return .rotation(.degrees(n[0]), about: Point(n[1], n[2]))
    case .skewX: return .skewX(.degrees(n[0]))
    case .skewY: return .skewY(.degrees(n[0]))
    case .matrix: return Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
  }
}

extension TransformFunction.Kind {
  fileprivate init?(_ name: ArraySlice<UInt8>) {
    let found = Self.allCases.first { kind in
      name.elementsEqual(kind.rawValue.utf8) { $0.lowered == $1.lowered }
    }
    guard let found else { return nil }
    self = found
  }
}
