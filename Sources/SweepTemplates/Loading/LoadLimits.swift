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
  /// The bytes of a picture: 16 MiB.
  static let pictureBytes = 16 << 20
}
