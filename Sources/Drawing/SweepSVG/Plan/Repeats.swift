import SweepGeometry
import SweepScene

/// Layers that move in several places and look the same: the same layers with the same animations,
/// such as the minute hands of clocks, and the same contents of layers that move in ways of their
/// own, such as the drums of a number.
struct Repeats {
  /// Whether repeats are allowed: layers with public ids, or that wait for an event, are written in
  /// place.
  var isCounted = false
  private(set) var layers = Deduplicator<Layer, Repeat>()
  private(set) var contents = Deduplicator<[Layer], Repeat>()

  /// Something that is there several times.
  struct Repeat {
    var count = 1
    /// The number of layers in it.
    let size: Int
    /// The id of the first one, once it is written.
    var id: String?
    /// Whether the group around the first one has its text style.
    var inheritsStyle = false
  }

  /// Counts a layer that was seen before, and returns the number of layers in it; nil for one that
  /// is new.
  mutating func countAgain(_ layer: Layer) -> Int? {
    guard isCounted, !layer.animations.isEmpty, let place = layers.place(of: layer) else {
      return nil
    }
    layers.change(place) { $0.count += 1 }
    return layers.values[place].size
  }

  /// Counts a layer that is new, with the number of layers in it.
  mutating func count(_ layer: Layer, size: Int) {
    guard isCounted, !layer.animations.isEmpty else { return }
    layers.add(layer, Repeat(size: size))
    guard layer.hasLongContent else { return }
    if let place = contents.place(of: layer.sublayers) {
      contents.change(place) { $0.count += 1 }
    } else {
      contents.add(layer.sublayers, Repeat(size: size))
    }
  }

  mutating func setID(ofLayer place: Int, _ id: String, inheritsStyle: Bool) {
    layers.change(place) { ($0.id, $0.inheritsStyle) = (id, inheritsStyle) }
  }
  mutating func setID(ofContent place: Int, _ id: String) { contents.change(place) { $0.id = id } }
}

extension Deduplicator where Value == Repeats.Repeat {
  /// The place of a key that is there several times.
  func placeOfRepeated(_ key: Key) -> Int? {
    place(of: key).flatMap { values[$0].count > 1 ? $0 : nil }
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

  /// The approximate bytes of its content.
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
