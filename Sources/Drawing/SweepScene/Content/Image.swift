import SweepValues

/// A picture that is part of the document and fills the layer's bounds.
///
/// The counterpart of a `CALayer`'s `contents`, and of SVG's `image` with a `data:` URI.
public struct Image: Hashable, Sendable {
  /// The format of the bytes.
  public enum MediaType: String, Hashable, Sendable, CaseIterable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"

    /// The format that the first bytes of a file announce, or nil.
    public init?(signatureOf bytes: some Collection<UInt8>) {
      guard let format = PictureFormat(signatureOf: bytes) else { return nil }
      self.init(rawValue: format.rawValue)
    }
  }

  /// The fit of the picture into the bounds: a layer's `contentsGravity`, SVG's
  /// `preserveAspectRatio`.
  public enum Gravity: Hashable, Sendable {
    /// As large as fits, centred.
    case resizeAspect
    /// As small as covers, clipped at the edges.
    case resizeAspectFill
    /// Stretched to the bounds.
    case resize
  }

  /// The format of the bytes.
  public var mediaType: MediaType
  /// The bytes of the file.
  public var bytes: [UInt8]
  /// The fit; `resizeAspect` by default.
  public var contentsGravity: Gravity

  /// Makes a picture from the bytes of a file.
  public init(_ mediaType: MediaType, bytes: [UInt8], contentsGravity: Gravity = .resizeAspect) {
    self.mediaType = mediaType
    self.bytes = bytes
    self.contentsGravity = contentsGravity
  }
}
