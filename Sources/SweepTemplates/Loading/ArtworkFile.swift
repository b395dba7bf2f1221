import SweepArtwork
import SweepScene

/// Artwork in an SVG file beside the document.
enum ArtworkFile {
  /// The artwork of a name inside a folder, with what was left out of it.
  static func read(_ name: String, in folder: String?) throws(GrammarError) -> ArtworkReader.Result
  {
    let bytes = try DocumentFile.bytes(name, in: folder, limit: LoadLimits.artworkMebibytes)
    do throws(ArtworkError) {
      return try ArtworkReader.read(bytes, name: name)
    } catch {
      var place = ""
      if let line = error.line, let column = error.column {
        place = " at line \(line), column \(column)"
      }
      throw GrammarError(
        .notArtwork, "names artwork that cannot be read: \(name.quoted)\(place): \(error.message)",
        hint: error.hint)
    }
  }
}

extension ArtworkNote.Kind {
  /// The kind of diagnostic that tells it.
  var code: DiagnosticCode { self == .unsafe ? .unsafeArtwork : .reducedArtwork }
}

extension SourceText {
  /// How diagnostics call a file that the document names: by the way to it from where the document
  /// is called.
  func neighbor(_ name: String) -> String {
    file.lastIndex(of: "/").map { file[...$0] + name } ?? name
  }
}
