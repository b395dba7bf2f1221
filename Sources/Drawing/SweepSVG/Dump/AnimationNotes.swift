import SweepGeometry
import SweepScene

/// What the compiler says of each animation of a scene, in the order in which a dump lists them.
struct AnimationNotes {
  private(set) var notes: [String] = []
  /// What makes the triggers impossible.
  private let error: SceneError?
  private let tolerance: Double

  /// Makes the notes on a scene.
  ///
  /// - Parameter tolerance: how far sampled values may be away, in degrees and user units.
  init(on scene: Scene, tolerance: Double) {
    let scheduled = scene.scheduled()
    self.error = scheduled.error
    self.tolerance = tolerance
    add(scene.layers, as: scheduled.scene.layers, inside: [], trail: "")
  }

  /// Adds the notes on layers, whose triggers have become moments in others.
  private mutating func add(
    _ layers: [Layer], as timed: [Layer], inside outer: [MediaTiming], trail: String
  ) {
    for (index, (layer, timed)) in zip(layers, timed).enumerated() {
      let name = layer.trailName(at: index)
      let trail = trail.isEmpty ? name : "\(trail)/\(name)"
      let timings = outer + (timed.timing.map { [$0] } ?? [])
      var plain = timed
      plain.animations = [Animation](timed.animations, inside: timings)
      var verdicts = LayerVerdicts(on: plain, tolerance: tolerance)
      if let error, error.layer == trail { verdicts.error = error }
      for animation in layer.animations { add(animation, &verdicts) }
      if let mask = layer.mask, let timedMask = timed.mask {
        add([mask], as: [timedMask], inside: timings, trail: trail)
      }
      add(layer.sublayers, as: timed.sublayers, inside: timings, trail: trail)
    }
  }

  private mutating func add(_ animation: Animation, _ verdicts: inout LayerVerdicts) {
    notes.append(verdicts.nextNote(on: animation))
    guard case .group(let group) = animation else { return }
    for animation in group.animations { add(animation, &verdicts) }
  }
}

/// What the compiler says of a layer's animations.
private struct LayerVerdicts {
  var error: SceneError?
  private var verdicts: [AnimatedProperty: [Verdict]] = [:]

  init(on layer: Layer, tolerance: Double) {
    do throws(SceneError) {
      let compiled = try CompiledAnimations(layer, tolerance: tolerance)
      verdicts = compiled.verdicts
      guard let gradient = layer.gradient, !layer.gradientAnimations.isEmpty else { return }
      let stops = try CompiledGradient(gradient, layer.gradientAnimations, tolerance: tolerance)
      verdicts.merge(stops.verdicts) { $1 }
    } catch {
      self.error = error
    }
  }

  /// The note on the next animation of a property, or on a group.
  mutating func nextNote(on animation: Animation) -> String {
    let name = animation.property?.keyPath ?? "group"
    if let error {
      let isMeant = error.field.hasPrefix(name + ".")
      return isMeant ? ", refused: '\(error.field)' \(error.message)" : ""
    }
    guard let property = animation.property, verdicts[property]?.isEmpty == false,
      var verdict = verdicts[property]?.removeFirst()
    else { return "" }
    switch animation.timing.trigger {
    case .begin, .end, .repeat: verdict.expand()
    case .event, .events, .script, nil: break
    }
    return verdict.note(on: property)
  }
}

extension Verdict {
  /// The verdict as people read it, behind the animation of a property.
  fileprivate func note(on property: AnimatedProperty) -> String {
    if !refusals.isEmpty { return ", refused: " + refusals.joined(separator: "; ") }
    switch compilation {
    case .exact: return ", written exactly"
    case .expanded: return ", written expanded"
    case .sampled(let error):
      return ", written sampled within " + NumberFormat(precision: 5).string(error)
        + (property == .rotation ? "°" : "")
    }
  }
}
