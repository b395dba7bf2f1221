import SweepFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file, or the standard input, that is read block by block.
struct ByteSource {
  let path: String
  private let descriptor: Int32
  private let length: Int?
  private var block = [UInt8](repeating: 0, count: 1 << 16)
  private var count = 0

  /// Opens a file; `-` is the standard input. It stays open as long as the program runs.
  init(_ path: String) throws(FileError) {
    self.path = path == "-" ? "standard input" : path
    descriptor = path == "-" ? STDIN_FILENO : open(path.onDisk, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw .last(path) }
    guard facts.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(path: path, reason: "is a directory")
    }
    length = facts.st_mode & S_IFMT == S_IFREG && facts.st_size > 0 ? Int(facts.st_size) : nil
  }

  /// The completed share, 0 … 1, without bytes that were read but not used yet; nil if the length
  /// is not known.
  func progress(without unused: Int) -> Double? {
    length.map { min(1, Double(count - unused) / Double($0)) }
  }

  /// Whether a read would not wait.
  var isReady: Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) > 0
  }

  /// Appends the next block; false at the end, and if the user ends the batch.
  mutating func read(into buffer: inout [UInt8]) throws(FileError) -> Bool {
    while true {
      Interrupt.wait(for: [descriptor])
      if Interrupt.isRequested { return false }
      let descriptor = descriptor
      let got = block.withUnsafeMutableBytes {
        #if canImport(Darwin)
          Darwin.read(descriptor, $0.baseAddress, $0.count)
        #else
          Glibc.read(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      if got >= 0 {
        count += got
        buffer += block[..<got]
        return got > 0
      }
      guard errno == EINTR || errno == EAGAIN else { throw .last(path) }
    }
  }
}
