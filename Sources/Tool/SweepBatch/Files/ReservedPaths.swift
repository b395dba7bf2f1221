import SweepFiles

/// The files that a batch keeps besides pictures, which no row may overwrite.
struct ReservedPaths: Sendable {
  /// Their names, with the folders in which they are.
  private var folders: [String: Set<String>] = [:]

  /// - Parameter paths: files that grow; the folders of them must be there.
  init(_ paths: [String]) {
    for path in paths {
      for name in Self.names(of: path) {
        folders[Paths.name(of: name), default: []].insert(Self.folder(of: name))
      }
    }
  }

  /// The names that a file of rows has while it grows.
  static func names(of path: String) -> [String] {
    [path, StreamFile.part(of: path), ManifestHistory.old(path)]
  }

  /// Whether a path is reserved.
  func contains(_ path: String) -> Bool {
    folders[Paths.name(of: path)]?.contains(Self.folder(of: path)) ?? false
  }

  private static func folder(of path: String) -> String {
    Paths.real(Paths.folder(of: path)) ?? Paths.folder(of: path)
  }
}
