/// The extent of a tree of layers that have no animations, no references and nothing that few layers
/// set, so that whoever looks for these can pass it by.
package struct StaticSubtree {
  /// The number of layers, the one at the top included.
  package private(set) var count: UInt16 = 1
  /// The number of layers from the top to the deepest one.
  package private(set) var height: UInt8 = 1

  /// Makes the tree of a layer that is plain itself; nil where one of its sublayers is not, or where
  /// it is large.
  init?(below sublayers: [Layer]) {
    if sublayers.isEmpty { return }
    let isPlain = sublayers.withUnsafeBufferPointer { layers in
      layers.indices.allSatisfy { add(layers[$0].storage.staticSubtree) }
    }
    if !isPlain { return nil }
  }

  /// Makes the tree of a layer of texts; nil where it is large.
  init?(below row: TextRow) {
    guard let count = UInt16(exactly: row.items.count + 1) else { return nil }
    (self.count, height) = (count, 2)
  }

  /// Adds a tree below, and says whether the whole is still plain and not too large.
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
