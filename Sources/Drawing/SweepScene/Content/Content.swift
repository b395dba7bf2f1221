import SweepValues

extension Layer {
  /// The content of a layer, below its sublayers.
  public enum Content: Hashable, Sendable {
    /// No content: the layer only has sublayers.
    case group
    /// An outline: `CAShapeLayer`, SVG's `path`, `circle`, `ellipse` or `rect`.
    case shape(Layer.Shape)
    /// A line of text: `CATextLayer`, SVG's `text`.
    case text(Layer.Text)
    /// A picture that fills the layer's bounds: a layer's `contents`, SVG's `image`.
    case image(Layer.Image)
    /// A gradient that fills the layer's bounds: `CAGradientLayer`.
    indirect case gradient(Layer.Gradient)
    /// Repeated copies of the sublayers: `CAReplicatorLayer`, SVG's `use`.
    case replicator(Layer.Replicator)
  }
}

extension Layer.Content {
  var hasReferences: Bool {
    switch self {
    case .group: false
    case .shape(let shape): shape.fillColor.isGradient || shape.strokeColor.isGradient
    case .text(let text): text.foregroundColor.isGradient
    case .gradient, .image, .replicator: true
    }
  }
}

extension Layer {
  /// Copies of a layer's sublayers, each transformed once more than the one before it.
  ///
  /// The counterpart of `CAReplicatorLayer`, and of a row of SVG's `use` elements.
  ///
  /// ```swift
  /// // Twelve hour marks from one.
  /// let marks = Layer(
  ///   "marks",
  ///   content: .replicator(Layer.Replicator(count: 12, transform: [.rotate(.degrees(30))])),
  ///   sublayers: [mark])
  /// ```
  public struct Replicator: Hashable, Sendable {
    /// The number of copies, the first included; 1 shows the sublayers once.
    public var instanceCount: Int
    /// The transform of each copy relative to the one before it.
    public var instanceTransform: [TransformOperation]

    /// Makes a replicator.
    public init(count: Int, transform: [TransformOperation]) {
      self.instanceCount = count
      self.instanceTransform = transform
    }
  }
}

extension Layer {
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
}
