import SweepFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The files below a folder at one moment, with the facts that change with them.
struct FolderSnapshot: Sendable {
  /// The facts that differ between two states of a file.
  fileprivate struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
    var number: UInt64
  }

  /// The folders, the watched one among them; empty if it is missing.
  private(set) var folders: [String] = []
  private var stamps: [String: Stamp] = [:]

  /// More files and folders than this are not looked at.
  static let limit = 20_000

  /// Reads a folder; names that begin with a dot or end with '~' are skipped, as those of editors.
  ///
  /// - Parameter hidden: the name of a file in the folder that is taken all the same; nil for none.
  init(_ root: String, and hidden: String? = nil) {
    var left = [root]
    while let folder = left.popLast(), stamps.count + folders.count < Self.limit {
      guard let names = try? FileSearch.names(in: folder) else { continue }
      folders.append(folder)
      let isRoot = folder == root
      for name in names
      where isRoot && name == hidden || !name.hasPrefix(".") && !name.hasSuffix("~") {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        var facts = stat()
        // The target of a link may change without the link; folders behind links are not entered.
        guard lstat(path, &facts) == 0 else { continue }
        if facts.st_mode & S_IFMT == S_IFDIR {
          left.append(path)
        } else if stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG {
          stamps[path] = Stamp(facts)
        }
      }
    }
  }

  /// The files that are new, gone or other than they were, sorted.
  func changes(since old: FolderSnapshot) -> [String] {
    let gone = old.stamps.keys.filter { stamps[$0] == nil }
    let other = stamps.filter { old.stamps[$0.key] != $0.value }.keys
    return (gone + other).sorted()
  }
}

extension FolderSnapshot.Stamp {
  fileprivate init(_ facts: stat) {
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    self.init(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int64(facts.st_size),
      number: UInt64(facts.st_ino))
  }
}
