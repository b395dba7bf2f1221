import SweepGeometry
import SweepScene

/// The still picture of a layer that moves along a path: a use of the moving layer, at the final
/// position.
struct MotionStandIn {
  /// The final place.
  var transform: ElementTransform
  /// The id of the moving layer.
  var id: String
}

/// Motion along paths. No style rule stops `animateMotion`, so the layer gets a still stand-in.
extension SceneEmitter {
  /// Begins the group that moves, and leaves the one that carries the final place to be written.
  ///
  /// If a stand-in is needed, both begin, and within them a group that the stand-in uses.
  mutating func startMotion(
    _ motion: CompiledMotion, turns: Range<Int>, of layer: Layer, _ head: inout ElementHead
  ) -> MotionStandIn? {
    let isReplaced = options.motion == .reduced
    head.hasStandIn = isReplaced
    head.animations = motion.outer
    startGroup(&head, of: layer)
    head.animations = motion.inner
    head.transform = ElementTransform(position: layer.position - .zero, steps: turns)
    guard isReplaced else { return nil }
    let standIn = MotionStandIn(transform: head.transform, id: ids.unique("moved"))
    startGroup(&head, of: layer)
    markup.start("g")
    attribute(id: standIn.id)
    markup.endStart()
    return standIn
  }

  mutating func write(_ standIn: MotionStandIn, of layer: Layer) {
    markup.start("use")
    writeOuterAttributes(
      ElementHead(transform: standIn.transform, isStandIn: true), of: layer)
    attribute(href: standIn.id)
    markup.endEmpty()
  }
}
