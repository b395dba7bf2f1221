import SweepFiles

/// Finds existing files with the right picture, by their content.
struct ExistingFiles: Sendable {
  /// Whether the name of a file determines its content.
  let isByContent: Bool
  /// Whether the manifest is trusted for drawn rows, without reading their files.
  let trustsManifest: Bool

  /// The facts of a file that need not be drawn again; nil otherwise.
  ///
  /// - Parameter past: the row's line in the manifest of an earlier run. It only gives the expected
  /// content: a missing or different file is drawn again.
  func facts(of path: String, key: String, past: String?) -> FileFacts? {
    let recorded = past.flatMap { ManifestLine.facts(in: $0, key: key, path: path) }
    if trustsManifest, let recorded { return recorded }
    guard recorded != nil || isByContent,
      let bytes = try? InputFile.read(path, limit: 1 << 28)
    else { return nil }
    let facts = FileFacts(of: bytes)
    // With only its name known, the end of a file shows that it was copied completely.
    return recorded == facts || recorded == nil && bytes.suffix(7) == Array("</svg>\n".utf8)[...]
      ? facts : nil
  }
}
