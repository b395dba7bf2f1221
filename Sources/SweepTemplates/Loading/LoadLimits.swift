/// Limits of what is read.
enum LoadLimits {
  /// The bytes of a document: 1 MiB.
  static let bytes = 1 << 20
  /// The number of lists and mappings inside each other.
  static let depth = 64
  /// The bytes of a picture: 16 MiB.
  static let pictureBytes = 16 << 20
}
