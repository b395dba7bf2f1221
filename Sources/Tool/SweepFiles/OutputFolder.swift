#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Folders that files are written into.
package enum OutputFolder {
  /// Creates a folder and its missing parents.
  package static func make(_ path: String) throws(FileError) {
    var facts = stat()
    if stat(path, &facts) == 0 {
      guard facts.st_mode & S_IFMT == S_IFDIR else {
        throw FileError(path: path, reason: "is not a folder")
      }
      return
    }
    guard errno == ENOENT, !path.isEmpty else { throw .last(path) }
    let above = Paths.folder(of: path.hasSuffix("/") ? String(path.dropLast()) : path)
    if !Paths.exists(above) { try make(above) }
    // Somebody else may have made it since.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last(path) }
  }
}
