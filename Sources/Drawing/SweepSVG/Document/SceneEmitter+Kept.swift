import SweepGeometry
import SweepScene

// Layers that are known from another scene are copied.
extension SceneEmitter {
  /// Writes the layers of the root.
  mutating func writeRoot(_ layers: [Layer], of scene: Scene) throws(SceneError) {
    if keeping != nil { return try writeKeeping(layers, of: scene) }
    guard let kept, isUsable(kept, for: scene) else { return try write(layers) }
    var pieces = kept.pieces[...]
    for index in layers.indices {
      if let piece = pieces.first, piece.layer.isIdentical(to: layers[index]) {
        pieces.removeFirst()
        ids.add(piece.ids, at: markup.out.count)
        piece.bytes.withUnsafeBufferPointer { markup.out.write($0) }
        continue
      }
      trail.append(index)
      try write(layers[index])
      trail.removeLast()
    }
  }

  /// Whether the inputs of layers from their scene are unchanged: its fonts, and the ids of their
  /// definitions.
  private func isUsable(_ kept: KeptMarkup, for scene: Scene) -> Bool {
    // The first layer that can be stopped makes the signs for all.
    kept.options == options && options.pause != .click
      && kept.style == SceneStyle(scene) && scene.variables.isEmpty
      && definitions.entries.elementsEqual(kept.definitions) { new, old in
        new.id == old.entry.id && new.trail == old.entry.trail
          && (!old.isFixed || new.kind == old.entry.kind)
      }
  }

  /// Writes the layers and notes the bytes of those that can be kept.
  private mutating func writeKeeping(
    _ layers: [Layer], of scene: Scene
  ) throws(SceneError) {
    var known = (keeping?.layers ?? [])[...]
    let fixed = places(of: known, in: layers)
    keeping?.style = SceneStyle(scene)
    keeping?.definitions = definitions.entries.map { entry in
      (entry, entry.trail.first.map(fixed.contains) ?? false)
    }
    for index in layers.indices {
      let (start, before) = (markup.out.count, traces)
      trail.append(index)
      try write(layers[index])
      trail.removeLast()
      guard let layer = known.first, layer.isIdentical(to: layers[index]) else { continue }
      known.removeFirst()
      guard traces == before, try refersToFixedAlone(layer) else { continue }
      let bytes = UnsafeBufferPointer(
        start: markup.out.base + start, count: markup.out.count - start)
      keeping?.pieces.append(
        KeptMarkup.Piece(layer: layer, bytes: Array(bytes), ids: ids.places(from: start)))
    }
  }

  /// The indices of layers among those of the root.
  private func places(of known: ArraySlice<Layer>, in layers: [Layer]) -> Set<Int> {
    var known = known
    return Set(
      layers.indices.filter { index in
        guard let layer = known.first, layer.isIdentical(to: layers[index]) else { return false }
        known.removeFirst()
        return true
      })
  }

  /// Whether nothing that a layer refers to is first referred to by one that may change: another
  /// could then have its id.
  private func refersToFixedAlone(_ layer: Layer) throws(SceneError) -> Bool {
    var own = Definitions(definesMotionPaths: options.profile == .svg11)
    own.canvas = definitions.canvas
    var (ids, count) = (IDTable(options.idPrefix), 0)
    try own.collect([layer], ids: &ids, depth: 0, count: &count)
    let fixed = (keeping?.definitions ?? []).filter(\.isFixed).map(\.entry.kind)
    return own.entries.allSatisfy { fixed.contains($0.kind) }
  }

  /// The effects of a layer outside of its own bytes: ids, rules, glyphs, fonts and findings. If
  /// all of them are unchanged, nothing else in the document depends on the layer.
  private var traces: [Int] {
    [
      ids.count, rest.rules.count, rest.gradients.count, figures.count, references, fonts.count,
      findings.count, pause == nil ? 0 : 1, variables.isEmpty ? 0 : 1,
    ]
  }
}
