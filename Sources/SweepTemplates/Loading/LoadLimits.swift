/// Limits of what is read.
enum LoadLimits {
  /// The bytes of a document: 1 MiB.
  static let bytes = 1 << 20
  /// The number of lists and mappings inside each other.
  static let depth = 64
  /// The bytes of a text once parameters are put in: 64 KiB.
  static let textBytes = 1 << 16
  /// The number of parts in a document.
  static let parts = 500
  /// The size of a picture, in MiB.
  static let pictureMebibytes = 16
  /// The size of a file of artwork, in MiB.
  static let artworkMebibytes = 8
  /// The size of a file of data, in MiB.
  static let dataMebibytes = 16
  /// The bytes of a file of data in JSON, of which each may be a value: 4 MiB.
  static let jsonDataBytes = 4 << 20
  /// The number of rows of data.
  static let dataRows = 100_000
}
