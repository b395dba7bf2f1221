public import SweepGeometry

/// The properties that few layers set, in a block that the others do without. It never changes.
@usableFromInline
final class LayerExtras: Sendable {
  @usableFromInline let values: Values

  @usableFromInline
  struct Values: Hashable, Sendable {
    @usableFromInline var bounds = Rect.zero
    @usableFromInline var anchorPoint = Point(x: 0.5, y: 0.5)
    @usableFromInline var opacity = 1.0
    @usableFromInline var isHidden = false
    @usableFromInline var mask: Layer?
    var maskType = Layer.MaskType.alpha
    @usableFromInline var masksToBounds = false
    @usableFromInline var timing: MediaTiming?
    @usableFromInline var semantics: Semantics?
    var effects: LayerEffects?
  }

  init(_ values: Values) { self.values = values }
}

extension LayerExtras: Hashable {
  @usableFromInline
  static func == (a: LayerExtras, b: LayerExtras) -> Bool { a.values == b.values }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
