public import SweepGeometry

/// What a layer holds, in one block: a layer itself is a reference to it, so that a tree is walked
/// and handed on without copying a few hundred bytes and their owners at every step.
@usableFromInline
final class LayerStorage: @unchecked Sendable {
  /// It never changes, so that whoever looks at it need not own a copy.
  @usableFromInline let content: Content
  /// The rest, changed only through a layer that is the storage's one owner. The layer is a value,
  /// whose own exclusive access covers this one.
  @exclusivity(unchecked) @usableFromInline var fields: LayerFields

  /// Whether the content refers to something that a file defines apart from the layer: a gradient,
  /// or copies. Few do, so it is found out once.
  let hasReferences: Bool

  init(_ content: Content, _ fields: LayerFields) {
    self.content = content
    hasReferences = self.content.hasReferences
    self.fields = fields
  }
}

extension LayerStorage: Hashable {
  @usableFromInline
  static func == (a: LayerStorage, b: LayerStorage) -> Bool {
    a === b || a.fields == b.fields && a.content == b.content
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(fields)
  }
}

/// A layer's properties besides its content; what each is stands at the layer's.
@usableFromInline
struct LayerFields: Hashable {
  @usableFromInline var name: String
  @usableFromInline var position: Point
  @usableFromInline var transform: [TransformOperation]
  @usableFromInline var sublayers: [Layer]
  @usableFromInline var animations: [Animation]
  /// What few layers set; nil where all of it is as by default.
  @usableFromInline var extras: LayerExtras?
}
