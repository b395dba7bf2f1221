import SweepScene

extension [Layer] {
  /// The layers as their elements are without SMIL: on the final pose, without animations.
  func atRest(tolerance: Double) throws(SceneError) -> [Layer] {
    var layers = self
    for index in indices {
      do throws(SceneError) {
        layers[index] = try self[index].atRest(tolerance: tolerance)
      } catch {
        throw error.inside(self[index].trailName(at: index))
      }
    }
    return layers
  }
}

extension Layer {
  fileprivate func atRest(tolerance: Double) throws(SceneError) -> Layer {
    var still = self
    if !animations.isEmpty {
      still = try CompiledAnimations(self, tolerance: tolerance).base
      if let gradient {
        let stops = try CompiledGradient(
          gradient, gradientAnimations, tolerance: tolerance
        ).stops
        still[.colors] = .colors(stops.map(\.color))
        still[.locations] = .numbers(stops.map(\.location))
      }
      still.animations = []
    }
    if !sublayers.isEmpty { still.sublayers = try sublayers.atRest(tolerance: tolerance) }
    if let mask { still.mask = try mask.atRest(tolerance: tolerance) }
    return still
  }
}
