import SweepFiles
import SweepRender

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file for each row, with a manifest of all.
struct FolderSink: RowSink {
  private let manifest: StreamFile
  private let manifestName: String
  /// The one temporary file, beside the files; a later run takes over that of a killed one.
  private let temporary: String
  /// The folder of all files, and its absolute path without links.
  private let root: (path: String, real: String)
  private var folders: Set<String> = []

  /// - Parameter manifest: the manifest's path; its history must have been read.
  init(root: String, manifest name: String) throws(FileError) {
    let folder = Paths.folder(of: root + "x")
    try OutputFolder.make(folder)
    guard let real = Paths.real(folder) else { throw .last(folder) }
    self.root = (folder, real)
    manifestName = name
    manifest = try StreamFile(name)
    temporary = "\(root).\(Paths.name(of: name)).picture.part"
  }

  mutating func take(_ outcome: RowOutcome) throws(FileError) {
    switch outcome.result {
    case .kept(let facts, let path):
      try note(ManifestLine.text(outcome, facts, path: path))
    case .drawn(let picture, let path):
      try write(picture.bytes, to: path)
      try note(ManifestLine.text(outcome, FileFacts(of: picture.bytes), path: path))
    case .failed(let findings): try note(ManifestLine.text(outcome, failed: findings))
    }
  }

  mutating func flush() throws(FileError) { try manifest.flush() }

  mutating func end(isComplete: Bool) throws(FileError) {
    unlink(temporary.onDisk)
    guard isComplete else { return try manifest.flush() }
    try manifest.finish()
    unlink(ManifestHistory.old(manifestName).onDisk)
  }

  private func note(_ line: String) throws(FileError) {
    try manifest.write(Array(line.utf8) + [0x0a])
  }

  /// Makes a folder and those above it. One that is there may be a link, but not out of the root:
  /// which folder it is, is up to the data.
  private mutating func make(_ folder: String) throws(FileError) {
    guard folder != root.path, folders.insert(folder).inserted else { return }
    if folders.count > 1 << 12 { folders = [] }
    try make(Paths.folder(of: folder))
    try OutputFolder.make(folder)
    guard let real = Paths.real(folder),
      "\(real)/".hasPrefix(root.real == "/" ? "/" : "\(root.real)/")
    else { throw FileError(path: folder, reason: "is a link that leads out of \(root.path)") }
  }

  /// Puts a file in its place in one step. A program that is killed leaves the old one or the new
  /// one; unlike `OutputFile`, it does not wait for the disk, which takes longer than drawing.
  private mutating func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let folder = Paths.folder(of: path)
    try make(folder)
    var facts = stat()
    if stat(path.onDisk, &facts) == 0, facts.st_size == bytes.count,
      bytes == (try? InputFile.read(path, limit: bytes.count))
    {
      return
    }
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(temporary.onDisk, flags, 0o666)
    guard descriptor >= 0 else { throw .last(temporary) }
    defer { close(descriptor) }
    try Descriptor.writeAll(bytes, to: descriptor, path: path)
    guard rename(temporary.onDisk, path.onDisk) == 0 else { throw .last(path) }
  }
}
