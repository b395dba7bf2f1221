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
  /// A name for people, messages and, where it is not empty, the element's `id`.
  public var name: String
  /// The place of the anchor point in the parent's coordinates; the origin by default.
  public var position: Point
  /// The layer's own rectangle; empty by default.
  public var bounds: Rect
  /// The point of `bounds` that lies at the position and about which the layer turns, as parts of
  /// its width and height; the middle (0.5, 0.5) by default.
  public var anchorPoint: Point
  /// Steps from the parent's coordinates to the layer's; none by default.
  public var transform: [TransformOperation]
  /// The opacity of the layer with its sublayers as one picture, 0 … 1; 1 by default.
  public var opacity: Double
  /// Whether the layer and its sublayers are left out of the picture; false by default.
  public var isHidden: Bool
  /// A layer, in this one's coordinates, through whose opacity this one is seen; none by default.
  public var mask: Layer? {
    get { maskStorage.first }
    set { maskStorage = newValue.map { [$0] } ?? [] }
  }
  private var maskStorage: [Layer] = []  // A struct cannot hold an optional of itself.

  /// Whether there is a mask, asked without a copy of it.
  package var hasMask: Bool { !maskStorage.isEmpty }
  /// Whether everything outside `bounds` is cut off; false by default.
  public var masksToBounds: Bool
  /// What the layer shows below its sublayers; nothing by default.
  public var content: Content
  /// The layers above the content, the last one on top.
  public var sublayers: [Layer]
  /// What changes over time, in the order in which it was added.
  public var animations: [Animation]

  /// Makes a layer; everything but the name has the default named at its property.
  public init(
    _ name: String = "", content: Content = .group, position: Point = .zero,
    transform: [TransformOperation] = [], sublayers: [Layer] = [], animations: [Animation] = []
  ) {
    self.name = name
    self.position = position
    self.bounds = .zero
    self.anchorPoint = Point(x: 0.5, y: 0.5)
    self.transform = transform
    self.opacity = 1
    self.isHidden = false
    self.masksToBounds = false
    self.content = content
    self.sublayers = sublayers
    self.animations = animations
  }

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
