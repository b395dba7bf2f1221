public import SweepGeometry

extension Layer {
  /// Whether the content refers to something that a file defines apart from the layer.
  package var hasReferences: Bool { storage.hasReferences }

  /// Whether anything is set that few layers set; if not, there is no timing and no mask either.
  package var hasExtras: Bool { storage.fields.extras != nil }

  /// The origin of the layer's coordinates, relative to the anchor point.
  package var originFromAnchor: Vector {
    if storage.fields.extras == nil { return .zero }
    return Vector(
      dx: -(bounds.origin.x + anchorPoint.x * bounds.size.width),
      dy: -(bounds.origin.y + anchorPoint.y * bounds.size.height))
  }

  /// Clips to a rectangle in the parent's coordinates, which become the layer's.
  package mutating func clip(to rect: Rect) {
    bounds = rect
    position = rect.center
    masksToBounds = true
  }

  /// The map from the layer's coordinates to its parent's.
  public var affine: Affine {
    .translation(position - .zero) * transform.affine * .translation(originFromAnchor)
  }
}
