package import SweepGeometry
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
    /// The transform of each copy relative to the one before it, about the anchor point of the
    /// layer's bounds.
    public var instanceTransform: [TransformOperation]
    /// The time by which the animations of each copy are later than those of the one before it; zero
    /// by default.
    public var instanceDelay = Seconds.zero
    /// The colour by which those of the first copy are multiplied; white by default.
    public var instanceColor = Color.white
    /// The difference of each copy's `instanceColor` from that of the one before it, in each
    /// component; 0 by default.
    public var instanceRedOffset = 0.0
    /// The same of green.
    public var instanceGreenOffset = 0.0
    /// The same of blue.
    public var instanceBlueOffset = 0.0
    /// The same of the opacity.
    public var instanceAlphaOffset = 0.0

    /// Makes a replicator.
    public init(count: Int, transform: [TransformOperation], delay: Seconds = .zero) {
      self.instanceCount = count
      self.instanceTransform = transform
      self.instanceDelay = delay
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

    /// The place and the size of the picture in the bounds: a layer's `contentsGravity`, SVG's
    /// `preserveAspectRatio`.
    ///
    /// The picture keeps its own size but for the last three, and then goes beyond smaller bounds.
    public enum Gravity: String, Hashable, Sendable, CaseIterable {
      case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
      /// Stretched to the bounds.
      case resize
      /// As large as fits, centred.
      case resizeAspect
      /// As small as covers, clipped at the edges.
      case resizeAspectFill
    }

    /// The colours between the pixels of an enlarged picture: a layer's `magnificationFilter`.
    public enum MagnificationFilter: Hashable, Sendable {
      /// Passing into each other.
      case linear
      /// Those of the nearest pixel.
      case nearest
    }

    /// The format of the bytes.
    public var mediaType: MediaType
    /// The bytes of the file.
    public var bytes: [UInt8]
    /// The place and the size; `resize` by default.
    public var contentsGravity: Gravity
    /// The number of pixels in a unit of the layer, more than zero, for a picture that keeps its size;
    /// 1 by default.
    public var contentsScale = 1.0
    /// The colours between the pixels; `linear` by default.
    public var magnificationFilter = MagnificationFilter.linear

    /// Makes a picture from the bytes of a file.
    public init(_ mediaType: MediaType, bytes: [UInt8], contentsGravity: Gravity = .resize) {
      self.mediaType = mediaType
      self.bytes = bytes
      self.contentsGravity = contentsGravity
    }
  }
}

extension Layer.Image {
  /// The rectangle of the picture in the bounds of its layer; the bounds themselves where SVG's
  /// `preserveAspectRatio` fits it into them, and for bytes without a size.
  package func frame(in bounds: Rect) -> Rect {
    let (horizontal, vertical): (Double, Double)
    switch contentsGravity {
    case .resize, .resizeAspect, .resizeAspectFill: return bounds
    case .topLeft: (horizontal, vertical) = (0, 0)
    case .top: (horizontal, vertical) = (0.5, 0)
    case .topRight: (horizontal, vertical) = (1, 0)
    case .left: (horizontal, vertical) = (0, 0.5)
    case .center: (horizontal, vertical) = (0.5, 0.5)
    case .right: (horizontal, vertical) = (1, 0.5)
    case .bottomLeft: (horizontal, vertical) = (0, 1)
    case .bottom: (horizontal, vertical) = (0.5, 1)
    case .bottomRight: (horizontal, vertical) = (1, 1)
    }
    guard let pixels = PictureFormat(signatureOf: bytes)?.pixelSize(of: bytes) else {
      return bounds
    }
    let (width, height) = (pixels.width / contentsScale, pixels.height / contentsScale)
    return Rect(
      x: bounds.minX + (bounds.size.width - width) * horizontal,
      y: bounds.minY + (bounds.size.height - height) * vertical, width: width, height: height)
  }
}
