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
      let bytes = try? InputFile.read(path, limit: 1 << 28)
    else { return nil }
    let facts = FileFacts(of: bytes)
    // Nothing but its end tells that a file of which only the name is known was copied as a whole.
    return recorded == facts || recorded == nil && bytes.suffix(7) == Array("</svg>\n".utf8)[...]
      ? facts : nil
  }
}
