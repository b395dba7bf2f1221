public import SweepScene

extension Scene {
  /// A table of the values of every animated property at 0, 25, 50, 75 and 100 % of its animation's
  /// first pass: a line each, with the layer's path, the property and the moments.
  public func frames() -> String {
    var lines: [String] = []
    let scene = scheduled().scene
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

extension Animation {
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
