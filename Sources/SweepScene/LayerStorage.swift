public import SweepGeometry

/// What a layer holds, in one block: a layer itself is a reference to it, so that a tree is walked
/// and handed on without copying its owners at every step. It is small enough, below 120 bytes, for
/// the allocators that keep such blocks at hand.
@usableFromInline
final class LayerStorage: @unchecked Sendable {
  /// It never changes, so that whoever looks at it need not own a copy.
  @usableFromInline let content: Content
  /// Whether the content refers to something that a file defines apart from the layer: a gradient,
  /// or copies. Few do, so it is found out once.
  let hasReferences: Bool
  /// What is known of the layer and those below it, where nothing in them has to be looked for.
  @exclusivity(unchecked) var plainTree: PlainTree? = nil
  /// The rest, changed only through a layer that is the storage's one owner. The layer is a value,
  /// whose own exclusive access covers this one.
  @exclusivity(unchecked) @usableFromInline var fields: LayerFields

  init(_ content: consuming Content, _ fields: consuming LayerFields) {
    hasReferences = content.hasReferences
    self.content = content
    self.fields = fields
    if !hasReferences { plainTree = PlainTree(self.fields) }
  }

  init(copying other: LayerStorage) {
    content = other.content
    hasReferences = other.hasReferences
    plainTree = other.plainTree
    fields = other.fields
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
