import SweepArtwork
import SweepScene

extension ValueType where Value == Artwork {
  /// Artwork in an SVG file. What is left out of it is told as warnings at its place in there.
  static var drawing: Self {
    ValueType(.text) { operand, site, decoding in
      guard let name = ValueType<String>.word.decode(operand, site, &decoding) else { return nil }
      let source = site.node.span.source
      do throws(GrammarError) {
        let (artwork, notes) = try ArtworkFile.read(name, in: source.folder)
        for note in notes {
          decoding.sink.warn(
            note.kind.code, note.message, file: source.neighbor(name), line: note.line,
            column: note.column)
        }
        return artwork
      } catch {
        decoding.report(error, at: site)
        return nil
      }
    }
  }
}
