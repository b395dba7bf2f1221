#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds files in folders.
package enum FileSearch {
  /// The files that paths name: those with an ending in the folders among them, sorted, and all
  /// others as they are.
  ///
  /// Links to folders within are not followed, so that nothing is found twice or for ever.
  package static func files(_ paths: [String], ending: String) throws(FileError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard path != "-", isFolder(path, following: true) else {
        files.append(path)
        continue
      }
      let found = try list(path, ending)
      guard !found.isEmpty else { throw FileError(path: path, reason: "holds no \(ending) file") }
      files += found
    }
    return files
  }

  /// The files with an ending in a folder and those below it, sorted.
  package static func list(_ folder: String, _ ending: String) throws(FileError) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for name in try names(in: folder) {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if isFolder(path, following: false) {
          if !name.hasPrefix(".") { folders.append(path) }
        } else if name.hasSuffix(ending) {
          files.append(path)
        }
      }
    }
    return files.sorted()
  }

  /// The names in a folder, in no order.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw .last(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Whether a path names a folder.
  package static func isFolder(_ path: String, following isFollowing: Bool) -> Bool {
    var facts = stat()
    let result = isFollowing ? stat(path, &facts) : lstat(path, &facts)
    return result == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
