import SweepDiagnostics
import TemplateLibrary

extension Decoding {
  /// The bytes of a picture that a value names: a file beside the document where it was written,
  /// one of the library's in its templates, and for options in the folder of those.
  ///
  /// - Parameter limit: the limit of its bytes.
  func bytes(
    of name: String, at site: Site, limit: LoadLimits.Name
  ) throws(GrammarError) -> [UInt8] {
    let most = (limit, environment.limits[limit])
    guard case .source(let span) = site.location else {
      try checkFilesAreNamable()
      return try DocumentFile.bytes(name, in: environment.folder ?? folder, limit: most)
    }
    guard span.source.isLibrary else {
      return try DocumentFile.bytes(name, in: span.source.folder, limit: most)
    }
    if let bytes = TemplateLibrary.file(name) { return bytes }
    throw GrammarError(
      .filesUnavailable, "names a file that the library does not have: \(name.quoted)")
  }

  /// Throws where a parameter set from outside may not name a file.
  func checkFilesAreNamable() throws(GrammarError) {
    guard !environment.areFilesNamable else { return }
    throw GrammarError(.filesUnavailable, "names a file, which cannot be done from here")
  }
}
