import SweepDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#else
  #error("Sweephand builds with the C library of Darwin, Glibc or Musl")
#endif

/// A file that a document names.
enum DocumentFile {
  /// The bytes of a file in the document's folder or in another folder that is allowed.
  ///
  /// Names that lead out of both, by `..`, an absolute path or a link, are rejected, and so are
  /// special files: a pipe would wait for ever.
  ///
  /// - Parameter folder: the document's folder; nil for none.
  /// - Parameter root: a folder that the document may also read from, and in which names are looked
  ///   up that the first one does not have; nil for none.
  /// - Parameter limit: the limit of its bytes, and how many they may be.
  /// - Parameter reads: notes the file, if it is on the disk.
  static func bytes(
    _ name: String, in folder: DocumentFolder?, or root: String? = nil,
    limit: (name: LoadLimits.Name, bytes: Int), noting reads: FilesRead? = nil
  ) throws(GrammarError) -> [UInt8] {
    switch folder?.store {
    case .disk, .pending, nil:
      return try bytesOnDisk(name, in: folder, or: root, limit: limit, noting: reads)
    case .kept(let files):
      return try files.bytes("\(folder?.path ?? "")/\(name)") { () throws(GrammarError) in
        try bytesOnDisk(name, in: folder, or: root, limit: limit, noting: reads)
      }
    case .other(let read):
      try check(name)
      if let bytes = read("\(folder?.path ?? "")/\(name)", limit.bytes) { return bytes }
      throw unfound(name)
    }
  }

  private static func bytesOnDisk(
    _ name: String, in folder: DocumentFolder?, or root: String?,
    limit: (name: LoadLimits.Name, bytes: Int), noting reads: FilesRead?
  ) throws(GrammarError) -> [UInt8] {
    let folders = [folder?.path, root].compactMap { $0 }
    guard !folders.isEmpty else {
      throw GrammarError(.filesUnavailable, "names a file, and none can be read here")
    }
    try root == nil ? check(name) : checkBytes(name)
    let allowed = folders.compactMap(realPath)
    let paths = name.hasPrefix("/") ? [name] : allowed.map { $0 + "/" + name }
    let found = paths.compactMap(realPath)
    guard !found.isEmpty else { throw unfound(name) }
    let inside = found.first { path in
      allowed.contains { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
    }
    guard let inside else {
      throw GrammarError(
        .pathRefused, "names a file outside the document's folder: \(name.quoted)")
    }
    reads?.note(inside)
    if case .pending(inside, let bytes) = folder?.store {
      guard let bytes else { throw unfound(name) }
      return bytes
    }
    return try read(inside, name, limit: limit)
  }

  private static func unfound(_ name: String) -> GrammarError {
    GrammarError(.fileUnreadable, "names a file that cannot be found: \(name.quoted)")
  }

  private static func check(_ name: String) throws(GrammarError) {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isEscape = parts.contains { $0.elementsEqual("..".utf8) }
    let isForeign = name.utf8.contains {
      $0 == 0 || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: ":")
    }
    guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix("~"), !isEscape, !isForeign else {
      throw GrammarError(
        .pathRefused, "must be a path inside the document's folder, not \(name.quoted)",
        hint: "write it relative to the document, as in pictures/needle.png")
    }
  }

  private static func checkBytes(_ name: String) throws(GrammarError) {
    guard !name.isEmpty, !name.utf8.contains(0) else {
      throw GrammarError(.pathRefused, "must be the path of a file, not \(name.quoted)")
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func read(
    _ path: String, _ name: String, limit: (name: LoadLimits.Name, bytes: Int)
  ) throws(GrammarError) -> [UInt8] {
    let unreadable = GrammarError(
      .fileUnreadable, "names a file that cannot be read: \(name.quoted)")
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw unreadable }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw unreadable }
    guard status.st_size <= limit.bytes else {
      throw GrammarError(
        .fileUnreadable, "names a file of more than \(limit.bytes) bytes: \(name.quoted)",
        hint: limit.name.hint)
    }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = Self.read(
          file,
          UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
        guard more > 0 else { return }
        count += more
      }
    }
    return bytes
  }

  private static func read(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(file, buffer.baseAddress, buffer.count)
    #else
      Glibc.read(file, buffer.baseAddress, buffer.count)
    #endif
  }
}
