import SweepGeometry
public import SweepScene

extension Layer.Scene {
  /// The values of all animated properties at 0, 25, 50, 75 and 100 % of the animation's first
  /// pass, as a table for people: a line each, with the layer's path, the property and the moments.
  public func frames() -> String {
    var lines: [String] = []
    let scene = resolved().scene
    for (path, layer) in zip(scene.layers.pathComponents, scene.layers) {
      layer.addFrames(to: &lines, path: path, TimeMap()) { time in
        layer.presentation(at: time)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Layer {
  /// Adds the lines of the layer, of its mask and of those below it.
  ///
  /// - Parameter still: the layer as it is presented at a moment.
  fileprivate func addFrames(
    to lines: inout [String], path: String, _ outer: TimeMap, still: (Seconds) -> Layer
  ) {
    let own = timing.map { outer.inside($0) } ?? outer
    for animation in animations { animation.addFrames(to: &lines, path: path, own, still: still) }
    if let mask {
      mask.addFrames(to: &lines, path: "\(path)/mask", own) { still($0).mask ?? mask }
    }
    let paths = sublayers.paths(in: path)
    for (index, layer) in sublayers.enumerated() {
      layer.addFrames(to: &lines, path: paths[index], own) { time in
        still(time).sublayers[index]
      }
    }
  }
}

extension Layer.Animation {
  fileprivate func addFrames(
    to lines: inout [String], path: String, _ outer: TimeMap, still: (Seconds) -> Layer
  ) {
    if timing.trigger != nil { return }
    let own = outer.inside(timing)
    if case .group(let group) = self {
      for animation in group.animations {
        animation.addFrames(to: &lines, path: path, own, still: still)
      }
    }
    guard let property else { return }
    lines.append("\(path)  \(property.rawValue)")
    for part in [0, 0.25, 0.5, 0.75, 1] {
      let time = Seconds(own.time(timing.timeOffset.value + timing.cycle * part))
      let value = still(time)[property]?.summary ?? "none"
      lines.append("  \(shown(time.value)) s: \(value)")
    }
  }
}

extension SceneTimeline {
  /// The timeline as text: for each layer and property the final value, below it one line per span,
  /// and at the end the features that the target cannot show.
  ///
  /// ```
  /// needle
  ///   rotation: 50.8°
  ///     0 s … 0.5 s: -118.4° → 50.8°, pace 0.42 0 0.58 1
  /// ```
  package var text: String {
    var lines: [String] = []
    for entry in entries {
      lines.append(entry.layer)
      for track in entry.timeline.tracks {
        lines.append("  \(track.property.rawValue): \(track.base.summary)")
        lines += track.runs.map { "    " + $0.summary }
      }
    }
    lines += findings.map { "! \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension PropertyTrack.Run {
  /// The span in one line.
  fileprivate var summary: String {
    let origin = trigger.map { "\($0.summary) + " } ?? ""
    let end = span.end == .infinity ? "for ever" : "… \(shown(span.end)) s"
    var text = "\(origin)\(shown(span.start)) s \(end): \(span.keys.timedSummary)"
    if !span.isStill, span.passes != 1 {
      let count = span.passes == .infinity ? "" : "\(shown(span.passes)) "
      text += ", \(count)passes of \(shown(span.pass)) s"
    }
    if span.isCumulative { text += ", adding up" }
    if isAdditive { text += ", added" }
    if isFrozen { text += ", stays" }
    return text
  }
}

extension Keyframes {
  /// The keys with their times in the pass, where these are not evenly spaced.
  fileprivate var timedSummary: String {
    isEven || values.count > 8
      ? summary : summary + ", at " + keyTimes.map { shown($0 * 100) + " %" }.joined(separator: " ")
  }
}
