public import SweepType

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FontFace {
  /// The most bytes of a file that is read by its path: 32 MiB.
  private static let mostBytes = 32 << 20

  /// Reads a face from the bytes of a TrueType or OpenType font or collection.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: The name in messages: the file's name, followed by `#` and the number of a face of
  ///     a collection, counted from 0, or the name of an instance of a variable font, where one is
  ///     chosen: `brand.ttc#1`, `brand.ttf#Bold`, `brand.ttc#1#Bold`.
  /// - Throws: ``FontError`` for an invalid font, or one without the face or instance.
  public init(_ bytes: [UInt8], name: String) throws(FontError) {
    self.init(try FontFile(bytes, name: name))
  }

  /// Reads a face from a file of at most 32 MiB, whose path may be followed by `#` and a face or an instance.
  ///
  /// - Throws: ``FontError`` for a file that cannot be read or is no font.
  public init(contentsOf path: String) throws(FontError) {
    let file = FontFace.parts(of: path).file
    guard let bytes = Self.bytes(of: file) else {
      throw FontError(.unreadable, "cannot be read, or has more than \(Self.mostBytes) bytes")
    }
    try self.init(bytes, name: path)
  }

  /// Reads the fonts that documents name.
  public static let reader: FontReader = { bytes, name throws(FontError) in
    try FontFace(bytes, name: name)
  }

  private static func bytes(of path: String) -> [UInt8]? {
    // A blocking open would wait for ever on a pipe without a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_size <= mostBytes
    else { return nil }
    let count = Int(facts.st_size)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let step = read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        guard step > 0 else {
          isWhole = false
          break
        }
        filled += step
      }
    }
    return isWhole ? bytes : nil
  }
}
