import SweepScene

/// The paths of layers in messages, found once for all consecutive siblings.
struct LayerPaths {
  /// The last trail, and the names of siblings at each of its steps.
  private var last: [Int] = []
  private var names: [[String]] = []

  /// The names of the layers along a trail, joined by `/`.
  ///
  /// - Parameter roots: the layers of the tree, which are always the same.
  mutating func path(along trail: [Int], in roots: [Layer]) -> String {
    let known = zip(last, trail).prefix { $0 == $1 }.count
    if names.count > known + 1 { names.removeSubrange((known + 1)...) }
    last = trail
    var (layers, path) = (roots, [String]())
    for (place, index) in trail.enumerated() {
      if place == names.count { names.append(index < 0 ? [] : layers.pathComponents) }
      // A step into a mask has no name.
      if index < 0 { continue }
      guard layers.indices.contains(index) else { break }
      path.append(names[place][index])
      let entersMask = place + 1 < trail.count && trail[place + 1] < 0
      layers = entersMask ? [layers[index].mask].compactMap { $0 } : layers[index].sublayers
    }
    return path.joined(separator: "/")
  }
}
