extension Scene {
  /// What every animated property shows at 0, 25, 50, 75 and 100 % of its animation's first pass,
  /// as a table for people: a line each, with the layer's path, the property and the moments.
  public func frames() -> String {
    var lines: [String] = []
    for (index, layer) in layers.enumerated() {
      layer.addFrames(to: &lines, path: layer.trailName(at: index)) { time in
        layers[index].presentation(at: time)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Layer {
  /// What messages call the layer: its name, or its place among its siblings.
  package func trailName(at index: Int) -> String { name.isEmpty ? "#\(index)" : name }

  /// Adds the lines of the layer and of those below it.
  ///
  /// - Parameter still: the layer as it is presented at a moment.
  fileprivate func addFrames(
    to lines: inout [String], path: String, still: (Seconds) -> Layer
  ) {
    for animation in animations {
      let timing = animation.timing
      lines.append("\(path)  \(animation.property.keyPath)")
      for part in [0, 0.25, 0.5, 0.75, 1] {
        let time = timing.beginTime + Seconds(timing.cycle * part)
        let value = still(time)[animation.property]?.summary ?? "none"
        lines.append("  \(shown(time.value)) s: \(value)")
      }
    }
    for (index, layer) in sublayers.enumerated() {
      layer.addFrames(to: &lines, path: "\(path)/\(layer.trailName(at: index))") { time in
        still(time).sublayers[index]
      }
    }
  }
}
