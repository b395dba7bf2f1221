import SweepGeometry
import SweepScene

/// Layers that move in several places and look the same: the same layers with the same animations,
/// such as the minute hands of clocks, and the same contents of layers that move in ways of their
/// own, such as the drums of a number.
struct Repeats {
  /// Whether there may be any: ids that others know, and what waits for an event, stand in one
  /// place.
  var isCounted = false
  /// How often each layer is there, and the number of layers in it.
  private var layers: [Layer: (times: Int, size: Int)] = [:]
  private var contents: [[Layer]: Int] = [:]

  func has(_ layer: Layer) -> Bool { !layers.isEmpty && layers[layer].map { $0.times > 1 } == true }

  func hasContent(_ sublayers: [Layer]) -> Bool {
    !contents.isEmpty && contents[sublayers] ?? 0 > 1
  }

  /// Counts a layer that was seen before, and returns the number of layers in it; nil for one that
  /// is new.
  mutating func countAgain(_ layer: Layer) -> Int? {
    guard isCounted, !layer.animations.isEmpty, let known = layers[layer] else { return nil }
    layers[layer]?.times += 1
    return known.size
  }

  /// Counts a layer that is new, with the number of layers in it.
  mutating func count(_ layer: Layer, size: Int) {
    guard isCounted, !layer.animations.isEmpty else { return }
    layers[layer] = (1, size)
    if layer.hasLongContent { contents[layer.sublayers, default: 0] += 1 }
  }
}

extension Layer {
  /// Whether it is a group of still layers that are longer than a reference to them.
  fileprivate var hasLongContent: Bool {
    guard case .group = content, sublayers.allSatisfy(\.isStill) else { return false }
    return sublayers.reduce(0) { $0 + $1.weight } > 120
  }

  private var isStill: Bool {
    staticSubtree != nil
      || animations.isEmpty && mask?.isStill != false && sublayers.allSatisfy(\.isStill)
  }

  /// About the bytes of what it draws.
  private var weight: Int {
    let own =
      switch content {
      case .shape(let shape): 60 + 7 * shape.path.elements.count
      case .text(let text): 24 + text.string.utf8.count
      case .group, .replicator, .image, .gradient: 0
      }
    return sublayers.reduce(own) { $0 + $1.weight }
  }
}
