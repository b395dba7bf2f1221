package import SweepGeometry

/// The face of a drawn text: a face of this project, or the outlines of a font.
package enum TextFace: Hashable, Sendable {
  case drawn(DrawnFace)
  case font(FontFace)

  package var name: String {
    switch self {
    case .drawn(let face): "the face '\(face.rawValue)'"
    case .font(let font): "the font '\(font.name)'"
    }
  }

  /// Whether it shows unlit parts beside lit ones.
  package var isDisplay: Bool { if case .drawn(let face) = self { face.isDisplay } else { false } }

  /// Writes a line of text, or nothing if the face does not have a character.
  ///
  /// - Parameters:
  ///   - fontSize: In user units.
  ///   - weight: 1 … 1000, as in CSS.
  ///   - place: The anchor on the base line.
  ///   - figures: Whether figures have one width; in fonts that can they always have.
  ///   - letterSpacing: The space after each character, in user units.
  /// - Returns: The characters that the face lacks.
  package func write(
    _ text: String, fontSize: Double, weight: Int, at place: Point, anchor: TextAnchor,
    figures: FigureSpacing, letterSpacing: Double, to data: inout TextData
  ) -> [Character] {
    switch self {
    case .drawn(let face):
      let size = fontSize * DrawnFace.capHeight
      return face.typeface.write(
        text, size: size, at: place, weight: Weight(weight), anchor: anchor, figures: figures,
        tracking: letterSpacing / size * 100, to: &data)
    case .font(let font):
      let row = font.typeset(
        text, fontSize: fontSize, weight: weight, at: place, anchor: anchor.horizontal,
        letterSpacing: letterSpacing)
      data.add(row.path)
      return row.missing
    }
  }

  /// The paint of its texts of a size.
  package func ink(fontSize: Double, weight: Int) -> Ink {
    switch self {
    case .drawn(let face):
      face.typeface.ink(size: fontSize * DrawnFace.capHeight, weight: Weight(weight))
    case .font: .fill
    }
  }
}
