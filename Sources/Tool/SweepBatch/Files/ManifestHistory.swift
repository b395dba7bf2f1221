import SweepFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The lines that earlier runs have left of a manifest, row by row.
/// A killed run leaves its unfinished manifest. Before the next run begins, the entries of later
/// rows in the older manifest are appended to it, so that none are lost however often that happens.
struct ManifestHistory {
  private var splitter: RecordSplitter?
  private var line: (row: Int, text: String)?

  /// The name of the lines of earlier runs.
  static func old(_ manifest: String) -> String { manifest + ".old" }

  /// Opens the entries of a manifest.
  init(_ manifest: String) throws(FileError) {
    let (part, old) = (StreamFile.part(of: manifest), Self.old(manifest))
    if Paths.exists(part) {
      try Self.join(part, with: Paths.exists(old) ? old : manifest)
      guard rename(part.onDisk, old.onDisk) == 0 else { throw .last(part) }
    }
    let known = [old, manifest].first(where: Paths.exists)
    splitter = try known.map { name throws(FileError) in
      try RecordSplitter(name, limit: 1 << 24, form: .lines)
    }
  }

  /// The line of a row; rows must be requested in ascending order.
  mutating func line(of row: Int) throws(FileError) -> String? {
    while (line?.row ?? 0) < row {
      guard let record = try splitter?.next() else { return nil }
      let text = String(decoding: record.bytes, as: UTF8.self)
      guard let number = ManifestLine.row(text) else { continue }
      line = (number, text)
    }
    return line?.row == row ? line?.text : nil
  }

  /// Appends to the lines of one file those of another about later rows.
  private static func join(_ part: String, with other: String) throws(FileError) {
    let descriptor = open(part.onDisk, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(part) }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      throw FileError(path: part, reason: "is written by another program")
    }
    var (last, length) = (0, 0)
    var own = try RecordSplitter(part, limit: 1 << 24, form: .lines)
    while let record = try own.next() {
      // A line that was cut by the end of the program is not whole.
      guard record.bytes.last == UInt8(ascii: "}"),
        let row = ManifestLine.row(String(decoding: record.bytes, as: UTF8.self))
      else { break }
      (last, length) = (row, length + record.bytes.count + 1)
    }
    guard ftruncate(descriptor, off_t(length)) == 0,
      lseek(descriptor, 0, SEEK_END) >= 0
    else { throw .last(part) }
    guard Paths.exists(other) else { return }
    var rest = try RecordSplitter(other, limit: 1 << 24, form: .lines)
    while let record = try rest.next() {
      guard let row = ManifestLine.row(String(decoding: record.bytes, as: UTF8.self)) else {
        continue
      }
      if row > last {
        try Descriptor.writeAll(record.bytes + [0x0a], to: descriptor, path: part)
      }
    }
  }
}
