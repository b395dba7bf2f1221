import SweepGeometry
import SweepScene

/// What the layers refer to: gradients, clips and masks, each written once in `defs`.
struct Definitions {
  enum Kind: Hashable {
    case gradient(Gradient, animations: [Animation])
    case clip(Rect)
    case mask(Layer)
  }

  struct Entry {
    let kind: Kind
    let id: String
  }

  private(set) var entries: [Entry] = []
  /// Where each kind stands, once there are so many that comparing costs more than hashing.
  private var places: [Kind: Int] = [:]
  /// Whether anything is referred to by an `href`.
  private(set) var hasReferences = false

  func id(of kind: Kind) -> String { place(of: kind).map { entries[$0].id } ?? "" }

  private func place(of kind: Kind) -> Int? {
    places.isEmpty ? entries.firstIndex { $0.kind == kind } : places[kind]
  }

  /// Finds what the layers refer to, in drawing order, and counts them.
  mutating func collect(
    _ layers: [Layer], ids: inout IDTable, depth: Int, count: inout Int
  ) throws(SceneError) {
    guard depth < SceneLimits.depth else {
      throw SceneError(
        layer: "", field: "sublayers", message: "must be at most \(SceneLimits.depth) deep")
    }
    count += layers.count
    guard count <= SceneLimits.layers else {
      throw SceneError(
        layer: "", field: "sublayers", message: "must be at most \(SceneLimits.layers) in a scene")
    }
    for layer in layers where !layer.isLeftOut {
      if layer.hasReferences { collect(layer, &ids) }
      if layer.masksToBounds { add(.clip(layer.bounds), "clip", layer, &ids) }
      if let mask = layer.mask {
        let shown = mask.whitened
        try collect([shown], ids: &ids, depth: depth + 1, count: &count)
        add(.mask(shown), "mask", layer, &ids)
      }
      if !layer.sublayers.isEmpty {
        try collect(layer.sublayers, ids: &ids, depth: depth + 1, count: &count)
      }
    }
  }

  private mutating func collect(_ layer: Layer, _ ids: inout IDTable) {
    switch layer.content {
    case .group: break
    case .shape(let shape):
      if case .gradient(let gradient) = shape.fillColor { add(gradient, "fill", layer, &ids) }
      if case .gradient(let gradient) = shape.strokeColor { add(gradient, "stroke", layer, &ids) }
    case .text(let text):
      if case .gradient(let gradient) = text.foregroundColor { add(gradient, "fill", layer, &ids) }
    case .gradient(let gradient): add(gradient, "fill", layer, &ids)
    case .image, .replicator: hasReferences = true
    }
  }

  private mutating func add(
    _ gradient: Gradient, _ role: String, _ layer: Layer, _ ids: inout IDTable
  ) {
    let animations = role == "fill" ? layer.gradientAnimations : []
    add(.gradient(gradient, animations: animations), role, layer, &ids)
  }

  private mutating func add(_ kind: Kind, _ role: String, _ layer: Layer, _ ids: inout IDTable) {
    if place(of: kind) != nil { return }
    let name = layer.name
    entries.append(Entry(kind: kind, id: ids.unique(name.isEmpty ? role : name + "_" + role)))
    if !places.isEmpty {
      places[kind] = entries.count - 1
    } else if entries.count > 16 {
      for (place, entry) in entries.enumerated() { places[entry.kind] = place }
    }
  }
}

extension Layer {
  /// The animations that change the stops of the layer's gradient.
  var gradientAnimations: [Animation] {
    animations.isEmpty
      ? [] : animations.filter { $0.property == .colors || $0.property == .locations }
  }
}
