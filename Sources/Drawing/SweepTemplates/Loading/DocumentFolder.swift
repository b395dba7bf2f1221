import SweepGeometry

/// A folder from which a document reads the files that it names.
package struct DocumentFolder: Sendable {
  /// The source of the files' bytes.
  enum Store: Sendable {
    /// From the disk, each time.
    case disk
    /// From the disk, once.
    case kept(KeptFiles)
    /// From the disk as it will be once a file has other bytes; nil bytes if it is removed.
    case pending(file: String, bytes: [UInt8]?)
    /// From elsewhere, by paths; nil for a missing file.
    case other(@Sendable (_ path: String, _ limit: Int) -> [UInt8]?)
  }

  /// The path of the folder.
  package let path: String
  let store: Store

  private init(_ path: String, _ store: Store) {
    self.path = path
    self.store = store
  }

  /// Makes a folder of the disk.
  package init(_ path: String) { self.init(path, .disk) }

  /// A folder of the disk whose files are read once: later changes are ignored.
  package static func kept(_ path: String) -> DocumentFolder {
    DocumentFolder(path, .kept(KeptFiles()))
  }

  /// A folder of the disk as it will be once a file has been written.
  ///
  /// - Parameters:
  ///   - file: the file's path without links; a file that is not there yet changes nothing.
  ///   - bytes: the file's bytes; nil if it is removed.
  package static func pending(_ path: String, file: String, bytes: [UInt8]?) -> DocumentFolder {
    DocumentFolder(path, .pending(file: file, bytes: bytes))
  }

  /// The files read so far from a kept folder, sorted by path: each path, then its bytes.
  package var keptBytes: [UInt8] {
    guard case .kept(let files) = store else { return [] }
    return files.all.flatMap { Array($0.path.utf8) + [0] + $0.bytes }
  }

  /// A folder that is not on the disk.
  ///
  /// - Parameter read: gives at most so many bytes of the file of a path that begins with the
  ///   folder's, or nil.
  package static func elsewhere(
    _ path: String, read: @escaping @Sendable (_ path: String, _ limit: Int) -> [UInt8]?
  ) -> DocumentFolder {
    DocumentFolder(path, .other(read))
  }

  /// The folder in which a file below this one lies.
  package func folder(of name: String) -> DocumentFolder {
    guard let slash = name.lastIndex(of: "/") else { return self }
    return DocumentFolder("\(path)/\(name[..<slash])", store)
  }
}

/// Files as they were when they were first read, for all threads.
final class KeptFiles: @unchecked Sendable {
  private let lock = Lock()
  private var files: [String: Result<[UInt8], GrammarError>] = [:]

  /// The files read so far, sorted by path; no bytes for unreadable ones.
  var all: [(path: String, bytes: [UInt8])] {
    lock.withLock { files }.sorted { $0.key < $1.key }.map { ($0.key, (try? $0.value.get()) ?? []) }
  }

  /// The bytes of a file, read now or before.
  func bytes(
    _ path: String, _ read: () throws(GrammarError) -> [UInt8]
  ) throws(GrammarError) -> [UInt8] {
    if let known = lock.withLock({ files[path] }) { return try known.get() }
    let result = Result(catching: read)
    return try lock.withLock {
      let first = files[path] ?? result
      files[path] = first
      return first
    }.get()
  }
}
