public import SweepGeometry

/// The storage of a layer, in one block: a layer is a reference to it, so that a tree is walked and
/// passed on without copying its owners at every step. At most 120 bytes, small enough for the size
/// classes of allocators.
@usableFromInline
final class LayerStorage: @unchecked Sendable {
  /// Never changes, so that readers need not own a copy.
  @usableFromInline let content: Content
  /// Whether the content refers to something that a file defines apart from the layer: a gradient,
  /// or copies. Few do, so it is found out once.
  let hasReferences: Bool
  /// The cached facts of a subtree without anything to visit.
  @exclusivity(unchecked) var plainTree: PlainTree? = nil
  /// The rest, changed only through a layer that is the storage's one owner. The layer is a value,
  /// whose own exclusive access covers this one.
  @exclusivity(unchecked) @usableFromInline var fields: LayerFields
  /// The source of the sublayers, which are made on demand in place of those in the fields.
  @usableFromInline let row: TextRow?

  init(_ content: consuming Content, _ fields: consuming LayerFields, row: TextRow? = nil) {
    hasReferences = content.hasReferences
    if !hasReferences, fields.extras == nil, fields.animations.isEmpty {
      plainTree = if let row { PlainTree(below: row) } else { PlainTree(below: fields.sublayers) }
    }
    self.content = content
    self.fields = fields
    self.row = row
  }

  init(copying other: LayerStorage) {
    content = other.content
    hasReferences = other.hasReferences
    plainTree = other.plainTree
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

/// A layer's properties besides its content; see those of the layer.
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
