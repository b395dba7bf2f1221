package import SweepScene

/// The motion of one layer, property by property.
package struct LayerTimeline: Hashable, Sendable {
  /// The layer with the values that hold when every animation is over.
  package private(set) var base: Layer
  /// A track for each property, in the order of the first animations that change them.
  package private(set) var tracks: [PropertyTrack] = []
  /// What cannot be said, without the layer's path.
  package private(set) var findings: [Finding] = []

  /// Makes the timeline of a layer in the scene's own time.
  ///
  /// - Parameter isWanted: which properties to take; all by default.
  /// - Throws: ``SceneError`` for an animation that is impossible on the layer.
  package init(
    _ layer: Layer, _ rules: TimelineRules,
    where isWanted: (AnimatedProperty) -> Bool = { _ in true }
  ) throws(SceneError) {
    base = layer
    try layer.animations.checkTimings()
    let properties = layer.animations.properties.filter(isWanted)
    // A turn along a path comes before the steps of the transform, and so is set last.
    for property in properties where property != .position { try add(property, of: layer, rules) }
    if properties.contains(.position) { try add(.position, of: layer, rules) }
    guard rules.trimsByDash, properties.contains(.strokeStart), properties.contains(.strokeEnd)
    else { return }
    let reason = "'strokeStart' and 'strokeEnd' are animated at once, which one dash cannot show"
    findings.append(Finding(reason))
    for index in tracks.indices where tracks[index].property.isTrim {
      for place in tracks[index].outcomes.indices { tracks[index].outcomes[place].refuse(reason) }
    }
  }

  private mutating func add(
    _ property: AnimatedProperty, of layer: Layer, _ rules: TimelineRules
  ) throws(SceneError) {
    let track = try PropertyTrack(layer.animations, of: property, model: layer[property], rules)
    tracks.append(track)
    findings += track.findings
    // Setting a step that the transform lacks adds it; a set step is where the base shows.
    let isStep = property.isTransform && base.transform.contains { $0.animatedBy == property }
    if !isStep || base[property] != track.base { base[property] = track.base }
  }
}
