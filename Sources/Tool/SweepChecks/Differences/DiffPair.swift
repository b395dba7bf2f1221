package import SweepFiles

/// Two files to compare, one of which may be missing.
package struct DiffPair {
  /// The source of a file's bytes.
  enum Source {
    /// A path, or `-`.
    case file(String)
    /// An object of git, by its hash.
    case blob(String)
  }

  /// The name of the old file.
  var oldName: String
  /// The name of the new file.
  var newName: String
  /// The path to which reports for CI point.
  var path: String
  /// The old file; nil for an addition.
  var old: Source?
  /// The new file; nil for a removal.
  var new: Source?
  /// The commits of both files; nil for files of the folder.
  var commits: (old: String?, new: String?) = (nil, nil)

  /// The paths of the files that are read.
  package var files: [String] {
    [old, new].compactMap { if case .file(let path) = $0 { path } else { nil } }
  }
}

extension DiffPair {
  /// The pairs of two files, or of the SVG files of two folders by their paths within.
  package static func pairs(_ old: String, _ new: String) throws(FileError) -> [DiffPair] {
    let isFolder = [old, new].map { $0 != "-" && FileSearch.isFolder($0, following: true) }
    guard isFolder[0], isFolder[1] else {
      // A file is compared with the one of its name in a folder.
      let (first, second) = (
        isFolder[0] ? inside(old, name(new)) : old, isFolder[1] ? inside(new, name(old)) : new
      )
      return [
        DiffPair(
          oldName: shown(first), newName: shown(second), path: shown(second), old: .file(first),
          new: .file(second))
      ]
    }
    let (olds, news) = (try names(in: old), try names(in: new))
    return olds.union(news).sorted().map { name in
      let (first, second) = (inside(old, name), inside(new, name))
      return DiffPair(
        oldName: shown(first), newName: shown(second),
        path: shown(news.contains(name) ? second : first),
        old: olds.contains(name) ? .file(first) : nil,
        new: news.contains(name) ? .file(second) : nil)
    }
  }

  /// The pair that git hands to an external driver: path, then file, hash and mode of both sides,
  /// and for a renamed file its new path and a remark. Nothing for other numbers of arguments: git
  /// passes a path alone for a merge that is not done.
  package static func external(_ arguments: [String]) -> [DiffPair] {
    guard arguments.count == 7 || arguments.count == 9 else { return [] }
    func source(_ path: String) -> Source? { path == "/dev/null" ? nil : .file(path) }
    let newName = arguments.count == 9 ? arguments[7] : arguments[0]
    return [
      DiffPair(
        oldName: "a/\(shown(arguments[0]))", newName: "b/\(shown(newName))", path: shown(newName),
        old: source(arguments[1]),
        new: source(arguments[4]))
    ]
  }

  private static func names(in folder: String) throws(FileError) -> Set<String> {
    let length = inside(folder, "").utf8.count
    let files = try FileSearch.list(folder, [".svg"])
    return Set(files.map { String(decoding: $0.utf8.dropFirst(length), as: UTF8.self) })
  }

  private static func inside(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }

  private static func shown(_ path: String) -> String {
    path == "-" ? "<stdin>" : FileName.shown(path)
  }
}
