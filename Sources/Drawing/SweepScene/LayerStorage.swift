public import SweepGeometry

/// What a layer holds, in one block: a layer itself is a reference to it, so that a tree is walked
/// and handed on without copying its owners at every step. It is small enough, 120 bytes at most, for
/// the allocators that keep such blocks at hand.
@usableFromInline
final class LayerStorage: @unchecked Sendable {
  /// It never changes, so that whoever looks at it need not own a copy.
  @usableFromInline let content: Content
  /// Whether the content refers to something that a file defines apart from the layer: a gradient,
  /// or copies. Few do, so it is found out once.
  let hasReferences: Bool
  /// What is known of the layer and those below it, where nothing in them has to be looked for.
  @exclusivity(unchecked) var staticSubtree: StaticSubtree? = nil
  /// The rest, changed only through a layer that is the storage's one owner. The layer is a value,
  /// whose own exclusive access covers this one.
  @exclusivity(unchecked) @usableFromInline var fields: LayerFields
  /// What the sublayers are made from when somebody asks for them, in place of those in the fields.
  @usableFromInline let row: TextRow?

  init(_ content: consuming Content, _ fields: consuming LayerFields, row: TextRow? = nil) {
    hasReferences = content.hasReferences
    if !hasReferences, fields.extras == nil, fields.animations.isEmpty {
      staticSubtree =
        if let row { StaticSubtree(below: row) } else { StaticSubtree(below: fields.sublayers) }
    }
    self.content = content
    self.fields = fields
    self.row = row
  }

  init(copying other: LayerStorage) {
    content = other.content
    hasReferences = other.hasReferences
    staticSubtree = other.staticSubtree
    fields = other.fields
    row = other.row
  }

  /// The fields with all sublayers.
  var allFields: LayerFields {
    guard let row else { return fields }
    var fields = fields
    fields.sublayers = row.layers
    return fields
  }
}

extension LayerStorage: Hashable {
  @usableFromInline
  static func == (a: LayerStorage, b: LayerStorage) -> Bool {
    a === b || a.allFields == b.allFields && a.content == b.content
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(allFields)
  }
}

/// A layer's properties besides its content; what each is stands at the layer's.
@usableFromInline
struct LayerFields: Hashable {
  @usableFromInline var name = ""
  @usableFromInline var position = Point.zero
  @usableFromInline var transform: [TransformOperation] = []
  @usableFromInline var sublayers: [Layer] = []
  @usableFromInline var animations: [Animation] = []
  /// The properties that few layers set; nil where all have their defaults.
  @usableFromInline var extras: Shared<LayerExtras>?
}

@usableFromInline
struct LayerExtras: Hashable, Sendable {
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
