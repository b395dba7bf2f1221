import SweepScene
import SweepType

/// The bytes of layers that are written repeatedly, if they depend only on the layer.
package struct KeptMarkup: Sendable {
  /// The bytes of a layer, with the places of ids in them.
  struct Piece: Sendable {
    let layer: Layer
    let bytes: [UInt8]
    let ids: [Int]
  }

  /// The layers that can be kept, in drawing order.
  let layers: [Layer]
  /// The options of the writing.
  let options: SVGOptions
  var pieces: [Piece] = []
  /// The definitions that layers refer to, with ids and places, and whether they are fixed.
  var definitions: [(entry: Definitions.Entry, isFixed: Bool)] = []
  /// The text style of the scene.
  var style: SceneStyle?

  /// The names of the layers whose bytes are kept.
  package var names: [String] { pieces.map(\.layer.name) }

  init(layers: [Layer], options: SVGOptions) { (self.layers, self.options) = (layers, options) }
}

/// The style that a layer's markup inherits from its scene.
struct SceneStyle: Equatable, Sendable {
  let fontFamily: String
  let drawnFace: DrawnFace?
  let font: FontFace?

  init(_ scene: Scene) {
    (fontFamily, drawnFace, font) = (scene.fontFamily, scene.drawnFace, scene.font)
  }
}
