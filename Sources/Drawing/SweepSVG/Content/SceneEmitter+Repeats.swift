import SweepGeometry
import SweepScene

/// What moves in several places and looks the same, such as the hands of several clocks and the drums
/// of a number: it is written once, and referred to from all others that move.
extension SceneEmitter {
  /// Writes the sublayers of a layer that moves, where others have the same; returns false where none
  /// do, so that they are still to be written.
  mutating func writeRepeated(_ layer: Layer) throws(SceneError) -> Bool {
    guard definitions.repeats[layer.sublayers] ?? 0 > 1 else { return false }
    figureUses += 1
    if let id = repeats[layer.sublayers] {
      markup.start("use")
      attribute(href: id)
      markup.endEmpty()
      return true
    }
    let id = ids.unique("copy")
    repeats[layer.sublayers] = id
    markup.start("g")
    attribute(id: id)
    markup.endStart()
    try writeSublayers(of: layer)
    markup.end("g")
    return true
  }
}

extension Layer {
  /// Whether it moves as a group of layers that are longer than a reference to them, and have nothing
  /// of their own that others wait for.
  var mayRepeat: Bool {
    guard !animations.isEmpty, case .group = content else { return false }
    return sublayers.reduce(0) { $0 + $1.weight } > 120
      && sublayers.allSatisfy { $0.plainTree != nil && $0.name.isEmpty && $0.sublayers.isEmpty }
  }

  /// About the bytes of its own content.
  private var weight: Int {
    switch content {
    case .shape(let shape): 60 + 7 * shape.path.elements.count
    case .text(let text): 24 + text.string.utf8.count
    case .group, .replicator, .image, .gradient: 0
    }
  }
}
