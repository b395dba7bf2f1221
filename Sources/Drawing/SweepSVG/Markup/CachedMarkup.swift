import SweepScene
import SweepType

/// The bytes of layers that are written again and again, where they follow from the layer alone.
package struct CachedMarkup: Sendable {
  /// The bytes of a layer, with the places of ids in them.
  struct Piece: Sendable {
    let layer: Layer
    let bytes: [UInt8]
    let ids: [Int]
  }

  /// The layers that can be cached, in drawing order.
  let layers: [Layer]
  /// How they were written.
  let options: SVGOptions
  var pieces: [Piece] = []
  /// What layers refer to, with ids and places, and whether it stays the same.
  var definitions: [(entry: DocumentPlan.Entry, isFixed: Bool)] = []
  /// What texts take from the scene.
  var style: SceneStyle?

  /// The names of the layers whose bytes are cached.
  package var names: [String] { pieces.map(\.layer.name) }

  init(layers: [Layer], options: SVGOptions) { (self.layers, self.options) = (layers, options) }
}

/// What a layer's markup takes from its scene.
struct SceneStyle: Equatable, Sendable {
  let fontFamily: String
  let drawnFace: DrawnFace?
  let font: FontFace?

  init(_ scene: Scene) {
    (fontFamily, drawnFace, font) = (scene.fontFamily, scene.drawnFace, scene.font)
  }
}
