/// The content of a layer, below its sublayers.
public enum Content: Hashable, Sendable {
  /// No content: the layer only has sublayers.
  case group
  /// An outline: `CAShapeLayer`, SVG's `path`, `circle`, `ellipse` or `rect`.
  case shape(Shape)
  /// A line of text: `CATextLayer`, SVG's `text`.
  case text(Text)
  /// A picture that fills the layer's bounds: a layer's `contents`, SVG's `image`.
  case image(Image)
  /// A gradient that fills the layer's bounds: `CAGradientLayer`.
  indirect case gradient(Gradient)
  /// Repeated copies of the sublayers: `CAReplicatorLayer`, SVG's `use`.
  case replicator(Replicator)
}

extension Content {
  var hasReferences: Bool {
    switch self {
    case .group: false
    case .shape(let shape): shape.fillColor.isGradient || shape.strokeColor.isGradient
    case .text(let text): text.foregroundColor.isGradient
    case .gradient, .image, .replicator: true
    }
  }
}
