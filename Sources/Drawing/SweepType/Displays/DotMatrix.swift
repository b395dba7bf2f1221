import SweepGeometry

/// The rows of dots of the characters, five dots by seven: a letter for each row, `@` for none and
/// from there on with a bit for each dot, the leftmost of the highest value.
enum DotMatrix {
  static let columns = 5
  static let rows = 7

  /// the instance whose dots have this share of their distance.
  static func instance(dots share: Double) -> FaceInstance {
    let pitch = 100 / (Double(rows - 1) + share)
    let width = pitch * (Double(columns - 1) + share)
    let ink = Ink.stroke(width: pitch * share, cap: .round)
    let spacing = Spacing(space: 2 * pitch, bands: 0..<0)
    return FaceInstance(spacing: spacing, wordSpace: width + pitch) { character, _ in
      guard let pattern = patterns[character] else { return nil }
      var (lit, unlit) = (Path(), Path())
      for (row, bits) in pattern.utf8.enumerated() {
        for column in 0..<columns {
          let place = Point(
            pitch * (Double(column) + share / 2), pitch * (Double(row) + share / 2))
          let isLit = bits & (16 >> UInt8(column)) != 0
          // A line without length has round caps: a dot of nine bytes.
          let dot = Path([.move(to: place), .line(to: place)])
          if isLit { lit.append(dot) } else { unlit.append(dot) }
        }
      }
      return Glyph(lit: lit, unlit: unlit, ink: ink, width: width, gap: pitch * (2 - share))
    }
  }
}
