import SweepGeometry

/// SVG files that the page has opened, in memory until they are saved into the folder: the last eight.
final class OpenedFiles: @unchecked Sendable {
  private let lock = Lock()
  private var files: [(name: String, bytes: [UInt8])] = []

  subscript(name: String) -> [UInt8]? {
    lock.withLock { files.first { $0.name == name }?.bytes }
  }

  /// Keeps a file in place of another one of its name.
  func keep(_ bytes: [UInt8], as name: String) {
    lock.withLock {
      files.removeAll { $0.name == name }
      files = files.suffix(7) + [(name, bytes)]
    }
  }
}
