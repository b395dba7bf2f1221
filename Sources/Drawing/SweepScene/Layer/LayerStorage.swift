public import SweepGeometry

/// The properties of a layer in one block: a layer itself is a reference to it, so that a tree is
/// walked and handed on without copying its owners at every step. It is small enough, 120 bytes at
/// most, for the allocators that keep such blocks at hand.
@usableFromInline
final class LayerStorage: @unchecked Sendable {
  /// Never changes, so that readers need not own a copy.
  @usableFromInline let content: Layer.Content
  /// Whether the content refers to something that a file defines apart from the layer: a gradient,
  /// or copies. Few do, so it is found out once.
  let hasReferences: Bool
  /// The extent of the layer with those below it, where they are static.
  @exclusivity(unchecked) var staticSubtree: StaticSubtree? = nil
  /// The rest, changed only through a layer that is the storage's one owner. The layer is a value,
  /// whose own exclusive access covers this one.
  @exclusivity(unchecked) @usableFromInline var fields: LayerFields
  /// The texts from which the sublayers are made on demand, in place of those in the fields.
  @usableFromInline let row: TextRow?

  init(_ content: consuming Layer.Content, _ fields: consuming LayerFields, row: TextRow? = nil) {
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

/// A layer's properties besides its content; see those of the layer.
@usableFromInline
struct LayerFields: Hashable {
  @usableFromInline var name = ""
  @usableFromInline var position = Point.zero
  @usableFromInline var transform: [TransformOperation] = []
  @usableFromInline var sublayers: [Layer] = []
  @usableFromInline var animations: [Layer.Animation] = []
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
  var filter: LayerFilter?
  var maskUnits: MaskUnits?
  var box: LayerBox?
  var zPosition = 0.0
  /// Whether it stands for a feature of the layer around it, and has no name in messages.
  var isDerived = false
  /// Whether parts of it are placed in the bounds that stand still.
  var restsOnBounds = false
  var sublayerTransform: [TransformOperation] = []
  var isMeasuredAtRest = false
}

/// The extent of a tree of layers without animations, references and rare properties, so that
/// passes that search for these can skip it.
package struct StaticSubtree {
  /// The number of layers, the one at the top included.
  package private(set) var count: UInt16 = 1
  /// The number of layers from the top to the deepest one.
  package private(set) var height: UInt8 = 1

  /// Makes the subtree of a static layer; nil if one of its sublayers is not static, or if it is
  /// large.
  init?(below sublayers: [Layer]) {
    if sublayers.isEmpty { return }
    let isPlain = sublayers.withUnsafeBufferPointer { layers in
      layers.indices.allSatisfy { add(layers[$0].storage.staticSubtree) }
    }
    if !isPlain { return nil }
  }

  /// Makes the subtree of a layer of texts; nil if it is large.
  init?(below row: TextRow) {
    guard let count = UInt16(exactly: row.items.count + 1) else { return nil }
    (self.count, height) = (count, 2)
  }

  /// Adds a subtree; returns whether the whole is still static and not too large.
  private mutating func add(_ below: StaticSubtree?) -> Bool {
    guard let below, below.height < .max else { return false }
    let (sum, isLarge) = count.addingReportingOverflow(below.count)
    count = sum
    height = max(height, below.height + 1)
    return !isLarge
  }
}

extension Layer {
  /// The layer and those below it, where nothing in them has to be looked for and this is known.
  package var staticSubtree: StaticSubtree? { storage.staticSubtree }
}

/// Texts in one style at different positions, the content of a layer of labels.
///
/// They are the sublayers of a layer, made on demand: a block of memory for each label would be
/// half of a dial's memory.
@usableFromInline
package final class TextRow: Sendable {
  /// The style, in a text whose characters count for nothing.
  package let style: Layer.Text
  package let items: [Item]
  /// Whether they are the lines of one text.
  package let runsOn: Bool

  /// A line of text and the place of its baseline's origin.
  package struct Item: Hashable, Sendable {
    package let string: String
    package let position: Point

    package init(_ string: String, at position: Point) {
      (self.string, self.position) = (string, position)
    }
  }

  package init(_ items: [Item], style: Layer.Text, runsOn: Bool = false) {
    (self.items, self.style, self.runsOn) = (items, style, runsOn)
  }

  /// The sublayer of an item.
  package func layer(at index: Int) -> Layer {
    var text = style
    text.string = items[index].string
    return Layer(content: .text(text), position: items[index].position)
  }

  @usableFromInline
  package var layers: [Layer] { items.indices.map(layer(at:)) }
}

extension Layer {
  /// Makes a layer whose sublayers are texts in one style, in one plain colour.
  package init(_ name: String, row: TextRow) {
    storage = LayerStorage(.group, LayerFields(name: name), row: row)
  }

  /// The sublayers, unless they have been made: texts in one style.
  package var textRow: TextRow? { storage.row }
  package var sublayerCount: Int { storage.row?.items.count ?? storage.fields.sublayers.count }
}

/// Values in a block that copies share until one of them changes: a reference in place of many
/// bytes.
@usableFromInline
struct Shared<Values: Hashable & Sendable>: Hashable, Sendable {
  /// Immutable.
  @usableFromInline
  final class Block: Sendable {
    @usableFromInline let values: Values

    @inlinable
    init(_ values: Values) { self.values = values }
  }

  @usableFromInline var block: Block

  @inlinable
  init(_ values: Values) { block = Block(values) }

  @usableFromInline var values: Values {
    @inlinable get { block.values }
    @inlinable set { block = Block(newValue) }
  }

  @inlinable
  static func == (a: Shared, b: Shared) -> Bool {
    a.block === b.block || a.block.values == b.block.values
  }

  @inlinable
  func hash(into hasher: inout Hasher) { hasher.combine(block.values) }
}
