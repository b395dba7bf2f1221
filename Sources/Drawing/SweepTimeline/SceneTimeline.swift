package import SweepScene

/// The motion of a scene: the timelines of its layers that move, in the scene's own time.
package struct SceneTimeline: Hashable, Sendable {
  /// A layer that moves.
  package struct Entry: Hashable, Sendable {
    /// The names of the layers from the root to the one that moves, joined by `/`.
    package let layer: String
    package let timeline: LayerTimeline
  }

  /// The layers that move, in drawing order, each mask after the layer that it masks.
  package private(set) var entries: [Entry] = []
  /// The features that the target cannot show, with the paths of the layers.
  package private(set) var findings: [Finding] = []

  /// Makes the timeline of a scene.
  ///
  /// - Throws: ``SceneError`` for an animation or a timing that is impossible.
  package init(_ scene: Scene, _ rules: TimelineRules) throws(SceneError) {
    try add(scene.withResolvedTimings().layers, rules, in: "")
  }

  private mutating func add(
    _ layers: [Layer], _ rules: TimelineRules, in parent: String
  ) throws(SceneError) {
    for (path, layer) in zip(layers.paths(in: parent), layers) {
      if !layer.animations.isEmpty {
        do throws(SceneError) {
          try add(LayerTimeline(layer, rules), at: path)
        } catch {
          throw error.inside(path)
        }
      }
      if let mask = layer.mask { try add([mask], rules, in: path) }
      try add(layer.sublayers, rules, in: path)
    }
  }

  private mutating func add(_ timeline: LayerTimeline, at path: String) {
    entries.append(Entry(layer: path, timeline: timeline))
    for var finding in timeline.findings {
      finding.layer = path
      findings.append(finding)
    }
  }
}
