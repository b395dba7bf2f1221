import SweepGeometry
import SweepScene
import SweepType

/// The facts about a document that are found in one pass over the layers, before anything is
/// written.
struct DocumentPlan {
  /// An element that layers refer to, written once in `defs`.
  enum Kind: Hashable {
    case gradient(Layer.Gradient, animations: [Layer.Animation])
    case clip(Layer.Outline, animations: [Layer.Animation])
    case filter(LayerEffects, region: Rect, animations: [Layer.Animation])
    /// A filter whose region is known.
    case steps(LayerFilter)
    case mask(Layer, MaskUnits?)
    case way(Path)
  }

  struct Entry {
    let kind: Kind
    let id: String
    /// The places of the layers from the root to the one that refers to it first; -1 is a mask.
    let trail: [Int]
  }

  private var definitions = Deduplicator<Kind, Entry>()
  /// The layers that move in several places.
  var repeats = Repeats()
  private var trail: [Int] = []
  /// The layers along it.
  private var way: [Layer] = []
  private var filters: [[Int]: Int] = [:]
  /// The clips whose corners move.
  private var clips: [[Int]: Int] = [:]
  /// Whether anything is referred to by an `href`.
  private(set) var hasReferences = false
  /// Whether motion paths are written here and not with the moving element: the text of SVG 1.1 has
  /// both (19.2.12), its document type only this one.
  let definesMotionPaths: Bool
  /// The part of the plane that is seen.
  var canvas = Rect.zero

  /// The face of texts that name none, and the family of those that cannot be drawn in it.
  var drawnFace: TextFace?
  var drawnFamily: String?
  /// The parts of the scene's font that the document holds.
  var fonts: [FontRule] = []

  init(definesMotionPaths: Bool) { self.definesMotionPaths = definesMotionPaths }

  var entries: [Entry] { definitions.values }

  func id(of kind: Kind) -> String { definitions[kind]?.id ?? "" }

  /// The id of the filter of the layer at a trail; nil for none.
  func filterID(at trail: [Int]) -> String? { filters[trail].map { definitions.values[$0].id } }

  /// The id of the clip of a layer at a trail.
  func clipID(of layer: Layer, at trail: [Int]) -> String {
    let moving = clips.isEmpty ? nil : clips[trail]
    return moving.map { definitions.values[$0].id } ?? id(of: .clip(layer.outline, animations: []))
  }

  /// Whether a layer, or one below it, can refer to anything.
  private func mayRefer(_ layer: Layer) -> Bool {
    !layer.sublayers.isEmpty || layer.hasReferences || layer.hasExtras
      || definesMotionPaths && !layer.animations.isEmpty
  }

  /// Collects the definitions that layers refer to, in drawing order, and counts them.
  mutating func collect(
    _ layers: [Layer], ids: inout IDTable, depth: Int, count: inout Int
  ) throws(SceneError) {
    guard depth < SceneLimits.depth else {
      throw SceneError(
        layer: "", field: "sublayers", message: "must be at most \(SceneLimits.depth) deep")
    }
    try add(layers.count, to: &count)
    for (index, layer) in layers.enumerated() {
      if let tree = layer.staticSubtree, depth + Int(tree.height) <= SceneLimits.depth {
        try add(Int(tree.count) - 1, to: &count)
        continue
      }
      if !mayRefer(layer) || layer.isLeftOut { continue }
      if let size = repeats.countAgain(layer) {
        try add(size, to: &count)
        continue
      }
      let before = count
      trail.append(index)
      way.append(layer)
      defer {
        trail.removeLast()
        way.removeLast()
      }
      try collectOwn(layer, ids: &ids, depth: depth, count: &count)
      if !layer.sublayers.isEmpty {
        let above = count
        try collect(layer.sublayers, ids: &ids, depth: depth + 1, count: &count)
        if case .replicator(let replicator) = layer.content {
          let copies = min(max(replicator.instanceCount, 1), SceneLimits.layers + 1) - 1
          try add((count - above) * copies, to: &count)
        }
      }
      repeats.count(layer, size: count - before)
    }
  }

  /// Collects the definitions that a layer itself refers to.
  private mutating func collectOwn(
    _ layer: Layer, ids: inout IDTable, depth: Int, count: inout Int
  ) throws(SceneError) {
    if layer.hasReferences { collect(layer, &ids) }
    if definesMotionPaths {
      for path in layer.animations.ways { add(.way(path), "way", layer, &ids) }
    }
    if layer.filter != nil || layer.shownEffects != nil { addFilter(of: layer, &ids) }
    if layer.masksToBounds {
      let kind = Kind.clip(layer.outline, animations: layer.cornerAnimations)
      add(kind, "clip", layer, &ids)
      if !layer.cornerAnimations.isEmpty { clips[trail] = definitions.place(of: kind) }
    }
    if let shown = layer.shownMask {
      trail.append(-1)
      try collect([shown], ids: &ids, depth: depth + 1, count: &count)
      trail.removeLast()
      add(.mask(shown, layer.maskUnits), "mask", layer, &ids)
    }
  }

  private func add(_ layers: Int, to count: inout Int) throws(SceneError) {
    count += layers
    guard count <= SceneLimits.layers else {
      throw SceneError(
        layer: "", field: "sublayers", message: "must be at most \(SceneLimits.layers) in a scene")
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
    _ gradient: Layer.Gradient, _ role: String, _ layer: Layer, _ ids: inout IDTable
  ) {
    let moves = (role == "stroke") == layer.hasGradientStroke
    let animations = moves ? layer.gradientAnimations : []
    add(.gradient(gradient, animations: animations), role, layer, &ids)
  }

  private mutating func addFilter(of layer: Layer, _ ids: inout IDTable) {
    var swept = layer.sweptBox
    if let canvas = way.seen(of: canvas), swept?.isEndless == true { swept = canvas }
    let kind: Kind
    if var filter = layer.filter {
      if case .painted(let margin) = filter.region {
        filter.region = .user((swept ?? .zero).expanded(by: margin))
      }
      kind = .steps(filter)
    } else {
      guard let swept else { return }
      kind = .filter(
        layer.effects, region: layer.effectsReach(of: swept), animations: layer.effectAnimations)
    }
    add(kind, "filter", layer, &ids)
    filters[trail] = definitions.place(of: kind)
  }

  private mutating func add(_ kind: Kind, _ role: String, _ layer: Layer, _ ids: inout IDTable) {
    if definitions.place(of: kind) != nil { return }
    if case .way = kind { hasReferences = true }
    let name = layer.name
    let id = ids.unique(name.isEmpty ? role : name + "_" + role)
    definitions.add(kind, Entry(kind: kind, id: id, trail: trail))
  }
}
