#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds files in folders.
package enum FileSearch {
  /// The files that paths name: those with one of some endings in the folders among them, sorted, and
  /// all others as they are.
  ///
  /// Links to folders within are not followed, so that no file is found twice.
  package static func files(
    _ paths: [String], ending endings: [String]
  ) throws(FileError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard path != "-", isFolder(path, following: true) else {
        files.append(path)
        continue
      }
      let found = try list(path, endings)
      guard !found.isEmpty else {
        throw FileError(
          path: path, reason: "contains no \(endings.joined(separator: " or ")) file")
      }
      files += found
    }
    return once(files)
  }

  /// Paths without those that name a file for a second time, in a folder as in `./a.svg` too.
  package static func once(_ paths: [String]) -> [String] {
    var known: Set<String> = []
    return paths.filter { path in
      let steps = path.split(separator: "/").filter { $0 != "." }
      return known.insert((path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")).inserted
    }
  }

  /// The files with one of some endings, in any case, in a folder and those below it, sorted.
  package static func list(_ folder: String, _ endings: [String]) throws(FileError) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for name in try names(in: folder) {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if isFolder(path, following: false) {
          if !name.hasPrefix(".") { folders.append(path) }
        } else if endings.contains(where: name.lowercased().hasSuffix) {
          files.append(path)
        }
      }
    }
    return files.sorted()
  }

  /// The names in a folder, in no order.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder.onDisk) else { throw .last(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { bytes in
          FileName.text(UnsafeBufferPointer(start: bytes, count: 256).prefix { $0 != 0 })
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Whether a path names a folder.
  package static func isFolder(_ path: String, following isFollowing: Bool) -> Bool {
    var facts = stat()
    let result = isFollowing ? stat(path.onDisk, &facts) : lstat(path.onDisk, &facts)
    return result == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
