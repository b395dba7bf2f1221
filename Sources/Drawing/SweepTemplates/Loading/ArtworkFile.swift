import SweepDiagnostics
import SweepScene

/// Artwork in a file: SVG, or a picture in PNG, JPEG, GIF or WebP, a unit of which is a pixel.
enum ArtworkFile {
  /// The artwork of a file, with its notes.
  static func read(
    _ bytes: [UInt8], name: String, in environment: RenderEnvironment
  ) throws(GrammarError) -> (artwork: Artwork, notes: [ArtworkNote]) {
    if Layer.Image.MediaType(signatureOf: bytes) != nil {
      try PictureFile.check(bytes, name: name)
      if let artwork = Artwork(picture: bytes) { return (artwork, []) }
      throw GrammarError(
        .notArtwork, "names a picture of unknown size: \(name.quoted)",
        hint: "artwork is SVG, PNG, JPEG, GIF or WebP")
    }
    guard let read = environment.readers.artwork else {
      throw GrammarError(.filesUnavailable, "names artwork, and none can be read here")
    }
    do throws(ArtworkError) {
      return try read(bytes, name, environment.limits[.artwork], environment.limits[.elements])
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
  /// The kind of its diagnostic.
  var code: DiagnosticCode { self == .unsafe ? .unsafeArtwork : .reducedArtwork }
}

extension SourceLocation {
  /// The path of a file that is named there, relative like the document's own.
  func neighbor(_ name: String) -> String {
    guard case .source(let span) = self else { return name }
    let file = span.source.file
    return file.lastIndex(of: "/").map { file[...$0] + name } ?? name
  }
}
