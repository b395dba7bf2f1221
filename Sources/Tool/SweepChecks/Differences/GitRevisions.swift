package import SweepFiles

/// Two revisions of a repository, or one and the files as they are.
package struct GitRevisions {
  private let old: String
  private let new: String?

  /// Reads `A..B`, `A...B` (from their common ancestor), or `A` alone.
  package init(_ text: String) throws(FileError) {
    if let range = text.firstRange(of: "...") {
      let (first, second) = (text[..<range.lowerBound], text[range.upperBound...])
      let ends = [try Self.commit(first), try Self.commit(second)]
      old = Self.line(try Git.output("merge-base", revisions: ends))
      new = ends[1]
    } else if let range = text.firstRange(of: "..") {
      old = try Self.commit(text[..<range.lowerBound])
      new = try Self.commit(text[range.upperBound...])
    } else {
      old = try Self.commit(text[...])
      new = nil
    }
  }

  /// The pairs of SVG files that differ, in and below the paths given.
  package func pairs(_ paths: [String]) throws(FileError) -> [DiffPair] {
    let list = try Git.output(
      "diff", "--raw", "-z", "--no-abbrev", "-M", "--no-ext-diff", "--no-relative",
      revisions: [old, new].compactMap { $0 }, paths: paths)
    let root = Self.line(try Git.output("rev-parse", "--show-toplevel"))
    var fields = list.split(separator: 0, omittingEmptySubsequences: false)
      .map { FileName.text($0) }[...]
    var pairs: [DiffPair] = []
    while let facts = fields.popFirst(), facts.hasPrefix(":") {
      // `:100644 100644 hash hash M`, then one path, or two for a renamed file.
      let words = facts.dropFirst().split(separator: " ").map { String($0) }
      guard words.count == 5, let path = fields.popFirst() else { break }
      let isRenamed = words[4].hasPrefix("R") || words[4].hasPrefix("C")
      let newPath = isRenamed ? fields.popFirst() ?? path : path
      let isPicture = [path, newPath].contains { $0.lowercased().hasSuffix(".svg") }
      guard isPicture else { continue }
      pairs.append(
        DiffPair(
          oldName: "a/\(FileName.shown(path))", newName: "b/\(FileName.shown(newPath))",
          path: FileName.shown(newPath), old: source(words[0], words[2], nil),
          new: source(words[1], words[3], "\(root)/\(newPath)"), commits: (old, new)))
    }
    return pairs
  }

  /// The source of one side's bytes; nil if that side has no file.
  private func source(_ mode: String, _ hash: String, _ path: String?) -> DiffPair.Source? {
    guard mode.hasPrefix("100") else { return nil }
    if hash.allSatisfy({ $0 == "0" }) { return path.map { .file($0) } }
    return .blob(hash)
  }

  /// The hash of a commit; an empty name is `HEAD`.
  private static func commit(_ name: Substring) throws(FileError) -> String {
    let revision = "\(name.isEmpty ? "HEAD" : name)^{commit}"
    return line(try Git.output("rev-parse", "--verify", revisions: [revision]))
  }

  private static func line(_ bytes: [UInt8]) -> String {
    FileName.text(bytes.last == 0x0A ? bytes.dropLast() : bytes[...])
  }
}
