import SweepGeometry
import SweepScene
import SweepType

extension Readout.Line {
  /// What a script reads of the number that it writes: where that is drawn, the glyphs too.
  ///
  /// - Parameter figures: How the number is set, which is in a font where the face lacks one of the
  ///   characters that may come.
  func semantics(with figures: inout Text, in theme: Theme) -> Semantics? {
    guard var semantics, theme.text == .drawn, theme.font == nil else { return semantics }
    if let glyphs = figures.glyphs(of: characters, in: theme.drawnFace.typeface) {
      semantics.annotations += glyphs
    } else if theme.drawnFace.typeface.missing(in: text).isEmpty {
      figures.fontFamily = theme.fontFamily
    }
    return semantics
  }
}

extension Text {
  /// Characters, for each of them the advance and the path data of its glyph with bars between them,
  /// and where it is one of a display what is off; nil where the face lacks a character.
  fileprivate func glyphs(of characters: String, in face: Typeface) -> [Annotation]? {
    let rows = face.typesetApart(
      characters, size: fontSize * DrawnFace.capHeight, weight: Weight(fontWeight))
    guard rows.allSatisfy(\.missing.isEmpty) else { return nil }
    func joined(_ data: (TypesetRow) -> String) -> String {
      rows.map(data).joined(separator: "|")
    }
    let paths = joined { row in
      NumberFormat(precision: 3).string(row.advance) + (row.path.relativePathData() ?? "")
    }
    var data = [Annotation("glyphs", characters), Annotation("paths", paths)]
    if rows.contains(where: { !$0.unlit.isEmpty }) {
      data.append(Annotation("unlit", joined { $0.unlit.relativePathData() ?? "" }))
    }
    return data
  }
}
