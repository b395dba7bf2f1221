import SweepArtwork
import SweepScene

extension ValueType where Value == Artwork {
  /// Artwork in a file. What is left out of it is told as warnings at its place in there.
  static var drawing: Self {
    ValueType(.text) { operand, site, decoding in
      guard let name = ValueType<String>.word.decode(operand, site, &decoding) else { return nil }
      do throws(GrammarError) {
        let bytes = try decoding.bytes(of: name, at: site, limit: .artwork)
        let (artwork, notes) = try ArtworkFile.read(
          bytes, name: name, decoding.environment.limits)
        for note in notes {
          decoding.sink.warn(
            note.kind.code, note.message, file: site.location.neighbor(name), line: note.line,
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
