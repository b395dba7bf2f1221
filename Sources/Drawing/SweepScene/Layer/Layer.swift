public import SweepGeometry

/// A node of the scene: content, a place in its parent, sublayers above the content, animations.
///
/// The counterpart of `CALayer`, as a value, and of SVG's `g`. Its coordinate system is its
/// parent's, moved to `position`, transformed, and moved so that the anchor point of `bounds`
/// falls on the position. A layer without bounds has its origin at its position.
///
/// ```swift
/// var hand = Layer("minute", content: .shape(Layer.Shape(.rect(Layer.Rect(x: -2, y: -80, width: 4, height: 98)))))
/// hand.transform = [.rotate(.degrees(48))]
/// ```
public struct Layer: Hashable, Sendable {
  /// Storage that copies of the layer share until one of them changes.
  @usableFromInline var storage: LayerStorage

  /// Makes a layer; everything but the name has the default named at its property.
  public init(
    _ name: String = "", content: Layer.Content = .group, position: Point = .zero,
    transform: [TransformOperation] = [], sublayers: [Layer] = [],
    animations: [Layer.Animation] = []
  ) {
    storage = LayerStorage(
      content,
      LayerFields(
        name: name, position: position, transform: transform, sublayers: sublayers,
        animations: animations))
  }

  /// The name in messages and, unless it is empty, the element's `id`.
  public var name: String {
    @inlinable get { storage.fields.name }
    set {
      makeUnique()
      storage.fields.name = newValue
    }
  }

  /// The place of the anchor point in the parent's coordinates; the origin by default.
  public var position: Point {
    @inlinable get { storage.fields.position }
    set {
      makeUnique()
      storage.fields.position = newValue
    }
  }

  /// The layer's own rectangle; empty by default.
  public var bounds: Rect {
    @inlinable get { storage.fields.extras?.values.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0) }
    set { extras.bounds = newValue }
  }

  /// The point of `bounds` that lies at the position and about which the layer turns, as parts of
  /// its width and height; the middle (0.5, 0.5) by default.
  public var anchorPoint: Point {
    @inlinable get { storage.fields.extras?.values.anchorPoint ?? Point(x: 0.5, y: 0.5) }
    set { extras.anchorPoint = newValue }
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
    @inlinable get { storage.fields.extras?.values.opacity ?? 1 }
    set { extras.opacity = newValue }
  }

  /// Whether the layer and its sublayers are left out of the picture; false by default.
  public var isHidden: Bool {
    @inlinable get { storage.fields.extras?.values.isHidden ?? false }
    set { extras.isHidden = newValue }
  }

  /// A layer, in this one's coordinates, through which this one is seen; none by default.
  public var mask: Layer? {
    @inlinable get { storage.fields.extras?.values.mask }
    set { extras.mask = newValue }
  }

  /// The channel of the mask that lets this layer through; its opacity by default.
  public var maskType: MaskType {
    get { storage.fields.extras?.values.maskType ?? .alpha }
    set { extras.maskType = newValue }
  }

  /// Whether everything outside `bounds` is cut off; false by default.
  public var masksToBounds: Bool {
    @inlinable get { storage.fields.extras?.values.masksToBounds ?? false }
    set { extras.masksToBounds = newValue }
  }

  /// The content below the sublayers; none by default.
  public var content: Layer.Content {
    @inlinable get { storage.content }
    set { storage = LayerStorage(newValue, storage.fields, row: storage.row) }
  }

  /// The layers above the content, the last one on top.
  public var sublayers: [Layer] {
    @inlinable get { storage.row?.layers ?? storage.fields.sublayers }
    _modify {
      makeSublayers()
      changeTree()
      yield &storage.fields.sublayers
    }
  }

  /// The height above siblings: those of equal height are drawn in their order; 0 by default.
  public var zPosition: Double {
    get { storage.fields.extras?.values.zPosition ?? 0 }
    set { extras.zPosition = newValue }
  }

  /// Steps from the layer's coordinates to those in which the sublayers are placed, about the anchor
  /// point of the bounds; none by default.
  public var sublayerTransform: [TransformOperation] {
    get { storage.fields.extras?.values.sublayerTransform ?? [] }
    set { extras.sublayerTransform = newValue }
  }

  /// The animations, in the order in which they were added.
  public var animations: [Layer.Animation] {
    @inlinable get { storage.fields.animations }
    _modify {
      changeTree()
      yield &storage.fields.animations
    }
  }

  /// The timing of the layer, with its animations, its mask and its sublayers; none by default, for
  /// the time of its parent.
  ///
  /// While the timing is not in effect, before its `beginTime` or after its end, the layer does not
  /// show, unless it fills. A `duration` without end is usual here.
  public var timing: MediaTiming? {
    @inlinable get { storage.fields.extras?.values.timing }
    set { extras.timing = newValue }
  }

  /// The meaning for assistive technology and for programs that play the picture; none by default.
  public var semantics: Semantics? {
    @inlinable get { storage.fields.extras?.values.semantics }
    set { extras.semantics = newValue }
  }

  var extras: LayerExtras {
    get { storage.fields.extras?.values ?? LayerExtras() }
    set {
      changeTree()
      storage.fields.extras = newValue == LayerExtras() ? nil : Shared(newValue)
    }
  }

  /// Whether another layer is an unchanged copy of this one; false for equal layers that were made
  /// separately.
  package func isIdentical(to other: Layer) -> Bool { storage === other.storage }

  private mutating func makeUnique() {
    if isKnownUniquelyReferenced(&storage) { return }
    storage = LayerStorage(copying: storage)
  }

  private mutating func makeSublayers() {
    if storage.row != nil { storage = LayerStorage(storage.content, storage.allFields) }
  }

  private mutating func changeTree() {
    makeUnique()
    storage.staticSubtree = nil
  }
}
