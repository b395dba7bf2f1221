extension Layer.Scene {
  /// The scene with all known trigger moments resolved, and the first fault of a trigger.
  ///
  /// An animation that waits for another one gets the resolved moment, in the time of its container.
  /// One that waits for the viewer, or for such an animation, gets only the trigger of the event,
  /// and the time after it.
  ///
  /// - Parameter events: the viewer's events, the latest last.
  package func scheduled(
    events: [EventOccurrence] = []
  ) -> (scene: Layer.Scene, error: SceneError?) {
    guard layers.needSchedule else { return (self, nil) }
    var plan = Schedule(events: events)
    plan.collect(layers, trail: "", container: nil)
    plan.solve()
    var scene = self
    var next = 0
    scene.layers = layers.map { $0.rescheduled(by: plan, &next) }
    return (scene, plan.error)
  }
}

extension Layer.Scene {
  /// Whether any layer has a timing or any animation a trigger; if not, times need no resolution.
  package var needsSchedule: Bool { layers.needSchedule }

  /// The scene with all known moments and with layers for what files have no word for.
  package func resolved(
    events: [EventOccurrence] = []
  ) -> (scene: Layer.Scene, error: SceneError?) {
    let scheduled = scheduled(events: events)
    return (scheduled.scene.expanded, scheduled.error)
  }
}

extension [Layer] {
  fileprivate var needSchedule: Bool {
    withUnsafeBufferPointer { layers in
      layers.indices.contains { layers[$0].staticSubtree == nil && layers[$0].needsSchedule }
    }
  }
}

extension Layer {
  fileprivate var needsSchedule: Bool {
    hasExtras && (timing != nil || mask?.needsSchedule ?? false)
      || !animations.isEmpty && animations.contains(where: \.hasTriggers)
      || !sublayers.isEmpty && sublayers.needSchedule
  }

  /// The layer with the timings of a schedule, in the order in which that has collected them.
  fileprivate func rescheduled(by plan: Schedule, _ next: inout Int) -> Layer {
    var layer = self
    if timing != nil { layer.timing = plan.takeTiming(&next) }
    layer.animations = plan.takeAnimations(animations, &next)
    if layer.animations.properties != animations.properties { layer.addSteps(of: animations) }
    layer.mask = mask?.rescheduled(by: plan, &next)
    layer.sublayers = sublayers.map { $0.rescheduled(by: plan, &next) }
    return layer
  }
}

extension Layer {
  /// Adds the steps that the transform lacks, in the order of the animations that change them.
  private mutating func addSteps(of animations: [Layer.Animation]) {
    for property in animations.properties where property.isTransform {
      if let value = self[property] { self[property] = value }
    }
  }
}

extension Layer.Animation {
  fileprivate var hasTriggers: Bool {
    switch self {
    case .basic(let animation): animation.timing.trigger != nil
    case .spring(let animation): animation.timing.trigger != nil
    case .keyframe(let animation): animation.timing.trigger != nil
    case .motion(let animation): animation.timing.trigger != nil
    case .group(let group):
      group.timing.trigger != nil || group.animations.contains(where: \.hasTriggers)
    }
  }

  fileprivate func rescheduled(by plan: Schedule, _ next: inout Int) -> Layer.Animation {
    var animation = self
    animation.timing = plan.takeTiming(&next)
    guard case .group(var group) = animation else { return animation }
    group.animations = group.animations.map { $0.rescheduled(by: plan, &next) }
    return .group(group)
  }
}

extension Schedule {
  /// The animations with their moments: those begun by an event are above those begun without one
  /// or by an earlier one, as if they had been added then.
  fileprivate func takeAnimations(_ animations: [Layer.Animation], _ next: inout Int) -> [Layer
    .Animation]
  {
    var causes: [Double] = []
    let all = animations.map { animation in
      let first = next
      let taken = animation.rescheduled(by: self, &next)
      causes.append(entries[first..<next].compactMap(\.cause).max() ?? -.infinity)
      return taken
    }
    return all.indices.sorted { (causes[$0], $0) < (causes[$1], $1) }.map { all[$0] }
  }

  fileprivate func takeTiming(_ next: inout Int) -> MediaTiming {
    defer { next += 1 }
    return entries[next].timing
  }

  /// Adds the timings of layers and of their content.
  fileprivate mutating func collect(_ layers: [Layer], trail: String, container: Int?) {
    for (trail, layer) in zip(layers.paths(in: trail), layers) {
      let place = (trail, layer.name)
      layerNames.insert(layer.name)
      var inner = container
      if let timing = layer.timing {
        inner = add(timing, layer: place, field: "timing", container: container)
      }
      collect(layer.animations, of: place, container: inner)
      if let mask = layer.mask { collect([mask], trail: trail, container: inner) }
      collect(layer.sublayers, trail: trail, container: inner)
    }
  }

  private mutating func collect(
    _ animations: [Layer.Animation], of layer: (trail: String, name: String), container: Int?
  ) {
    for animation in animations {
      let field = animation.property?.rawValue ?? "group"
      let index = add(animation.timing, layer: layer, field: field, container: container)
      guard case .group(let group) = animation else { continue }
      collect(group.animations, of: layer, container: index)
    }
  }
}
