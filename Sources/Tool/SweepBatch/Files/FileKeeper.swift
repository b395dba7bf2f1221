import SweepFiles

/// Finds the files that hold the right picture already, by what is in them.
struct FileKeeper: Sendable {
  /// Whether a file's name says what it shows.
  let isByContent: Bool
  /// Whether the manifest is trusted for rows that were drawn, without a look at their files.
  let trustsManifest: Bool

  /// The facts of a file that need not be drawn again; nil where it must.
  ///
  /// - Parameter past: the row's line in the manifest of an earlier run. It only tells what to look
  ///   for: a file that is missing, or holds something else, is drawn again.
  func facts(of path: String, key: String, past: String?) -> FileFacts? {
    let recorded = past.flatMap { ManifestLine.facts(in: $0, key: key, path: path) }
    if trustsManifest, let recorded { return recorded }
    guard recorded != nil || isByContent,
      let bytes = try? InputFile.read(path, limit: 1 << 28), !bytes.isEmpty
    else { return nil }
    let facts = FileFacts(of: bytes)
    return recorded == nil || recorded == facts ? facts : nil
  }
}
