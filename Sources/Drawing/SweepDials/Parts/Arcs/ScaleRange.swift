import SweepGeometry
import SweepScene

/// A stretch of a scale between two limits, as bands and ranges colour it.
struct ScaleRange {
  let from: Double
  let to: Double
  let color: ThemeColor
  let pattern: Bands.Pattern

  /// The stretches between limits; of the colours and the patterns the last ones count.
  ///
  ///
  /// - Throws: ``DialError`` unless the limits rise and every stretch has a colour and, if there
  /// are patterns, a pattern.
  static func all(
    between limits: [Double], _ colors: [ThemeColor], _ patterns: [Bands.Pattern]
  ) throws(DialError) -> [ScaleRange] {
    guard limits.count > 1, zip(limits, limits.dropFirst()).allSatisfy(<) else {
      throw DialError("limits", "must rise, and be at least two")
    }
    let count = limits.count - 1
    guard count <= colors.count else {
      throw DialError(
        "limits", "must make at most \(colors.count) stretches, as many as there are colours")
    }
    guard patterns.isEmpty || count <= patterns.count else {
      throw DialError("patterns", "must give a pattern to each of the \(count) stretches")
    }
    let (color, pattern) = (colors.count - count, patterns.count - count)
    return (0..<count).map { index in
      ScaleRange(
        from: limits[index], to: limits[index + 1], color: colors[color + index],
        pattern: patterns.isEmpty ? .solid : patterns[pattern + index])
    }
  }
}

extension Bands.Pattern {
  /// The number of marks in a stretch of a length.
  func count(over length: Double) -> Int {
    self == .solid ? 0 : Int(min((length / (self == .stripes ? 4.4 : 5)).rounded(.down), 2000))
  }

  /// Marks in the colour of the face; nil without any.
  func shape(_ marks: Path, _ face: Color) -> Shape? {
    if marks.isEmpty { return nil }
    let paint = Paint.color(face)
    return self == .dots
      ? Shape(marks, fillColor: paint)
      : Shape(marks, fillColor: .none, strokeColor: paint, lineWidth: 0.9)
  }
}
