/// The extent of a tree of layers without animations, references and rare properties, so that
/// passes that search for these can skip it.
package struct PlainTree {
  /// The number of layers, the one at the top included.
  package private(set) var count: UInt16 = 1
  /// The number of layers from the top to the deepest one.
  package private(set) var height: UInt8 = 1

  /// Makes the subtree of a static layer; nil if one of its sublayers is not static, or if it is
  /// large.
  init?(below sublayers: [Layer]) {
    if sublayers.isEmpty { return }
    let isPlain = sublayers.withUnsafeBufferPointer { layers in
      layers.indices.allSatisfy { add(layers[$0].storage.plainTree) }
    }
    if !isPlain { return nil }
  }

  /// Makes the subtree of a layer of texts; nil if it is large.
  init?(below row: TextRow) {
    guard let count = UInt16(exactly: row.items.count + 1) else { return nil }
    (self.count, height) = (count, 2)
  }

  /// Adds a subtree; returns whether the whole is still static and not too large.
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
}
