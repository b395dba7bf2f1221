#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import SweepScene

/// A picture in a file beside the document.
enum PictureFile {
  /// The picture of a name inside a folder.
  ///
  /// Names that lead out of the folder, by `..`, an absolute path or a link, are refused, and so
  /// is what is not a regular file: a pipe would wait for ever.
  static func read(_ name: String, in folder: String?) throws(GrammarError) -> Image {
    guard let folder else {
      throw GrammarError(.filesUnavailable, "names a file, and none can be read here")
    }
    try check(name)
    guard let root = realPath(folder), let path = realPath(root + "/" + name) else {
      throw GrammarError(.fileUnreadable, "names a file that cannot be found: \(name.quoted)")
    }
    guard path.hasPrefix(root == "/" ? root : root + "/") else {
      throw GrammarError(
        .pathRefused, "names a file outside the document's folder: \(name.quoted)")
    }
    let bytes = try bytes(path, name)
    guard let type = Image.MediaType(signatureOf: bytes) else {
      throw GrammarError(
        .notAPicture, "names a file that is no picture: \(name.quoted)",
        hint: "pictures are PNG, JPEG, GIF or WebP")
    }
    return Image(type, bytes: bytes)
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

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func bytes(_ path: String, _ name: String) throws(GrammarError) -> [UInt8] {
    let unreadable = GrammarError(
      .fileUnreadable, "names a file that cannot be read: \(name.quoted)")
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw unreadable }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw unreadable }
    guard status.st_size <= LoadLimits.pictureBytes else {
      throw GrammarError(.fileUnreadable, "names a file of more than 16 MiB: \(name.quoted)")
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
