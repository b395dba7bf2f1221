public import SweepGeometry

/// A node of the scene: content, a place in its parent, sublayers above the content, animations.
///
/// The counterpart of `CALayer`, as a value, and of SVG's `g`. Its coordinate system is its
/// parent's, moved to `position`, transformed, and moved so that the anchor point of `bounds`
/// falls on the position. A layer without bounds has its origin at its position.
///
/// ```swift
/// var hand = Layer("minute", content: .shape(Shape(.rect(Rect(x: -2, y: -80, width: 4, height: 98)))))
/// hand.transform = [.rotate(.degrees(48))]
/// ```
public struct Layer: Hashable, Sendable {
  /// What copies of the layer share until one of them changes.
  @usableFromInline var storage: LayerStorage

  /// Makes a layer; everything but the name has the default named at its property.
  public init(
    _ name: String = "", content: Content = .group, position: Point = .zero,
    transform: [TransformOperation] = [], sublayers: [Layer] = [], animations: [Animation] = []
  ) {
    let fields = LayerFields(
      name: name, position: position, transform: transform, sublayers: sublayers,
      animations: animations)
    storage = LayerStorage(content, fields)
  }

  /// A name for people, messages and, where it is not empty, the element's `id`.
  public var name: String {
    @inlinable get { storage.fields.name }
    _modify {
      makeUnique()
      yield &storage.fields.name
    }
  }

  /// The place of the anchor point in the parent's coordinates; the origin by default.
  public var position: Point {
    @inlinable get { storage.fields.position }
    _modify {
      makeUnique()
      yield &storage.fields.position
    }
  }

  /// The layer's own rectangle; empty by default.
  public var bounds: Rect {
    @inlinable get { storage.fields.bounds }
    _modify {
      makeUnique()
      yield &storage.fields.bounds
    }
  }

  /// The point of `bounds` that lies at the position and about which the layer turns, as parts of
  /// its width and height; the middle (0.5, 0.5) by default.
  public var anchorPoint: Point {
    @inlinable get { storage.fields.anchorPoint }
    _modify {
      makeUnique()
      yield &storage.fields.anchorPoint
    }
  }

  /// Steps from the parent's coordinates to the layer's; none by default.
  public var transform: [TransformOperation] {
    @inlinable get { storage.fields.transform }
    _modify {
      makeUnique()
      yield &storage.fields.transform
    }
  }

  /// The opacity of the layer with its sublayers as one picture, 0 … 1; 1 by default.
  public var opacity: Double {
    @inlinable get { storage.fields.opacity }
    _modify {
      makeUnique()
      yield &storage.fields.opacity
    }
  }

  /// Whether the layer and its sublayers are left out of the picture; false by default.
  public var isHidden: Bool {
    @inlinable get { storage.fields.isHidden }
    _modify {
      makeUnique()
      yield &storage.fields.isHidden
    }
  }

  /// A layer, in this one's coordinates, through whose opacity this one is seen; none by default.
  public var mask: Layer? {
    @inlinable get { storage.fields.mask }
    _modify {
      makeUnique()
      yield &storage.fields.mask
    }
  }

  /// Whether everything outside `bounds` is cut off; false by default.
  public var masksToBounds: Bool {
    @inlinable get { storage.fields.masksToBounds }
    _modify {
      makeUnique()
      yield &storage.fields.masksToBounds
    }
  }

  /// What the layer shows below its sublayers; nothing by default.
  public var content: Content {
    @inlinable get { storage.content }
    set { storage = LayerStorage(newValue, storage.fields) }
  }

  /// The layers above the content, the last one on top.
  public var sublayers: [Layer] {
    @inlinable get { storage.fields.sublayers }
    _modify {
      makeUnique()
      yield &storage.fields.sublayers
    }
  }

  /// What changes over time, in the order in which it was added.
  public var animations: [Animation] {
    @inlinable get { storage.fields.animations }
    _modify {
      makeUnique()
      yield &storage.fields.animations
    }
  }

  private mutating func makeUnique() {
    if isKnownUniquelyReferenced(&storage) { return }
    storage = LayerStorage(storage.content, storage.fields)
  }
}

extension Layer {
  /// Where the origin of the layer's coordinates is seen from the anchor point.
  package var originFromAnchor: Vector {
    Vector(
      dx: -(bounds.origin.x + anchorPoint.x * bounds.size.width),
      dy: -(bounds.origin.y + anchorPoint.y * bounds.size.height))
  }

  /// The map from the layer's coordinates to its parent's.
  public var affine: Affine {
    .translation(position - .zero) * transform.affine * .translation(originFromAnchor)
  }
}
