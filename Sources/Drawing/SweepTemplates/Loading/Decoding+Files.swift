import SweepDiagnostics

extension Decoding {
  /// The bytes of a named picture: a file beside the document that names it, a built-in one in
  /// built-in templates, and for options in the folder of those.
  ///
  /// - Parameter limit: the limit of its bytes.
  func bytes(
    of name: String, at origin: ValueOrigin, limit: LoadLimits.Name
  ) throws(GrammarError) -> [UInt8] {
    let most = (limit, environment.limits[limit])
    let reads = environment.filesRead
    guard case .source(let span) = origin.location else {
      try checkName(origin.node, isOption: true)
      return try DocumentFile.bytes(name, in: optionFolder, limit: most, noting: reads)
    }
    guard span.source.isLibrary else {
      try checkName(origin.node, isOption: false)
      return try DocumentFile.bytes(name, in: span.source.folder, limit: most, noting: reads)
    }
    if let bytes = TemplateLibrary.file(name) { return bytes }
    throw GrammarError(
      .filesUnavailable, "names a file that the library does not have: \(name.quoted)")
  }

  /// The root of a document or theme file; nil where there is none, which is reported.
  mutating func root(of source: SourceText) -> Node? {
    let isJSON = source.file.lowercased().hasSuffix(".json")
    let read = isJSON ? JSONReader.document : environment.readers.document ?? JSONReader.document
    return read(source, environment.limits, &sink)
  }

  /// The folder of the files that options name.
  var optionFolder: DocumentFolder? { environment.folder.map { DocumentFolder($0) } ?? folder }

  /// Throws if the name of a file is set from outside, as a whole or in part, and may not be.
  func checkName(_ node: Node?, isOption: Bool) throws(GrammarError) {
    let text = node?.scalar?.text ?? ""
    let isForeign = isOption || binding?.isPartlySetByOption(text) == true
    guard isForeign, !environment.allowsFileReferences else { return }
    throw GrammarError(.filesUnavailable, "names a file, which is not allowed here")
  }
}
