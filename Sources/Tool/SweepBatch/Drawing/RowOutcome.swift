import SweepDiagnostics
import SweepRender

struct RowOutcome: Sendable {
  /// The result of a row.
  enum Result: Sendable {
    /// A picture that was drawn, and the path of its file.
    case drawn(Picture, path: String)
    /// A file that holds the picture already.
    case kept(FileFacts, path: String)
    /// No picture, for a reason.
    case failed([Diagnostic])
  }

  var row: Row
  /// The row's name in lists: its `id`, or its number; nil for an unreadable row.
  var id: String?
  /// The hash of everything that determines the picture; nil for an unreadable row.
  var key: String?
  var result: Result
  /// Whether the row sets no parameter, so that it has the picture of the document.
  var isBare = false
  /// Whether a reading of the row has no value.
  var lacksReadings = false
  /// Whether it has no picture.
  var isFailed: Bool { if case .failed = result { true } else { false } }
}

/// The manifest's record of a file.
struct FileFacts: Hashable, Sendable {
  /// The number of bytes.
  var bytes: Int
  /// The checksum of gzip (RFC 1952, 8), as eight hexadecimal digits.
  var crc32: String
}
