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
  /// - Throws: ``DialError`` unless the limits rise and every stretch has a colour and, if there
  /// are patterns, a pattern.
  static func all(
    between limits: [Double], _ colors: [ThemeColor], _ patterns: [Bands.Pattern] = [],
    in theme: Theme
  ) throws(DialError) -> [ScaleRange] {
    guard limits.count > 1, zip(limits, limits.dropFirst()).allSatisfy(<) else {
      throw DialError("limits", "must rise, and be at least two")
    }
    let count = limits.count - 1
    let colors = try colors.colors(of: count, in: theme)
    guard patterns.isEmpty || count <= patterns.count else {
      throw DialError("patterns", "must give a pattern to each of the \(count) stretches")
    }
    let pattern = patterns.count - count
    return (0..<count).map { index in
      ScaleRange(
        from: limits[index], to: limits[index + 1], color: colors[index],
        pattern: patterns.isEmpty ? theme.pattern(of: colors[index]) : patterns[pattern + index])
    }
  }
}

extension Theme {
  /// The pattern of a stretch without one of its own; on electronic paper, which shows all colours
  /// alike, stripes for a warning and dots for good readings.
  fileprivate func pattern(of color: ThemeColor) -> Bands.Pattern {
    guard isOneBit else { return construction.zones }
    return switch color {
    case .token(.good): .dots
    case .token(.warning): .stripes
    default: .solid
    }
  }
}

extension [ScaleRange] {
  /// The stretches, each cut into cells of a length, the last of which may be shorter.
  ///
  /// - Throws: ``DialError`` for more than 500 cells.
  func cut(into length: Double?) throws(DialError) -> [ScaleRange] {
    guard let length else { return self }
    let counts = map { (($0.to - $0.from) / length - 1e-9).rounded(.up) }
    guard counts.reduce(0, +) <= 500 else { throw DialError("cell", "makes more than 500 cells") }
    return zip(self, counts).flatMap { range, count in
      (0..<Int(count)).map { index in
        ScaleRange(
          from: range.from + Double(index) * length,
          to: Swift.min(range.from + Double(index + 1) * length, range.to), color: range.color,
          pattern: range.pattern)
      }
    }
  }
}

extension ThemeColor {
  /// The theme's colours of good, worrying and bad readings.
  static let tones: [ThemeColor] = [.token(.good), .token(.warning), .token(.danger)]
}

extension [ThemeColor] {
  /// The colours of a number of stretches: the last ones. Of the theme's tones, in either order, more
  /// stretches have evenly spaced shades.
  ///
  /// - Throws: ``DialError`` for too few other colours, and for more than 100 shades.
  func colors(of count: Int, in theme: Theme) throws(DialError) -> [ThemeColor] {
    if count <= self.count { return suffix(count) }
    guard [ThemeColor.tones, ThemeColor.tones.reversed()].contains(self) else {
      throw DialError("colors", "must give a colour to each of the \(count) stretches")
    }
    guard count <= 100 else { throw DialError("limits", "must make at most 100 stretches") }
    return (0..<count).map { index in
      let place = Double(index) / Double(count - 1) * 2
      let low = Int(place)
      if place == Double(low) { return self[low] }
      let shade = theme[self[low]].interpolated(to: theme[self[low + 1]], place - Double(low))
      return .color(shade)
    }
  }
}

extension Bands.Pattern {
  /// The number of marks in a stretch of a length.
  func count(over length: Double) -> Int {
    self == .solid ? 0 : Int(min((length / (self == .stripes ? 4.4 : 5)).rounded(.down), 2000))
  }

  /// Marks in the colour of the face; nil without any.
  func shape(_ marks: Path, _ face: Color) -> Layer.Shape? {
    if marks.isEmpty { return nil }
    let paint = Paint.color(face)
    return self == .dots
      ? Layer.Shape(marks, fillColor: paint)
      : Layer.Shape(
        marks, fillColor: .none, strokeColor: paint, lineWidth: self == .cells ? 0.6 : 0.9)
  }
}
