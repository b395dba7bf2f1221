package import SweepScene

extension Scene {
  /// The scene on its final pose, without animations; in one time already.
  ///
  /// - Throws: ``SceneError`` for an animation that is impossible on its layer.
  package func atRest(_ rules: TimelineRules) throws(SceneError) -> Scene {
    var still = self
    still.layers = try layers.atRest(rules)
    return still
  }
}

extension [Layer] {
  fileprivate func atRest(_ rules: TimelineRules) throws(SceneError) -> [Layer] {
    var layers = self
    for index in indices {
      do throws(SceneError) {
        layers[index] = try self[index].atRest(rules)
      } catch {
        throw error.inside(pathComponents[index])
      }
    }
    return layers
  }
}

extension Layer {
  fileprivate func atRest(_ rules: TimelineRules) throws(SceneError) -> Layer {
    var still = self
    if !animations.isEmpty {
      still = try LayerTimeline(self, rules).base
      still.animations = []
    }
    if !sublayers.isEmpty { still.sublayers = try sublayers.atRest(rules) }
    if let mask { still.mask = try [mask].atRest(rules)[0] }
    return still
  }
}
