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
      let head = Array(bytes.prefix(12))
      if head.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
        self = .png
      } else if head.starts(with: [0xff, 0xd8, 0xff]) {
        self = .jpeg
      } else if head.starts(with: Array("GIF8".utf8)) {
        self = .gif
      } else if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8) == ArraySlice("WEBP".utf8)
      {
        self = .webp
      } else {
        return nil
      }
    }
  }

  /// How the picture is fitted into the bounds: a layer's `contentsGravity`, SVG's
  /// `preserveAspectRatio`.
  public enum Gravity: Hashable, Sendable {
    /// As large as fits, in the middle.
    case resizeAspect
    /// As small as covers, cut at the edges.
    case resizeAspectFill
    /// Stretched to the bounds.
    case resize
  }

  /// The format of the bytes.
  public var mediaType: MediaType
  /// The bytes of the file.
  public var bytes: [UInt8]
  /// How it is fitted; `resizeAspect` by default.
  public var contentsGravity: Gravity

  /// Makes a picture from the bytes of a file.
  public init(_ mediaType: MediaType, bytes: [UInt8], contentsGravity: Gravity = .resizeAspect) {
    self.mediaType = mediaType
    self.bytes = bytes
    self.contentsGravity = contentsGravity
  }
}
