import SweepDiagnostics
import SweepFiles

/// Two revisions of a repository, or one and the files as they are.
struct GitRevisions {
  private let old: String
  private let new: String?

  /// Reads `A..B`, `A...B` (from where they parted), or `A` alone.
  init(_ text: String) throws(Failure) {
    if let range = text.firstRange(of: "...") {
      let (first, second) = (text[..<range.lowerBound], text[range.upperBound...])
      let ends = [try Self.commit(first), try Self.commit(second)]
      old = try Self.line(["merge-base"] + ends)
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
  func pairs(_ paths: [String]) throws(Failure) -> [DiffPair] {
    let list = try Self.output(
      ["diff", "--raw", "-z", "--no-abbrev", "-M", "--no-ext-diff", "--no-relative", old]
        + (new.map { [$0] } ?? [])
        + ["--"] + paths)
    let root = try Self.line(["rev-parse", "--show-toplevel"])
    var fields = list.split(separator: 0, omittingEmptySubsequences: false)
      .map { FileName.text($0) }[...]
    var pairs: [DiffPair] = []
    while let facts = fields.popFirst(), facts.hasPrefix(":") {
      // `:100644 100644 hash hash M`, then one path, or two where a file has another name now.
      let words = facts.dropFirst().split(separator: " ").map { String($0) }
      guard words.count == 5, let path = fields.popFirst() else { break }
      let isRenamed = words[4].hasPrefix("R") || words[4].hasPrefix("C")
      let newPath = isRenamed ? fields.popFirst() ?? path : path
      let isPicture = [path, newPath].contains { $0.lowercased().hasSuffix(".svg") }
      guard isPicture else { continue }
      pairs.append(
        DiffPair(
          oldName: "a/\(FileName.shown(path))", newName: "b/\(FileName.shown(newPath))",
          path: FileName.shown(newPath),
          old: source(words[0], words[2], nil),
          new: source(words[1], words[3], "\(root)/\(newPath)")))
    }
    return pairs
  }

  /// Where the bytes of one side are; nil for what is no file there.
  private func source(_ mode: String, _ hash: String, _ path: String?) -> DiffPair.Source? {
    guard mode.hasPrefix("100") else { return nil }
    if hash.allSatisfy({ $0 == "0" }) { return path.map { .file($0) } }
    return .blob(hash)
  }

  /// The hash of a commit; an empty name is `HEAD`.
  private static func commit(_ name: Substring) throws(Failure) -> String {
    guard !name.hasPrefix("-") else {
      throw Failure(message: "sweephand: \(String(name).quoted.visible) is no revision")
    }
    return try line(["rev-parse", "--verify", "\(name.isEmpty ? "HEAD" : name)^{commit}"])
  }

  private static func line(_ arguments: [String]) throws(Failure) -> String {
    let bytes = try output(arguments)
    return FileName.text(bytes.last == 0x0A ? bytes.dropLast() : bytes[...])
  }

  private static func output(_ arguments: [String]) throws(Failure) -> [UInt8] {
    try Failure.wrap { () throws(FileError) in try Git.output(arguments) }
  }
}
