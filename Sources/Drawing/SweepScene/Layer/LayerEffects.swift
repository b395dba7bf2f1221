public import SweepGeometry

/// A layer's shadow and blur.
package struct LayerEffects: Hashable, Sendable {
  package var shadowColor = Color.black
  package var shadowOpacity = 0.0
  package var shadowOffset = Vector(dx: 0, dy: -3)
  package var shadowRadius = 3.0
  package var blurRadius = 0.0
  /// The outline of the shadow in place of the layer's own.
  var shadowPath: Path?
  /// Whether the shadow shows without the layer.
  package var isShadowAlone = false
  /// Whether all colours are made white, with their opacity kept, before anything else.
  package var isWhite = false

  package init() {}

  /// Whether they make a difference.
  package var shows: Bool { hasShadow || blurRadius != 0 || isWhite || isShadowAlone }

  package var hasShadow: Bool { shadowOpacity != 0 && shadowColor.alpha != 0 }

  /// A rectangle that contains almost all of another one's blur, which ends after three standard
  /// deviations.
  package func reach(of box: Rect) -> Rect {
    let blurred = box.expanded(by: 3 * blurRadius)
    guard hasShadow else { return blurred }
    let radius = (blurRadius * blurRadius + shadowRadius * shadowRadius).squareRoot()
    // The shadow is blurred at the layer's position, and then moved: clipped parts are missing
    // after.
    let shadow = box.expanded(by: 3 * radius)
    let moved = Rect(origin: shadow.origin + shadowOffset, size: shadow.size)
    return blurred.union(shadow).union(moved)
  }
}

extension Layer {
  /// The colour of the shadow; opaque black by default.
  ///
  /// The layer and its sublayers together cast one shadow; a blurred layer casts a blurred one. As
  /// in Core Animation, `masksToBounds` and the mask clip the shadow too, and it fades with the
  /// opacity of the layer.
  public var shadowColor: Color {
    get { effects.shadowColor }
    set { effects.shadowColor = newValue }
  }

  /// The opacity of the shadow, 0 … 1; 0 by default, which shows none.
  public var shadowOpacity: Double {
    get { effects.shadowOpacity }
    set { effects.shadowOpacity = newValue }
  }

  /// The offset of the shadow from the layer, in its own coordinates; 0, -3 by default.
  ///
  /// In a scene, as in SVG, y points down: Core Animation's default is a shadow above.
  public var shadowOffset: Vector {
    get { effects.shadowOffset }
    set { effects.shadowOffset = newValue }
  }

  /// The standard deviation by which the shadow is blurred, in the layer's own units; 3 by default.
  ///
  /// The blur of CSS's `box-shadow` is twice as large; that of its `drop-shadow()` is the same.
  public var shadowRadius: Double {
    get { effects.shadowRadius }
    set { effects.shadowRadius = newValue }
  }

  /// The outline of the shadow, in the layer's coordinates; by default that of the layer with its
  /// sublayers.
  public var shadowPath: Path? {
    get { effects.shadowPath }
    set { effects.shadowPath = newValue }
  }

  /// The standard deviation by which the layer with its sublayers is blurred, in its own units;
  /// 0 by default, which leaves it sharp.
  ///
  /// The counterpart of Core Image's `CIGaussianBlur` among a layer's `filters`, and of CSS's
  /// `blur()`.
  public var blurRadius: Double {
    get { effects.blurRadius }
    set { effects.blurRadius = newValue }
  }

  /// The shadow and the blur, whether or not they show.
  package var effects: LayerEffects {
    get { storage.fields.extras?.values.effects ?? LayerEffects() }
    set { extras.effects = newValue == LayerEffects() ? nil : newValue }
  }

  /// The shadow and the blur, where either shows or is animated.
  package var shownEffects: LayerEffects? {
    let effects = storage.fields.extras?.values.effects
    if let effects, effects.shows { return effects }
    return hasMovingEffects ? effects ?? LayerEffects() : nil
  }

  /// Whether animations change the shadow or the blur.
  package var hasMovingEffects: Bool {
    !animations.isEmpty && animations.change { $0.isOfEffects }
  }

  /// A rectangle that contains almost all of another one's blur and shadow in all states of the
  /// animations.
  package func effectsReach(of box: Rect) -> Rect {
    var effects = shownEffects ?? LayerEffects()
    guard hasMovingEffects else { return effects.reach(of: box) }
    let offsets = range(of: .shadowOffset)
    effects.blurRadius = range(of: .blurRadius).maxX
    effects.shadowRadius = range(of: .shadowRadius).maxX
    (effects.shadowOpacity, effects.shadowColor) = (1, .black)
    return offsets.corners.reduce(box) { reach, offset in
      effects.shadowOffset = offset - .zero
      return reach.union(effects.reach(of: box))
    }
  }
}

extension Layer {
  /// The channel of a mask that lets a layer through: the property `mask-type` (CSS Masking 1,
  /// 7.10).
  public enum MaskType: String, Hashable, Sendable, CaseIterable {
    /// Its opacity, regardless of its colours, as in Core Animation.
    case alpha
    /// Its opacity times its brightness, as in SVG 1.1 (14.4): black hides.
    case luminance
  }
}
