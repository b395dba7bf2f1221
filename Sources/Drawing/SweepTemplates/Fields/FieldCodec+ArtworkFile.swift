import SweepDiagnostics
import SweepScene

extension FieldCodec where Value == Artwork {
  /// Artwork in a file. Omitted content is reported as warnings at its place in there.
  static var drawing: Self {
    FieldCodec(.text) { operand, origin, decoding in
      guard let name = FieldCodec<String>.word.decode(operand, origin, &decoding) else {
        return nil
      }
      do throws(GrammarError) {
        let bytes = try decoding.bytes(of: name, at: origin, limit: .artwork)
        let (artwork, notes) = try ArtworkFile.read(bytes, name: name, in: decoding.environment)
        // The font of a file is for all text.
        for note in notes where note.kind != .font || decoding.environment.font == nil {
          var warning = Diagnostic(
            note.kind.code, note.message, severity: .warning, file: origin.location.neighbor(name))
          (warning.line, warning.column) = (note.line, note.column)
          decoding.sink.warn(warning)
        }
        return artwork
      } catch {
        decoding.report(error, at: origin)
        return nil
      }
    }
  }
}
