import SweepGeometry
import SweepScene
import SweepType

/// The bytes of layers that are written repeatedly, if they depend only on the layer.
package struct CachedMarkup: Sendable {
  /// The bytes of a layer, with the places of ids in them.
  struct Piece: Sendable {
    let layer: Layer
    let bytes: [UInt8]
    let ids: [Int]
  }

  /// The layers that can be cached, in drawing order.
  let layers: [Layer]
  /// The options of the writing.
  let options: SVGOptions
  var pieces: [Piece] = []
  /// The definitions that layers refer to, and whether each stays the same.
  var definitions: [(entry: DocumentPlan.Entry, isFixed: Bool)] = []
  var style: SceneStyle?

  /// The names of the layers whose bytes are cached.
  package var names: [String] { pieces.map(\.layer.name) }

  init(layers: [Layer], options: SVGOptions) { (self.layers, self.options) = (layers, options) }
}

/// The fonts of a scene, which the markup of its layers depends on.
struct SceneStyle: Equatable, Sendable {
  let fontFamily: String
  let drawnFace: DrawnFace?
  let font: FontFace?

  init(_ scene: Layer.Scene) {
    (fontFamily, drawnFace, font) = (scene.fontFamily, scene.drawnFace, scene.font)
  }
}

// Layers that are known from another scene are copied.
extension SceneEmitter {
  mutating func writeRoot(_ layers: [Layer], of scene: Layer.Scene) throws(SceneError) {
    if recording != nil { return try writeRecording(layers, of: scene) }
    guard let cached, isUsable(cached, for: scene) else { return try write(layers) }
    var pieces = cached.pieces[...]
    for index in layers.indices {
      if let piece = pieces.first, piece.layer.isIdentical(to: layers[index]) {
        pieces.removeFirst()
        ids.add(piece.ids, at: markup.out.count)
        piece.bytes.withUnsafeBufferPointer { markup.out.write($0) }
        continue
      }
      log.trail.append(index)
      try write(layers[index])
      log.trail.removeLast()
    }
  }

  /// Whether the inputs of layers from their scene are unchanged: its fonts, and the ids of their
  /// definitions.
  private func isUsable(_ cached: CachedMarkup, for scene: Layer.Scene) -> Bool {
    // The first layer that can be stopped makes the signs for all.
    cached.options == options && options.pause != .click
      && cached.style == SceneStyle(scene) && rootID == nil
      && plan.entries.elementsEqual(cached.definitions) { new, old in
        new.id == old.entry.id && new.trail == old.entry.trail
          && (!old.isFixed || new.kind == old.entry.kind)
      }
  }

  /// Writes the layers and notes the bytes of those that can be cached.
  private mutating func writeRecording(
    _ layers: [Layer], of scene: Layer.Scene
  ) throws(SceneError) {
    var known = (recording?.layers ?? [])[...]
    let fixed = places(of: known, in: layers)
    recording?.style = SceneStyle(scene)
    recording?.definitions = plan.entries.map { entry in
      (entry, entry.trail.first.map(fixed.contains) ?? false)
    }
    for index in layers.indices {
      let (start, before) = (markup.out.count, traces)
      log.trail.append(index)
      try write(layers[index])
      log.trail.removeLast()
      guard let layer = known.first, layer.isIdentical(to: layers[index]) else { continue }
      known.removeFirst()
      guard traces == before, try refersToFixedAlone(layer) else { continue }
      let bytes = UnsafeBufferPointer(
        start: markup.out.base + start, count: markup.out.count - start)
      recording?.pieces.append(
        CachedMarkup.Piece(layer: layer, bytes: Array(bytes), ids: ids.places(from: start)))
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
    var own = DocumentPlan(definesMotionPaths: options.profile == .svg11)
    own.canvas = plan.canvas
    var (ids, count) = (IDTable(options.idPrefix), 0)
    try own.collect([layer], ids: &ids, depth: 0, count: &count)
    let fixed = (recording?.definitions ?? []).filter(\.isFixed).map(\.entry.kind)
    return own.entries.allSatisfy { fixed.contains($0.kind) }
  }

  /// The traces of a layer outside of its own bytes: ids, rules, glyphs, fonts and findings. If
  /// all of them are unchanged, nothing else in the document depends on the layer.
  private var traces: [Int] {
    [
      ids.count, styles.resting.rules.count, styles.resting.gradients.count,
      references.glyphs.values.count, references.count, plan.fonts.count,
      log.findings.count, pause == nil ? 0 : 1, styles.variables.isEmpty ? 0 : 1,
    ]
  }
}
