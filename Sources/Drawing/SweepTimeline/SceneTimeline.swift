public import SweepScene

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
  package private(set) var findings: [Finding] = []

  /// Makes the timeline of a scene.
  ///
  /// - Throws: ``SceneError`` for an animation or a timing that is impossible.
  package init(_ scene: Layer.Scene, _ rules: TimelineRules) throws(SceneError) {
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

/// The motion of one layer, property by property.
package struct LayerTimeline: Hashable, Sendable {
  /// The layer with the values that hold when every animation is over.
  package private(set) var base: Layer
  /// A track for each property, in the order of the first animations that change them.
  package private(set) var tracks: [PropertyTrack] = []
  /// The track of the length of the dash of a stroke whose two ends move; nil for others.
  package private(set) var dash: PropertyTrack?
  /// The findings, without the layer's path.
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
    if rules.trimsByDash { joinTrims(rules) }
  }

  /// Makes one dash of a stroke whose two ends move.
  private mutating func joinTrims(_ rules: TimelineRules) {
    guard let start = tracks.firstIndex(where: { $0.property == .strokeStart }),
      let end = tracks.firstIndex(where: { $0.property == .strokeEnd })
    else { return }
    var length = DashLength(error: AnimatedProperty.strokeEnd.allowedError(rules.tolerance))
    do throws(Unsupported) {
      dash = try length.track(from: tracks[start], to: tracks[end])
      guard length.isSampled else { return }
      for index in [start, end] {
        for place in tracks[index].outcomes.indices {
          tracks[index].outcomes[place].sample(error: length.error)
        }
      }
    } catch {
      findings.append(Finding(error.reason, of: .strokeEnd))
      for index in [start, end] {
        for place in tracks[index].outcomes.indices {
          tracks[index].outcomes[place].refuse(error.reason)
        }
      }
    }
  }

  private mutating func add(
    _ property: AnimatedProperty, of layer: Layer, _ rules: TimelineRules
  ) throws(SceneError) {
    let track = try PropertyTrack(layer.animations, of: property, model: layer[property], rules)
    tracks.append(track)
    findings += track.findings
    // Setting a missing step of the transform adds it; a set step shows the base.
    let isStep = property.isTransform && base.transform.contains { $0.animatedBy == property }
    if !isStep || base[property] != track.base { base[property] = track.base }
  }
}

/// A requested feature of a scene that a file cannot show.
public struct Finding: Error, Hashable, Sendable, CustomStringConvertible {
  /// The names of the layers from the root to the one concerned, joined by `/`.
  public var layer: String
  /// The animated property concerned; nil for other findings.
  public var property: AnimatedProperty?
  /// The reason, in words that follow on the property's name.
  public var reason: String

  package init(_ reason: String, of property: AnimatedProperty? = nil, in layer: String = "") {
    self.layer = layer
    self.property = property
    self.reason = reason
  }

  /// The reason, after the property's key path if there is one.
  public var message: String { (property.map { "'\($0.rawValue)' " } ?? "") + reason }

  /// The finding in one line.
  public var description: String { "layer '\(layer)': \(message)" }
}
