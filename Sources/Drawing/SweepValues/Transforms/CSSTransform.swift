import SweepGeometry

extension TransformFunction {
  /// Reads the property `transform` (CSS Transforms 1, 13); nil if it is invalid, or leaves the
  /// plane.
  ///
  ///
  /// - Parameter lengths: the reference sizes; percentages are of its view box.
  package static func list(css text: String, _ lengths: LengthContext) -> [TransformFunction]? {
    if text.withoutSpace.lowercased() == "none" { return [] }
    var functions: [TransformFunction] = []
    var rest = text.withoutSpace[...]
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close
      else { return nil }
      let name = String(rest[..<open]).withoutSpace.lowercased()
      let values = rest[rest.index(after: open)..<close].split {
        $0 == "," || $0.isWhitespace
      }.map(String.init)
      guard let function = TransformFunction(css: name, values, lengths) else { return nil }
      functions.append(function)
      rest = rest[rest.index(after: close)...].drop { $0.isWhitespace }
    }
    return functions
  }

  private init?(css name: String, _ values: [String], _ lengths: LengthContext) {
    func numbers() -> [Double]? { ValueReader.numbers(values.joined(separator: " ")) }
    func angles() -> [Double]? {
      let angles = values.compactMap(Self.degrees)
      return angles.count == values.count ? angles : nil
    }
    func shifts() -> [Double]? {
      let shifts = zip(values, [LengthContext.Axis.x, .y]).compactMap { value, axis in
        Self.hasUnit(value) ? lengths.length(value, axis) : nil
      }
      return shifts.count == values.count ? shifts : nil
    }
    // Functions of space that do not leave the plane, as they are written for speed.
    switch (name, values.count, values.last.map(Length.init)??.number) {
    case ("translate3d", 3, 0), ("scale3d", 3, 1):
      self.init(css: String(name.dropLast(2)), values.dropLast(), lengths)
      return
    case ("translatez", 1, 0):
      self.init(.translate, [0, 0])
      return
    default: break
    }
    switch (name, values.count) {
    case ("translate", 1...2): self.init(.translate, shifts())
    case ("translatex", 1): self.init(.translate, shifts().map { [$0[0], 0] })
    case ("translatey", 1):
      guard Self.hasUnit(values[0]), let shift = lengths.length(values[0], .y) else { return nil }
      self.init(.translate, [0, shift])
    case ("scale", 1...2): self.init(.scale, numbers())
    case ("scalex", 1): self.init(.scale, numbers().map { [$0[0], 1] })
    case ("scaley", 1): self.init(.scale, numbers().map { [1, $0[0]] })
    case ("rotate", 1), ("rotatez", 1): self.init(.rotate, angles())
    case ("skewx", 1), ("skew", 1): self.init(.skewX, angles())
    case ("skewy", 1): self.init(.skewY, angles())
    case ("skew", 2):
      guard let angles = angles() else { return nil }
      let slopes = [TransformFunction(.skewX, [angles[0]]), TransformFunction(.skewY, [angles[1]])]
      self.init(.matrix, [1, slopes[1]?.affine.b ?? 0, slopes[0]?.affine.c ?? 0, 1, 0, 0])
    case ("matrix", 6): self.init(.matrix, numbers())
    default: return nil
    }
  }

  private init?(_ kind: Kind, _ numbers: [Double]?) {
    guard let numbers else { return nil }
    self.init(kind, numbers)
  }

  /// Whether a length has a unit, as CSS demands of all but 0.
  private static func hasUnit(_ text: String) -> Bool {
    Length(text).map { $0.unit != .user || $0.number == 0 } ?? false
  }

  private static func degrees(_ text: String) -> Double? {
    var reader = ValueReader(text)
    guard let number = reader.measure() else { return nil }
    let unit = reader.unit()
    guard reader.isAtEnd else { return nil }
    if unit.isEmpty { return number == 0 ? 0 : nil }
    return AngleUnit(unit).map { number * $0.degrees }
  }
}
