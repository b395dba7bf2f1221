/// The extent of a tree of layers that have no animations, no references and nothing that few layers
/// set, so that whoever looks for these can pass it by.
package struct PlainTree {
  /// The number of layers, the one at the top included.
  package private(set) var count: UInt16 = 1
  /// The number of layers from the top to the deepest one.
  package private(set) var height: UInt8 = 1

  /// Makes the tree below a layer without references; nil where it is not plain, or large.
  init?(_ fields: LayerFields) {
    guard fields.extras == nil, fields.animations.isEmpty else { return nil }
    if fields.sublayers.isEmpty { return }
    let isPlain = fields.sublayers.withUnsafeBufferPointer { layers in
      layers.indices.allSatisfy { add(layers[$0].storage.plainTree) }
    }
    if !isPlain { return nil }
  }

  /// Adds a tree below, and says whether the whole is still plain and not too large.
  private mutating func add(_ below: PlainTree?) -> Bool {
    guard let below, below.height < .max else { return false }
    let (sum, isLarge) = count.addingReportingOverflow(below.count)
    count = sum
    height = max(height, below.height + 1)
    return !isLarge
  }
}

extension Layer {
  /// The layer and those below it, where nothing in them has to be looked for and this is known.
  package var plainTree: PlainTree? { storage.plainTree }

  /// The characters of a layer that is a text at a place and nothing else, in the very style of
  /// another text; nil for any other layer.
  package func label(styledAs other: Text) -> String? {
    guard storage.plainTree?.count == 1, storage.fields.name.isEmpty,
      storage.fields.transform.isEmpty, case .text(let text) = storage.content,
      text.style === other.style
    else { return nil }
    return text.string
  }
}
